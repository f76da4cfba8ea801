NS_ASSUME_NONNULL_BEGIN
// Views: direction, order, layout by constraints, stacks.
typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) { UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft };
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) { UILayoutConstraintAxisHorizontal = 0, UILayoutConstraintAxisVertical = 1 } NS_SWIFT_NAME(NSLayoutConstraint.Axis);
typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
static const UILayoutPriority UILayoutPriorityRequired NS_SWIFT_NAME(UILayoutPriority.required) = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh NS_SWIFT_NAME(UILayoutPriority.defaultHigh) = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow NS_SWIFT_NAME(UILayoutPriority.defaultLow) = 250;

NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
@property (nonatomic) CGFloat constant;
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic) UILayoutPriority priority;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints NS_SWIFT_NAME(activate(_:));
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints NS_SWIFT_NAME(deactivate(_:));
@end
@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
NS_SWIFT_UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c NS_SWIFT_NAME(constraint(equalTo:constant:));
@end
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualToConstant:));
@end
NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@end

@interface UIView (Additions)
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index NS_SWIFT_NAME(insertSubview(_:at:));
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)didMoveToWindow;
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
@property (readonly, strong) UILayoutGuide *layoutMarginsGuide;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis NS_SWIFT_NAME(setContentHuggingPriority(_:for:));
@end

typedef NS_ENUM(NSInteger, UIStackViewAlignment) { UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentTop = UIStackViewAlignmentLeading, UIStackViewAlignmentFirstBaseline, UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing, UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing, UIStackViewAlignmentLastBaseline } NS_SWIFT_NAME(UIStackView.Alignment);
@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
@end

@interface UIScrollView (Additions)
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@end
NS_ASSUME_NONNULL_END
