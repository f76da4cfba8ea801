NS_ASSUME_NONNULL_BEGIN
// Text, pictures, buttons and what turns while one waits.
typedef NSString *UIFontTextStyle NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleBody NS_SWIFT_NAME(UIFont.TextStyle.body);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleHeadline NS_SWIFT_NAME(UIFont.TextStyle.headline);
UIKIT_EXTERN UIFontTextStyle const UIFontTextStyleFootnote NS_SWIFT_NAME(UIFont.TextStyle.footnote);
@interface UIFont (Additions)
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style NS_SWIFT_NAME(preferredFont(forTextStyle:));
@end
@interface UIFontMetrics : NSObject
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle NS_DESIGNATED_INITIALIZER;
- (CGFloat)scaledValueForValue:(CGFloat)value NS_SWIFT_NAME(scaledValue(for:));
@end
@interface UILabel (Additions)
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.Configuration)
@interface UIImageConfiguration : NSObject
@end
typedef NS_ENUM(NSInteger, UIImageSymbolScale) { UIImageSymbolScaleDefault = -1, UIImageSymbolScaleUnspecified = 0, UIImageSymbolScaleSmall = 1, UIImageSymbolScaleMedium, UIImageSymbolScaleLarge } NS_SWIFT_NAME(UIImage.SymbolScale);
NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.SymbolConfiguration)
@interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithScale:(UIImageSymbolScale)scale;
@end
@interface UIImage (Additions)
+ (nullable UIImage *)systemImageNamed:(NSString *)name withConfiguration:(nullable UIImageConfiguration *)configuration NS_SWIFT_NAME(init(systemName:withConfiguration:));
@end

NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, readonly) UIImage *image;
@end
@interface UIMenu : UIMenuElement
@end
typedef void (^UIActionHandler)(__kindof UIAction *action);
NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement
+ (instancetype)actionWithHandler:(UIActionHandler)handler NS_REFINED_FOR_SWIFT;
@end
@interface UIControl (Additions)
@property (nonatomic, getter=isSelected) BOOL selected;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:)) API_AVAILABLE_IOS(14.0);
@end
@interface UIButton : UIControl
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state NS_SWIFT_NAME(setImage(_:for:));
@end
typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) { UIActivityIndicatorViewStyleMedium = 100, UIActivityIndicatorViewStyleLarge = 101 } NS_SWIFT_NAME(UIActivityIndicatorView.Style);
@interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(style:));
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)startAnimating;
- (void)stopAnimating;
@end
NS_ASSUME_NONNULL_END
