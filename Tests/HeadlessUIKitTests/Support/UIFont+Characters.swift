package import HeadlessUIKit

extension UIFont {
  /// Returns a font whose characters are all equally wide.
  package static func characters(wide width: CGFloat) -> UIFont {
    monospacedSystemFont(ofSize: width * 2048 / 1266, weight: .regular)
  }
}

extension CGFloat {
  /// The number, rounded up to a pixel.
  package var toPixel: CGFloat { (self * 3 - 1e-6).rounded(.up) / 3 }
}
