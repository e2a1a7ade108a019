// The classes and the protocols, with their names in Swift; their members are not needed.
#pragma once
@protocol NSCopying
@end
@protocol NSMutableCopying
@end
@protocol NSCoding
@end
@protocol NSSecureCoding <NSCoding>
@end
@protocol NSFastEnumeration
@end
@protocol NSLocking
@end
@protocol NSDiscardableContent
@end
@protocol NSURLSessionDelegate <NSObject>
@end
@protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
@end
@protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
@end
@protocol NSURLSessionDownloadDelegate <NSURLSessionTaskDelegate>
@end
@protocol NSURLSessionWebSocketDelegate <NSURLSessionTaskDelegate>
@end
@protocol NSURLSessionStreamDelegate <NSURLSessionTaskDelegate>
@end
@protocol NSURLConnectionDelegate <NSObject>
@end
@protocol NSURLConnectionDataDelegate <NSURLConnectionDelegate>
@end
@protocol NSURLProtocolClient <NSObject>
@end
@protocol NSXMLParserDelegate <NSObject>
@end
@protocol NSStreamDelegate <NSObject>
@end
@protocol NSFileManagerDelegate <NSObject>
@end
@protocol NSKeyedArchiverDelegate <NSObject>
@end
@protocol NSCacheDelegate <NSObject>
@end
@protocol NSItemProviderReading <NSObject>
@end
@protocol NSItemProviderWriting <NSObject>
@end
@protocol NSProgressReporting <NSObject>
@end
@protocol NSExtensionRequestHandling <NSObject>
@end

@class NSString;
@class NSMutableString;
@class NSArray<T0>;
@class NSMutableArray<T0>;
@class NSSet<T0>;
@class NSMutableSet<T0>;
@class NSCountedSet<T0>;
@class NSDictionary<T0, T1>;
@class NSMutableDictionary<T0, T1>;
@class NSOrderedSet<T0>;
@class NSMutableOrderedSet<T0>;
@class NSError;
@class NSValue;
@class NSNumber;
@class NSDecimalNumber;
@class NSNull;
@class NSURL;
@class NSData;
@class NSMutableData;
@class NSDate;
@class NSURLRequest;
@class NSMutableURLRequest;
@class NSNotification;
@class NSIndexPath;
@class NSIndexSet;
@class NSMutableIndexSet;
@class NSUUID;
@class NSLocale;
@class NSTimeZone;
@class NSCalendar;
@class NSCharacterSet;
@class NSMutableCharacterSet;
@class NSDateComponents;
@class NSURLComponents;
@class NSURLQueryItem;
@class NSPersonNameComponents;
@class NSDateInterval;
@class NSMeasurement<T0>;
@class NSAttributedString;
@class NSMutableAttributedString;
@class NSPredicate;
@class NSCompoundPredicate;
@class NSComparisonPredicate;
@class NSExpression;
@class NSSortDescriptor;
@class NSRegularExpression;
@class NSTextCheckingResult;
@class NSDataDetector;
@class NSException;
@class NSInvocation;
@class NSMethodSignature;
@class NSCache<T0, T1>;
@class NSHashTable<T0>;
@class NSMapTable<T0, T1>;
@class NSPointerArray;
@class NSEnumerator<T0>;
@class NSBundle;
@class NSFileManager;
@class NSFileHandle;
@class NSFileWrapper;
@class NSProcessInfo;
@class NSTimer;
@class NSThread;
@class NSRunLoop;
@class NSOperation;
@class NSBlockOperation;
@class NSOperationQueue;
@class NSUserDefaults;
@class NSNotificationCenter;
@class NSURLSession;
@class NSURLSessionConfiguration;
@class NSURLSessionTask;
@class NSURLSessionDataTask;
@class NSURLSessionUploadTask;
@class NSURLSessionDownloadTask;
@class NSURLSessionStreamTask;
@class NSURLSessionTaskMetrics;
@class NSURLSessionTaskTransactionMetrics;
@class NSURLSessionWebSocketTask;
@class NSURLConnection;
@class NSFormatter;
@class NSDateFormatter;
@class NSNumberFormatter;
@class NSByteCountFormatter;
@class NSDateComponentsFormatter;
@class NSISO8601DateFormatter;
@class NSStream;
@class NSInputStream;
@class NSOutputStream;
@class NSProgress;
@class NSScanner;
@class NSUndoManager;
@class NSURLCache;
@class NSCachedURLResponse;
@class NSURLProtocol;
@class NSURLResponse;
@class NSHTTPURLResponse;
@class NSURLCredential;
@class NSURLCredentialStorage;
@class NSURLAuthenticationChallenge;
@class NSURLProtectionSpace;
@class NSHTTPCookie;
@class NSHTTPCookieStorage;
@class NSXMLParser;
@class NSJSONSerialization;
@class NSPropertyListSerialization;
@class NSPipe;
@class NSPort;
@class NSUserActivity;
@class NSItemProvider;
@class NSExtensionContext;
@class NSExtensionItem;
@class NSCoder;
@class NSKeyedArchiver;
@class NSKeyedUnarchiver;
@class NSUnit;
@class NSDimension;
@class NSUnitLength;
@class NSUnitDuration;
@class NSValueTransformer;
@class NSLock;
@class NSRecursiveLock;
@class NSCondition;
@class NSConditionLock;
@class NSProxy;
@class NSOrthography;
@class NSDistributedNotificationCenter;
@class NSUbiquitousKeyValueStore;
@class NSFileCoordinator;
@class NSFileVersion;
@class NSMetadataQuery;
@class NSXPCConnection;
@class NSAssertionHandler;
@class NSTextStorage;

