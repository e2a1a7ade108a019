public import Foundation

/// Changes of the contacts to be made.
public final class CNSaveRequest: NSObject {
  enum Change {
    case add(CNMutableContact)
    case update(CNMutableContact)
    case delete(CNMutableContact)
  }

  private(set) var changes: [Change] = []

  /// Creates a request that changes nothing.
  public override init() { super.init() }

  /// Adds a contact.
  public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.add(contact))
  }

  /// Changes a contact.
  public func update(_ contact: CNMutableContact) { changes.append(.update(contact)) }

  /// Deletes a contact.
  public func delete(_ contact: CNMutableContact) { changes.append(.delete(contact)) }
}
