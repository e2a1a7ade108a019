public import Foundation

extension UIImage {
  /// How a symbol is shown: its size, weight, scale and colors.
  @preconcurrency @MainActor
  public class SymbolConfiguration: Configuration {
    // MARK: Creating a symbol configuration object

    /// Creates a configuration with a weight.
    public nonisolated convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    /// Creates a configuration with a scale.
    public nonisolated convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration with the size of a font.
    public nonisolated convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// Creates a configuration with the size of a font and a weight.
    public nonisolated convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with the size of a font, a weight and a scale.
    public nonisolated convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale
    ) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with the size of a text style.
    public nonisolated convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates a configuration with the size of a text style and a scale.
    public nonisolated convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size and the weight of a font.
    public nonisolated convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and the weight of a font, and a scale.
    public nonisolated convenience init(font: UIFont, scale: SymbolScale) {
      let weight = font.fontDescriptor.attributes.weight.symbolWeight()
      self.init(Values(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    // MARK: Specifying colors

    /// Creates a configuration that paints the layers of a symbol in these colors.
    public nonisolated convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: .palette(paletteColors)))
    }

    /// Creates a configuration that paints the layers of a symbol in shades of one color.
    public nonisolated convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: .hierarchical(hierarchicalColor)))
    }

    /// Returns a configuration that prefers a symbol in its own colors.
    public nonisolated class func preferringMulticolor() -> Self {
      Self(Values(colors: .multicolor))
    }

    /// Returns a configuration that prefers a symbol in one color.
    public nonisolated class func preferringMonochrome() -> Self {
      Self(Values(colors: .monochrome))
    }

    // MARK: Getting an unspecified configuration

    /// A configuration that specifies nothing.
    public nonisolated class var unspecified: Self { Self(Values()) }
  }
}
