/// Makes one color out of another, for configurations.
public struct UIConfigurationColorTransformer {
  /// Makes the color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Makes the color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
