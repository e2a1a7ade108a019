import Foundation

/// Where a context reads objects from: the stores of a coordinator, or another context.
enum ObjectSource {
  case none
  case stores(NSPersistentStoreCoordinator)
  case parent(NSManagedObjectContext)

  /// Returns what is known of an object.
  func row(_ id: NSManagedObjectID) -> StoredRow? {
    switch self {
    case .none: nil
    case .stores(let coordinator): coordinator.store(of: id)?.rows.row(id)
    case .parent(let context): context.row(id)
    }
  }
}
