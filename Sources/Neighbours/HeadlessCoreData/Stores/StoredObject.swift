import Locks

/// A value that only a transformer can make data of.
final class StoredObject: Hashable, Sendable {
  private let kept: Unchecked<Any>

  init(_ value: Any) {
    // Proof: nothing changes the value once it is stored; an app that does so changes its own object.
    kept = Unchecked(value)
  }

  var value: Any { kept.value }

  static func == (one: StoredObject, other: StoredObject) -> Bool {
    if one === other { return true }
    guard let first = one.value as? AnyHashable, let second = other.value as? AnyHashable else {
      return false
    }
    return first == second
  }

  func hash(into hasher: inout Hasher) {
    if let value = value as? AnyHashable { hasher.combine(value) }
  }
}
