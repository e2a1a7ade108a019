public import Foundation

/// Scales fonts and lengths with the user's text size, as a text style does.
///
/// Values grow as the distance between the style's lines does.
public final class UIFontMetrics: NSObject, Sendable {
  // MARK: Creating font metrics

  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  // MARK: Creating scaled fonts

  /// Returns the font for the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns the font for the user's text size, but no larger than a maximum unless that is 0.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font for the text size of given traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font for the text size of given traits, but no larger than a maximum.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(
      font, from: font.pointSize, maximum: maximumPointSize, traits: traitCollection ?? .current)
  }

  // MARK: Scaling values

  /// Returns the length for the user's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns the length for the text size of given traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let own = traits.displayScale
    return scaled(value, traits)
      .rounded(toPixels: own > 0 ? own : UITraitCollection.ofScreen.displayScale)
  }

  func scaled(
    _ font: UIFont, from size: CGFloat, maximum: CGFloat, traits: UITraitCollection
  ) -> UIFont {
    let scaled = scaled(size, traits).rounded()
    var attributes = font.fontDescriptor.attributes
    attributes.size = maximum > 0 ? min(scaled, maximum) : scaled
    attributes.follow(traits.legibilityWeight)
    attributes.scaling = .init(style: textStyle, size: size, maximum: maximum)
    return UIFont(UIFontDescriptor(attributes))
  }

  private func scaled(_ value: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let category = traits.preferredContentSizeCategory
    return value * textStyle.lead(for: category) / textStyle.lead(for: .large)
  }

  private let textStyle: UIFont.TextStyle
}
