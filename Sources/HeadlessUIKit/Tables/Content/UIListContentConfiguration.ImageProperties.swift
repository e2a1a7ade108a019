public import Foundation

extension UIListContentConfiguration {
  /// The look of the image in a list.
  public struct ImageProperties: Hashable {
    /// The size that the system would choose.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The symbol configuration for an image that is a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The color of a template image.
    ///
    /// `nil` means the tint color.
    public var tintColor: UIColor?

    /// Derives the visible color from the color.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { givenTintColorTransformer.value }
      set { givenTintColorTransformer.value = newValue }
    }

    /// Returns the color of the image, after the transformer.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The radius of the rounded corners.
    public var cornerRadius: CGFloat = 0

    /// The largest size of the image.
    ///
    /// 0 means no limit.
    public var maximumSize = CGSize.zero

    /// The smallest space for the image.
    ///
    /// 0 means as much as the image needs.
    public var reservedLayoutSize = CGSize.zero

    /// Whether the image keeps its colors when the user inverts colors.
    public var accessibilityIgnoresInvertColors = false

    /// Adds the values that distinguish most properties to a hash.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }

    private var givenTintColorTransformer = Uncompared<UIConfigurationColorTransformer?>(value: nil)

    init() {}
  }
}
