import Foundation

extension CGFloat {
  /// The number, rounded to a whole pixel of the application's screen.
  @MainActor var roundedToPixel: CGFloat {
    rounded(toPixels: UIApplication.shared.screen.device.scale)
  }

  /// The number, rounded up to a whole pixel of the application's screen.
  @MainActor var roundedUpToPixel: CGFloat {
    roundedUp(toPixels: UIApplication.shared.screen.device.scale)
  }

  /// The number, rounded to a whole pixel, of which a point has so many.
  func rounded(toPixels scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }

  /// The number, rounded up to a whole pixel, of which a point has so many.
  func roundedUp(toPixels scale: CGFloat) -> CGFloat {
    // Rounding a rounded value again does not change it.
    (self * scale - Self.roundingError).rounded(.up) / scale
  }

  private static let roundingError: CGFloat = 1e-6
}
