// Facsimile of publicly documented Foundation API, hand-written. Type-check only.
#ifndef FACSIMILE_FOUNDATION_H
#define FACSIMILE_FOUNDATION_H
#include <ObjectiveC/ObjectiveC.h>
#include <CoreFoundation/CoreFoundation.h>
#include <CoreGraphics/CoreGraphics.h>
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END   _Pragma("clang assume_nonnull end")
#define NS_ENUM(_t,_n)    enum __attribute__((enum_extensibility(open))) _n : _t _n; enum _n : _t
#define NS_CLOSED_ENUM(_t,_n) enum __attribute__((enum_extensibility(closed))) _n : _t _n; enum _n : _t
#define NS_OPTIONS(_t,_n) enum __attribute__((flag_enum,enum_extensibility(open))) _n : _t _n; enum _n : _t
#define NS_SWIFT_NAME(_n) __attribute__((swift_name(#_n)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_UNAVAILABLE(_m) __attribute__((availability(swift, unavailable, message=_m)))
#define NS_SWIFT_BRIDGED(_n) __attribute__((swift_bridge(#_n)))
#define NS_SWIFT_BRIDGED_TYPEDEF __attribute__((swift_bridged_typedef))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_ASYNC_NAME(_n) __attribute__((swift_async_name(#_n)))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define NS_STRING_ENUM NS_TYPED_ENUM
#define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
#define NS_RETURNS_INNER_POINTER
#define NS_FORMAT_FUNCTION(a,b)
#define API_AVAILABLE_IOS(_v) __attribute__((availability(ios,introduced=_v)))
#define API_DEPRECATED_IOS(_m,_a,_b) __attribute__((availability(ios,introduced=_a,deprecated=_b,message=_m)))
#define FOUNDATION_EXPORT extern

NS_ASSUME_NONNULL_BEGIN
@class NSCoder, NSString, NSArray<ObjectType>, NSDictionary<KeyType, ObjectType>, NSSet<ObjectType>, NSError, NSNumber;
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef unsigned short unichar;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
static const NSInteger NSNotFound = 0x7fffffffffffffffL;
typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) { NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending } NS_SWIFT_NAME(ComparisonResult);
typedef NS_OPTIONS(NSUInteger, NSEnumerationOptions) { NSEnumerationConcurrent = 1, NSEnumerationReverse = 2 };
typedef NSComparisonResult (^NSComparator)(id obj1, id obj2);

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@required
@property (class, readonly) BOOL supportsSecureCoding;
@end
@protocol NSFastEnumeration
@end

@interface NSCoder : NSObject
- (nullable id)decodeObjectForKey:(NSString *)key;
@end

NS_SWIFT_SENDABLE
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_SENDABLE
@interface NSNumber : NSValue
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (NSNumber *)initWithInteger:(NSInteger)value NS_DESIGNATED_INITIALIZER;
- (NSNumber *)initWithDouble:(double)value NS_DESIGNATED_INITIALIZER;
- (NSNumber *)initWithBool:(BOOL)value NS_DESIGNATED_INITIALIZER;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@end

NS_SWIFT_SENDABLE
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (unichar)characterAtIndex:(NSUInteger)index;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithString:(NSString *)aString;
- (BOOL)hasPrefix:(NSString *)str;
- (NSComparisonResult)localizedStandardCompare:(NSString *)string;
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndex:(NSUInteger)index NS_SWIFT_NAME(object(at:));
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
- (void)addObject:(ObjectType)anObject NS_SWIFT_NAME(add(_:));
@end
__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (nullable ObjectType)objectForKey:(KeyType)aKey NS_SWIFT_NAME(object(forKey:));
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_SENDABLE
NS_SWIFT_BRIDGED(IndexPath)
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)indexPathWithIndex:(NSUInteger)index;
- (instancetype)initWithIndexes:(const NSUInteger * _Nullable)indexes length:(NSUInteger)length NS_DESIGNATED_INITIALIZER;
- (NSUInteger)indexAtPosition:(NSUInteger)position;
@property (readonly) NSUInteger length;
- (NSComparisonResult)compare:(NSIndexPath *)otherObject;
@end
NS_SWIFT_SENDABLE
NS_SWIFT_BRIDGED(IndexSet)
@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
- (instancetype)initWithIndexesInRange:(NSRange)range NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithIndex:(NSUInteger)value;
@property (readonly) NSUInteger count;
- (void)enumerateIndexesUsingBlock:(void (NS_NOESCAPE ^)(NSUInteger idx, BOOL *stop))block NS_SWIFT_NAME(enumerate(_:));
@end

typedef NSString *NSErrorDomain NS_TYPED_EXTENSIBLE_ENUM;
NS_SWIFT_SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSErrorDomain domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *localizedDescription;
@end

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
NS_SWIFT_BRIDGED(Notification)
@interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@property (nullable, readonly, copy) NSDictionary *userInfo;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (void)removeObserver:(id)observer;
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED(UUID)
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (readonly, copy) NSString *UUIDString;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
@end
typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSAttributedString.Key);
NS_SWIFT_SENDABLE
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(ProcessInfo)
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly) NSTimeInterval systemUptime;
@end
@protocol NSItemProviderWriting <NSObject>
@end
@interface NSString (NSItemProvider) <NSItemProviderWriting>
@end
extern NSString *NSStringFromSelector(SEL aSelector);
extern NSString *NSStringFromClass(Class aClass);
NS_ASSUME_NONNULL_END
#endif
