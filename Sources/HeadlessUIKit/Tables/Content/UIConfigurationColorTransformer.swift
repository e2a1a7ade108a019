/// Derives a color from another one, for configurations.
public struct UIConfigurationColorTransformer {
  /// Derives the color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Derives the color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIConfigurationColorTransformer? {
  /// Returns the derived color; without a transformer that is the color itself.
  func resolved(_ color: UIColor) -> UIColor { self?.transform(color) ?? color }
}
