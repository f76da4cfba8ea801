NS_ASSUME_NONNULL_BEGIN
// Keyboards.
typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) { UIKeyModifierAlphaShift = 1 << 16, UIKeyModifierShift = 1 << 17, UIKeyModifierControl = 1 << 18, UIKeyModifierAlternate = 1 << 19, UIKeyModifierCommand = 1 << 20, UIKeyModifierNumericPad = 1 << 21 };
NS_SWIFT_UI_ACTOR
@interface UIKey : NSObject
@property (nonatomic, readonly) NSString *characters;
@property (nonatomic, readonly) NSString *charactersIgnoringModifiers;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@end
NS_SWIFT_UI_ACTOR
@interface UIPress : NSObject
@property (nonatomic, nullable, readonly) UIKey *key;
@end
@interface UIPressesEvent : UIEvent
@property (nonatomic, readonly) NSSet<UIPress *> *allPresses;
@end
NS_SWIFT_UI_ACTOR
@interface UICommand : UIMenuElement
@end
NS_SWIFT_UI_ACTOR
@interface UIKeyCommand : UICommand
+ (instancetype)keyCommandWithInput:(NSString *)input modifierFlags:(UIKeyModifierFlags)modifierFlags action:(SEL)action;
@property (nullable, nonatomic, readonly) NSString *input;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic) BOOL wantsPriorityOverSystemBehavior API_AVAILABLE_IOS(15.0);
@end
UIKIT_EXTERN NSString *const UIKeyInputUpArrow NS_SWIFT_NAME(UIKeyCommand.inputUpArrow);
UIKIT_EXTERN NSString *const UIKeyInputDownArrow NS_SWIFT_NAME(UIKeyCommand.inputDownArrow);
UIKIT_EXTERN NSString *const UIKeyInputLeftArrow NS_SWIFT_NAME(UIKeyCommand.inputLeftArrow);
UIKIT_EXTERN NSString *const UIKeyInputRightArrow NS_SWIFT_NAME(UIKeyCommand.inputRightArrow);
UIKIT_EXTERN NSString *const UIKeyInputPageUp NS_SWIFT_NAME(UIKeyCommand.inputPageUp);
UIKIT_EXTERN NSString *const UIKeyInputPageDown NS_SWIFT_NAME(UIKeyCommand.inputPageDown);
UIKIT_EXTERN NSString *const UIKeyInputHome NS_SWIFT_NAME(UIKeyCommand.inputHome) API_AVAILABLE_IOS(13.4);
UIKIT_EXTERN NSString *const UIKeyInputEnd NS_SWIFT_NAME(UIKeyCommand.inputEnd) API_AVAILABLE_IOS(13.4);
@interface UIResponder (UIResponderKeyCommands)
@property (nullable, nonatomic, readonly) NSArray<UIKeyCommand *> *keyCommands;
@end
NS_ASSUME_NONNULL_END
