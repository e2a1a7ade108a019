public import Foundation

/// The result of a context's request.
open class NSPersistentStoreResult: NSObject {}
