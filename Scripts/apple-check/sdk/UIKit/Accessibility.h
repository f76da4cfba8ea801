NS_ASSUME_NONNULL_BEGIN
// What assistive technology is told.
typedef unsigned long long UIAccessibilityTraits NS_TYPED_EXTENSIBLE_ENUM;
UIKIT_EXTERN const UIAccessibilityTraits UIAccessibilityTraitButton NS_SWIFT_NAME(UIAccessibilityTraits.button);
UIKIT_EXTERN const UIAccessibilityTraits UIAccessibilityTraitHeader NS_SWIFT_NAME(UIAccessibilityTraits.header);
UIKIT_EXTERN const UIAccessibilityTraits UIAccessibilityTraitSelected NS_SWIFT_NAME(UIAccessibilityTraits.selected);
typedef NS_ENUM(NSInteger, UIAccessibilityExpandedStatus) { UIAccessibilityExpandedStatusUnsupported = 0, UIAccessibilityExpandedStatusExpanded, UIAccessibilityExpandedStatusCollapsed } API_AVAILABLE_IOS(18.0);
@class UIAccessibilityCustomAction;
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction);
NS_SWIFT_UI_ACTOR
@interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name actionHandler:(nullable UIAccessibilityCustomActionHandler)actionHandler;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy, nullable) UIAccessibilityCustomActionHandler actionHandler;
@end
@interface NSObject (UIAccessibilityAdditions)
@property (nonatomic) UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, strong) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityExpandedStatus accessibilityExpandedStatus NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(18.0);
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
@end
NS_ASSUME_NONNULL_END
