NS_ASSUME_NONNULL_BEGIN
// The changes that a collection view takes.
NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
- (void)performBatchUpdates:(void (NS_NOESCAPE ^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL finished))completion;
- (void)insertSections:(NSIndexSet *)sections;
- (void)deleteSections:(NSIndexSet *)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NS_SWIFT_NAME(insertItems(at:));
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths NS_SWIFT_NAME(deleteItems(at:));
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths API_AVAILABLE_IOS(15.0) NS_SWIFT_NAME(reconfigureItems(at:));
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath NS_SWIFT_NAME(moveItem(at:to:));
@end
NS_ASSUME_NONNULL_END
