/// What an observer is told of a change, by its keys.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What was done with the property, as the number of an `NSKeyValueChange`.
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
