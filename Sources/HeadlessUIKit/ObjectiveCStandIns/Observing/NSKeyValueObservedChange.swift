/// The information about a change for an observer.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The value before, if it was asked for.
  public let oldValue: Value?
  /// Which elements of a collection changed, always `nil` here.
  public var indexes: [Int]? { nil }
  /// Whether the change is still to come.
  public let isPrior: Bool

  package init(kind: Kind, newValue: Value?, oldValue: Value?, isPrior: Bool) {
    self.kind = kind
    self.newValue = newValue
    self.oldValue = oldValue
    self.isPrior = isPrior
  }
}

/// The kind of a change of an observed property.
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

/// The options of an observer: which values it is given, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt

  /// Creates options from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value that is there when observing begins, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
