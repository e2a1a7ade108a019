public import Foundation

extension UIListContentConfiguration {
  /// How the image of a list looks.
  public struct ImageProperties: Hashable {
    /// Stands for the size that the system would choose.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// How the image is shown if it is a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The color of the image where it is a template; `nil` stands for the tint color.
    public var tintColor: UIColor?

    /// Makes the color out of the one it would be.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { givenTintColorTransformer.value }
      set { givenTintColorTransformer.value = newValue }
    }

    /// The color of the image, after the transformer.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// How round the corners are.
    public var cornerRadius: CGFloat = 0

    /// How large the image may be; 0 stands for any size.
    public var maximumSize = CGSize.zero

    /// The room that the image gets at least; 0 stands for as much as it needs.
    public var reservedLayoutSize = CGSize.zero

    /// Whether the image stays as it is when colors are inverted.
    public var accessibilityIgnoresInvertColors = false

    /// Feeds what tells most properties apart into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }

    private var givenTintColorTransformer = Uncompared<UIConfigurationColorTransformer?>(value: nil)

    init() {}
  }
}
