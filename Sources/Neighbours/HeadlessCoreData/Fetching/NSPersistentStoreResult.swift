public import Foundation

/// What a context has done for a request.
open class NSPersistentStoreResult: NSObject {}
