NS_ASSUME_NONNULL_BEGIN
// What a table has beyond rows: sections, headers, selection of several, swipes.
typedef NS_ENUM(NSInteger, UIContextualActionStyle) { UIContextualActionStyleNormal, UIContextualActionStyleDestructive } NS_SWIFT_NAME(UIContextualAction.Style);
@class UIContextualAction;
typedef void (^UIContextualActionHandler)(UIContextualAction *action, __kindof UIView *sourceView, void (^completionHandler)(BOOL actionPerformed)) NS_SWIFT_NAME(UIContextualAction.Handler);
NS_SWIFT_UI_ACTOR
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style title:(nullable NSString *)title handler:(UIContextualActionHandler)handler;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, null_resettable) UIColor *backgroundColor;
@property (nonatomic, copy, nullable) UIImage *image;
@end
NS_SWIFT_UI_ACTOR
@interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@property (nonatomic, copy, readonly) NSArray<UIContextualAction *> *actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
@end

@interface UITableViewCell (Additions)
@property (nonatomic) BOOL showsReorderControl;
@end

@interface UITableView (Additions)
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates API_AVAILABLE_IOS(11.0);
- (CGRect)rectForHeaderInSection:(NSInteger)section NS_SWIFT_NAME(rectForHeader(inSection:));
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section NS_SWIFT_NAME(headerView(forSection:));
- (void)registerClass:(nullable Class)aClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
- (nullable __kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier;
@end
NS_ASSUME_NONNULL_END
