NS_ASSUME_NONNULL_BEGIN
// Gestures, and what a view takes part in beside touches.
@protocol UIPointerInteractionDelegate;

NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
NS_SWIFT_UI_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@end

NS_SWIFT_UI_ACTOR
@protocol UIInteraction <NSObject>
@property (nonatomic, nullable, weak, readonly) UIView *view;
- (void)willMoveToView:(nullable UIView *)view NS_SWIFT_NAME(willMove(to:));
- (void)didMoveToView:(nullable UIView *)view NS_SWIFT_NAME(didMove(to:));
@end
NS_SWIFT_UI_ACTOR
@protocol UIPointerInteractionDelegate <NSObject>
@end
API_AVAILABLE_IOS(13.4) NS_SWIFT_UI_ACTOR
@interface UIPointerInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(nullable id<UIPointerInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
@end

@interface UIView (UIViewGestureRecognizers)
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(addGestureRecognizer(_:));
@end
@interface UIView (UIInteraction)
- (void)addInteraction:(id<UIInteraction>)interaction NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(addInteraction(_:));
@end
@interface UIView (UIFocus)
@property (nonatomic, readonly) BOOL canBecomeFocused NS_SWIFT_UI_ACTOR;
@end
NS_ASSUME_NONNULL_END
