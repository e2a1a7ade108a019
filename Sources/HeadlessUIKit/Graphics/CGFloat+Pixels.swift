import Foundation

extension CGFloat {
  /// The number, rounded to a whole pixel of the device.
  var roundedToPixel: CGFloat {
    let scale = DeviceProfile.current.screen.scale
    return (self * scale).rounded() / scale
  }

  /// The number, rounded up to a whole pixel of the device.
  var roundedUpToPixel: CGFloat {
    let scale = DeviceProfile.current.screen.scale
    // Rounding a rounded value again does not change it.
    return (self * scale - Self.roundingError).rounded(.up) / scale
  }

  private static let roundingError: CGFloat = 1e-6
}
