/// The properties of a font that decide about the width and look of its characters.
package struct FontFace: Hashable, Sendable {
  package var size: Double
  /// How much of the boldest letters the weight has, or of the lightest ones if it is negative.
  package var weight: Double
  package var isItalic = false
  package var isMonospaced = false
  /// Whether digits are equally wide.
  package var hasEqualDigits = false

  /// Creates what decides the look of a font.
  init(_ font: UIFont) {
    let attributes = font.fontDescriptor.attributes
    size = min(max(0, Double(attributes.size.finite)), Self.largestSize)
    weight = attributes.weight.share
    isItalic = attributes.slant != 0
    isMonospaced = attributes.isSystemFont && attributes.design == .monospaced
    hasEqualDigits = attributes.hasMonospacedDigits
  }

  /// The size above which a text would be too wide for a number.
  private static let largestSize = 1e9
}
