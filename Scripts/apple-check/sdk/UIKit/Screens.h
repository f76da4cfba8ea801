NS_ASSUME_NONNULL_BEGIN
// An app, its scenes, and what leads from screen to screen.
@class UIScene, UIWindowScene, UISceneSession, UISceneConfiguration, UISceneConnectionOptions;
typedef NSString *UISceneSessionRole NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISceneSession.Role);
NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@end
NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
- (UISceneConfiguration *)application:(UIApplication *)application configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession options:(UISceneConnectionOptions *)options API_AVAILABLE_IOS(13.0);
@end
NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject
@property (nonatomic, readonly) UISceneSessionRole role;
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable) Class delegateClass;
@end
NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@end
@interface UIWindowScene : UIScene
@end
NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions;
@end
NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end
@interface UIWindow (Scenes)
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene API_AVAILABLE_IOS(13.0);
- (void)makeKeyAndVisible;
@end

NS_SWIFT_UI_ACTOR
@interface UISearchBar : UIView
@property (nullable, nonatomic, copy) NSString *text;
@end
@class UISearchController;
NS_SWIFT_UI_ACTOR
@protocol UISearchResultsUpdating <NSObject>
@required
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController NS_SWIFT_NAME(updateSearchResults(for:));
@end
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nonatomic, readonly, strong) UISearchBar *searchBar;
@end
@interface UINavigationItem (Search)
@property (nullable, nonatomic, strong) UISearchController *searchController API_AVAILABLE_IOS(11.0);
@end
NS_ASSUME_NONNULL_END