NS_ASSUME_NONNULL_BEGIN
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableString : NSString
@end
__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant T0> : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableArray<T0> : NSArray
@end
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant T0> : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableSet<T0> : NSSet
@end
@interface NSCountedSet<T0> : NSMutableSet
@end
__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant T0, __covariant T1> : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableDictionary<T0, T1> : NSDictionary
@end
@interface NSOrderedSet<__covariant T0> : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableOrderedSet<T0> : NSOrderedSet
@end
__attribute__((swift_bridge("Swift.Error")))
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSNumber : NSValue
@end
@interface NSDecimalNumber : NSNumber
@end
@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSData : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableData : NSData
@end
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSURLRequest : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableURLRequest : NSURLRequest
@end
@interface NSNotification : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSIndexSet : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableIndexSet : NSIndexSet
@end
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSLocale : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSTimeZone : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSCalendar : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSCharacterSet : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableCharacterSet : NSCharacterSet
@end
@interface NSDateComponents : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSURLComponents : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSURLQueryItem : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSPersonNameComponents : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSDateInterval : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMeasurement<T0> : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSAttributedString : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableAttributedString : NSAttributedString
@end
@interface NSPredicate : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSCompoundPredicate : NSPredicate
@end
@interface NSComparisonPredicate : NSPredicate
@end
@interface NSExpression : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSSortDescriptor : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSRegularExpression : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSTextCheckingResult : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSDataDetector : NSRegularExpression
@end
@interface NSException : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSInvocation : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMethodSignature : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSCache<T0, T1> : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSHashTable<T0> : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMapTable<T0, T1> : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSPointerArray : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSEnumerator<T0> : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(FileManager)
@interface NSFileManager : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(FileHandle)
@interface NSFileHandle : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(FileWrapper)
@interface NSFileWrapper : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(ProcessInfo)
@interface NSProcessInfo : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(Timer)
@interface NSTimer : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(Operation)
@interface NSOperation : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(BlockOperation)
@interface NSBlockOperation : NSOperation
@end
NS_SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(UserDefaults)
@interface NSUserDefaults : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLSession)
@interface NSURLSession : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLSessionConfiguration)
@interface NSURLSessionConfiguration : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLSessionTask)
@interface NSURLSessionTask : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLSessionDataTask)
@interface NSURLSessionDataTask : NSURLSessionTask
@end
NS_SWIFT_NAME(URLSessionUploadTask)
@interface NSURLSessionUploadTask : NSURLSessionDataTask
@end
NS_SWIFT_NAME(URLSessionDownloadTask)
@interface NSURLSessionDownloadTask : NSURLSessionTask
@end
NS_SWIFT_NAME(URLSessionStreamTask)
@interface NSURLSessionStreamTask : NSURLSessionTask
@end
NS_SWIFT_NAME(URLSessionTaskMetrics)
@interface NSURLSessionTaskMetrics : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLSessionTaskTransactionMetrics)
@interface NSURLSessionTaskTransactionMetrics : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLSessionWebSocketTask)
@interface NSURLSessionWebSocketTask : NSURLSessionTask
@end
@interface NSURLConnection : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(Formatter)
@interface NSFormatter : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(DateFormatter)
@interface NSDateFormatter : NSFormatter
@end
NS_SWIFT_NAME(NumberFormatter)
@interface NSNumberFormatter : NSFormatter
@end
NS_SWIFT_NAME(ByteCountFormatter)
@interface NSByteCountFormatter : NSFormatter
@end
NS_SWIFT_NAME(DateComponentsFormatter)
@interface NSDateComponentsFormatter : NSFormatter
@end
NS_SWIFT_NAME(ISO8601DateFormatter)
@interface NSISO8601DateFormatter : NSFormatter
@end
NS_SWIFT_NAME(Stream)
@interface NSStream : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(InputStream)
@interface NSInputStream : NSStream
@end
NS_SWIFT_NAME(OutputStream)
@interface NSOutputStream : NSStream
@end
NS_SWIFT_NAME(Progress)
@interface NSProgress : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(Scanner)
@interface NSScanner : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(UndoManager)
@interface NSUndoManager : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLCache)
@interface NSURLCache : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(CachedURLResponse)
@interface NSCachedURLResponse : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLProtocol)
@interface NSURLProtocol : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLResponse)
@interface NSURLResponse : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(HTTPURLResponse)
@interface NSHTTPURLResponse : NSURLResponse
@end
NS_SWIFT_NAME(URLCredential)
@interface NSURLCredential : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLCredentialStorage)
@interface NSURLCredentialStorage : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLAuthenticationChallenge)
@interface NSURLAuthenticationChallenge : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(URLProtectionSpace)
@interface NSURLProtectionSpace : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(HTTPCookie)
@interface NSHTTPCookie : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(HTTPCookieStorage)
@interface NSHTTPCookieStorage : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(XMLParser)
@interface NSXMLParser : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(JSONSerialization)
@interface NSJSONSerialization : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(PropertyListSerialization)
@interface NSPropertyListSerialization : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(Pipe)
@interface NSPipe : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(Port)
@interface NSPort : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSUserActivity : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSItemProvider : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSExtensionContext : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSExtensionItem : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSCoder : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSKeyedArchiver : NSCoder
@end
@interface NSKeyedUnarchiver : NSCoder
@end
NS_SWIFT_NAME(Unit)
@interface NSUnit : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(Dimension)
@interface NSDimension : NSUnit
@end
NS_SWIFT_NAME(UnitLength)
@interface NSUnitLength : NSDimension
@end
NS_SWIFT_NAME(UnitDuration)
@interface NSUnitDuration : NSDimension
@end
NS_SWIFT_NAME(ValueTransformer)
@interface NSValueTransformer : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSLock : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSRecursiveLock : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSCondition : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSConditionLock : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSProxy : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSOrthography : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_NAME(DistributedNotificationCenter)
@interface NSDistributedNotificationCenter : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSUbiquitousKeyValueStore : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSFileCoordinator : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSFileVersion : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMetadataQuery : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSXPCConnection : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSAssertionHandler : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSTextStorage : NSMutableAttributedString
@end

NS_ASSUME_NONNULL_END
