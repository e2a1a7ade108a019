/// What an observer is told of a change.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange

  /// What was done with the property.
  public let kind: Kind
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The value before, if it was asked for.
  public let oldValue: Value?
  /// Which elements of a collection changed, which is none here.
  public var indexes: [Int]? { nil }
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// What was done with an observed property.
public enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Elements were inserted into a collection.
  case insertion = 2
  /// Elements were removed from a collection.
  case removal = 3
  /// Elements of a collection were replaced.
  case replacement = 4
}

/// What an observer wants to be told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt

  /// Creates options from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value that is there when observing begins, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
