/// A property of a view that has to do with what makes the view's body change.
public protocol DynamicProperty {
  /// Gives the property its present value, before each body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
