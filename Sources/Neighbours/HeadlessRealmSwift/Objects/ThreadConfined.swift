/// What belongs to a Realm, and on a device to the thread that has got it.
public protocol ThreadConfined {
  /// The Realm that it belongs to.
  var realm: Realm? { get }

  /// Whether it was deleted.
  var isInvalidated: Bool { get }

  /// Whether it is as it was at some time.
  var isFrozen: Bool { get }

  /// Returns what it is now, and stays.
  func freeze() -> Self

  /// Returns what it has become since it was frozen.
  func thaw() -> Self?
}
