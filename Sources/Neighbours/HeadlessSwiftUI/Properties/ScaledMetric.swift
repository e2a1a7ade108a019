/// A number that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: LinkedProperty {
  private let base: Value
  private let style: UIFont.TextStyle
  private var scaled: Value

  static var readsEnvironment: Bool { true }
  static var isPartOfValue: Bool { false }

  init(_ base: Value, _ style: UIFont.TextStyle) {
    self.base = base
    self.style = style
    scaled = base
  }

  /// Creates a number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue, .body) }

  /// Creates a number that grows as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue, textStyle.uiKit)
  }

  /// The number, as large as it is now.
  public var wrappedValue: Value { scaled }

  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    scaled = value(in: node.environment)
  }

  @MainActor func isOutdated(in environment: EnvironmentValues) -> Bool {
    value(in: environment) != scaled
  }

  @MainActor private func value(in environment: EnvironmentValues) -> Value {
    let traits = UITraitCollection(
      preferredContentSizeCategory: environment.dynamicTypeSize.category)
    return Value(
      UIFontMetrics(forTextStyle: style).scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}
