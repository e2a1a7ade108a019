public import Foundation

/// A screen: its size, and the traits that windows on it start from.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  // MARK: Getting the available screens

  /// The screen of the app.
  open class var main: UIScreen { UIApplication.shared.screen }

  /// All screens, which is the one.
  open class var screens: [UIScreen] { [main] }

  // MARK: Getting the bounds information

  /// The size of the screen in points.
  open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The size of the screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }

  /// How many pixels a point has.
  open var scale: CGFloat { traitCollection.displayScale }

  /// How many pixels a point has on the glass.
  open var nativeScale: CGFloat { scale }

  // MARK: Getting the screen's attributes

  /// How bright the screen is, from 0 to 1.
  open var brightness: CGFloat = 0.5

  /// How many pictures the screen shows in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is being recorded or mirrored.
  open package(set) var isCaptured = false

  /// The traits of the screen.
  open package(set) var traitCollection = UITraitCollection.device
}
