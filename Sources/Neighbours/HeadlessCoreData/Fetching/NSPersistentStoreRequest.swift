public import Foundation

/// A request to a context.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; `nil` stands for all.
  open var affectedStores: [NSPersistentStore]?
}
