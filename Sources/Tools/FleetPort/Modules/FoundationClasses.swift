/// What is known of Foundation's classes and protocols.
enum FoundationClasses {
  /// The classes that apps make subclasses of, which have no list of members.
  static let names: Set<String> = [
    "NSObject", "Operation", "BlockOperation", "OperationQueue", "Formatter", "DateFormatter",
    "NumberFormatter", "ByteCountFormatter", "MeasurementFormatter", "URLProtocol", "URLCache",
    "URLSession", "Thread", "Bundle", "UndoManager", "NSCoder", "NSKeyedArchiver",
    "NSKeyedUnarchiver", "XMLParser", "Stream", "InputStream", "OutputStream", "Progress", "NSLock",
    "NSRecursiveLock", "NSCondition", "Timer", "JSONDecoder", "JSONEncoder", "UserDefaults",
    "FileManager", "NSAttributedString", "NSMutableAttributedString", "NSPersistentContainer",
    "NSManagedObject", "NSError", "NSPredicate", "NSSortDescriptor", "NotificationCenter", "Unit",
    "Dimension", "ValueTransformer", "NSSecureUnarchiveFromDataTransformer", "NSUserActivity",
    "HTTPCookieStorage", "XCTestCase",
  ]

  /// The methods of Foundation's protocols that need not be there, and have defaults on Linux.
  static let optionals: [String: [Kit.OptionalMethod]] = [
    "URLSessionDelegate": [
      "urlSession(_:didBecomeInvalidWithError:)", "urlSession(_:didReceive:completionHandler:)",
    ],
    "URLSessionTaskDelegate": [
      "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)",
      "urlSession(_:task:didReceive:completionHandler:)", "urlSession(_:task:needNewBodyStream:)",
      "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)",
      "urlSession(_:task:didCompleteWithError:)", "urlSession(_:task:didFinishCollecting:)",
      "urlSession(_:task:willBeginDelayedRequest:completionHandler:)",
    ],
    "URLSessionDataDelegate": [
      "urlSession(_:dataTask:didReceive:completionHandler:)",
      "urlSession(_:dataTask:didReceive:)",
      "urlSession(_:dataTask:willCacheResponse:completionHandler:)",
    ],
    "URLSessionDownloadDelegate": [
      "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)",
      "urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)",
    ],
  ].reduce(into: [:]) { methods, entry in
    for name in entry.value {
      methods[name] = [Kit.OptionalMethod(protocolName: entry.key, hasResult: false)]
    }
  }

  /// The classes that apps extend by what makes one: `static func a() -> Self { Self(value: 1) }`.
  static let values: Set<String> = [
    "NSNumber", "NSDecimalNumber", "NSUUID", "NSURL", "NSDate", "NSData", "NSString",
    "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "NSArray",
    "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSIndexSet", "NSError",
    "NSPredicate", "NSSortDescriptor", "NSRegularExpression", "DateFormatter", "NumberFormatter",
  ]
}
