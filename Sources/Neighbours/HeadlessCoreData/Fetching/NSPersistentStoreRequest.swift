public import Foundation

/// What a context can be asked to do.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; `nil` stands for all.
  open var affectedStores: [NSPersistentStore]?
}
