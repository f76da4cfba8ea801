NS_ASSUME_NONNULL_BEGIN
// Drag and drop.
@interface NSItemProvider : NSObject
- (instancetype)initWithObject:(id<NSItemProviderWriting>)object;
@end
NS_SWIFT_UI_ACTOR
@interface UIDragItem : NSObject
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) NSItemProvider *itemProvider;
@property (nonatomic, strong, nullable) id localObject;
@end
NS_SWIFT_UI_ACTOR
@protocol UIDragDropSession <NSObject>
@property (nonatomic, readonly) NSArray<UIDragItem *> *items;
- (CGPoint)locationInView:(UIView *)view NS_SWIFT_NAME(location(in:));
@property (nonatomic, readonly) BOOL allowsMoveOperation;
@end
NS_SWIFT_UI_ACTOR
@protocol UIDragSession <UIDragDropSession>
@property (nonatomic, strong, nullable) id localContext;
@end
NS_SWIFT_UI_ACTOR
@protocol UIDropSession <UIDragDropSession>
@property (nonatomic, readonly, nullable) id<UIDragSession> localDragSession;
@end
typedef NS_ENUM(NSUInteger, UIDropOperation) { UIDropOperationCancel = 0, UIDropOperationForbidden = 1, UIDropOperationCopy = 2, UIDropOperationMove = 3 };
NS_SWIFT_UI_ACTOR
@interface UIDropProposal : NSObject
- (instancetype)initWithDropOperation:(UIDropOperation)operation NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(operation:));
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UIDropOperation operation;
@end
typedef NS_ENUM(NSInteger, UITableViewDropIntent) { UITableViewDropIntentUnspecified, UITableViewDropIntentInsertAtDestinationIndexPath, UITableViewDropIntentInsertIntoDestinationIndexPath, UITableViewDropIntentAutomatic } NS_SWIFT_NAME(UITableViewDropProposal.Intent);
NS_SWIFT_UI_ACTOR
@interface UITableViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation intent:(UITableViewDropIntent)intent NS_SWIFT_NAME(init(operation:intent:));
@property (nonatomic, readonly) UITableViewDropIntent intent;
@end
NS_SWIFT_UI_ACTOR
@protocol UIDragAnimating <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDropItem <NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
@property (nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDropCoordinator <NSObject>
@property (nonatomic, readonly) NSArray<id<UITableViewDropItem>> *items;
@property (nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property (nonatomic, readonly) UITableViewDropProposal *proposal;
@property (nonatomic, readonly) id<UIDropSession> session;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toRowAtIndexPath:(NSIndexPath *)indexPath __attribute__((swift_attr("@discardableResult"))) NS_SWIFT_NAME(drop(_:toRowAt:));
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDragDelegate <NSObject>
@required
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView itemsForBeginningDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:itemsForBeginning:at:));
@optional
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView itemsForAddingToDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point NS_SWIFT_NAME(tableView(_:itemsForAddingTo:at:point:));
- (void)tableView:(UITableView *)tableView dragSessionWillBegin:(id<UIDragSession>)session NS_SWIFT_NAME(tableView(_:dragSessionWillBegin:));
- (void)tableView:(UITableView *)tableView dragSessionDidEnd:(id<UIDragSession>)session NS_SWIFT_NAME(tableView(_:dragSessionDidEnd:));
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDropDelegate <NSObject>
@required
- (void)tableView:(UITableView *)tableView performDropWithCoordinator:(id<UITableViewDropCoordinator>)coordinator NS_SWIFT_NAME(tableView(_:performDropWith:));
@optional
- (BOOL)tableView:(UITableView *)tableView canHandleDropSession:(id<UIDropSession>)session NS_SWIFT_NAME(tableView(_:canHandle:));
- (void)tableView:(UITableView *)tableView dropSessionDidEnter:(id<UIDropSession>)session NS_SWIFT_NAME(tableView(_:dropSessionDidEnter:));
- (UITableViewDropProposal *)tableView:(UITableView *)tableView dropSessionDidUpdate:(id<UIDropSession>)session withDestinationIndexPath:(nullable NSIndexPath *)destinationIndexPath NS_SWIFT_NAME(tableView(_:dropSessionDidUpdate:withDestinationIndexPath:));
- (void)tableView:(UITableView *)tableView dropSessionDidExit:(id<UIDropSession>)session NS_SWIFT_NAME(tableView(_:dropSessionDidExit:));
- (void)tableView:(UITableView *)tableView dropSessionDidEnd:(id<UIDropSession>)session NS_SWIFT_NAME(tableView(_:dropSessionDidEnd:));
@end
@interface UITableView (DragAndDrop)
@property (nonatomic, weak, nullable) id<UITableViewDragDelegate> dragDelegate;
@property (nonatomic, weak, nullable) id<UITableViewDropDelegate> dropDelegate;
@property (nonatomic) BOOL dragInteractionEnabled;
@end
NS_ASSUME_NONNULL_END
