/// A dynamic property that takes what a node keeps for it.
protocol LinkedProperty: DynamicProperty {
  /// Whether the bits of the property say something of the view's value. What a node keeps does not.
  static var isPartOfValue: Bool { get }

  /// Whether the property has a value of the environment.
  static var readsEnvironment: Bool { get }

  /// Takes what is kept in the slot, which is empty at first.
  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode)

  /// Whether another environment gives it another value.
  @MainActor func isOutdated(in environment: EnvironmentValues) -> Bool
}

extension LinkedProperty {
  static var isPartOfValue: Bool { false }
  static var readsEnvironment: Bool { false }
  @MainActor func isOutdated(in environment: EnvironmentValues) -> Bool { false }
}

/// A value that knows whether another one is the same, though their bits differ.
protocol SelfComparing {
  /// Whether a body that reads the one would be the same with the other.
  static func areSame(_ one: Self, _ other: Self) -> Bool
}
