/// A key of the information about a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as the number of an `NSKeyValueChange`.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value, if it was asked for.
  public static let newKey = Self(rawValue: "new")
  /// The value before, if it was asked for.
  public static let oldKey = Self(rawValue: "old")
  /// Which elements of a collection changed, which is never told here.
  public static let indexesKey = Self(rawValue: "indexes")
  /// That the change is still to come, if it is.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}
