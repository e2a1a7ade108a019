public import Foundation

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  /// As the user has chosen: by given name.
  case userDefault = 1
  case givenName = 2
  case familyName = 3
}

/// Which contacts are fetched, and what of them.
public final class CNContactFetchRequest: NSObject {
  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }

  /// The condition for the contacts.
  public var predicate: NSPredicate?
  /// The parts of them to fetch.
  public var keysToFetch: [any CNKeyDescriptor]
  /// Whether contacts of the same person are one.
  public var unifyResults = true
  /// Whether contacts can be changed.
  public var mutableObjects = false
  /// Their order.
  public var sortOrder = CNContactSortOrder.none
}
