/// The classes of Foundation that apps make subclasses of, which have no list of members.
enum FoundationClasses {
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
}
