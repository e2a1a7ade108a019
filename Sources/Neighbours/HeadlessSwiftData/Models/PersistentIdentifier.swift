import Synchronization

/// The identity of an object, in all contexts of its container.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable {
  /// What tells objects of an entity apart.
  public struct ID: Hashable, Codable, Sendable {
    let number: Int
  }

  private static let count = Atomic(0)

  /// What tells objects of an entity apart.
  public let id: ID

  /// The entity of the object.
  public let entityName: String

  /// The store that has the object, once it is saved.
  public internal(set) var storeIdentifier: String?

  /// The identity of a new object.
  init(of entityName: String) {
    id = ID(number: Self.count.add(1, ordering: .relaxed).newValue)
    self.entityName = entityName
  }

  /// Whether both are the same object, saved or not.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id && lhs.entityName == rhs.entityName
  }

  /// Hashes what saving does not change.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension PersistentIdentifier: Comparable {
  /// Whether an object is older.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.id.number < rhs.id.number }
}
