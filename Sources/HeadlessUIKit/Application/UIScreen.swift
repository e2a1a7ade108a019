public import Foundation

/// A screen: its size, and the base traits of the windows on it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  // MARK: Getting the available screens

  /// The screen of the app.
  open class var main: UIScreen { UIApplication.shared.screen }

  /// All screens: the model has one.
  open class var screens: [UIScreen] { [main] }

  // MARK: Getting the bounds information

  /// The size of the screen in points.
  open package(set) var bounds = CGRect(origin: .zero, size: DeviceProfile.current.screen.size)

  /// The size of the screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }

  /// The number of pixels in a point.
  open var scale: CGFloat { traitCollection.displayScale }

  /// The number of physical pixels in a point.
  open var nativeScale: CGFloat { scale }

  // MARK: Getting the coordinate space

  /// The coordinates of the screen in its current orientation.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(self, isFixed: false) }

  /// The coordinates of the screen in portrait, which stay when the device is turned.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(self, isFixed: true) }

  // MARK: Capturing a screen snapshot

  /// Returns a picture of the screen as it looks now, as a view of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let context = CGContext(points: bounds, scale: scale, isOpaque: true)
    if let context {
      for window in UIApplication.shared.windows where window.screen === self {
        if afterUpdates { window.layoutIfNeeded() }
        ViewPainter(context: context).paint(window)
      }
    }
    let image = context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    return SnapshotView(image: image, size: bounds.size)
  }

  // MARK: Getting the screen's attributes

  /// The brightness of the screen, from 0 to 1.
  open var brightness: CGFloat = 0.5

  /// The number of frames that the screen can display in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is being recorded or mirrored.
  open package(set) var isCaptured = false

  /// The traits of the screen.
  open package(set) var traitCollection = UITraitCollection.device

  // MARK: The model

  /// Whether the screen is a phone's that lies on its side: bars are lower, and large titles small.
  final var isLow = false

  /// What the shape of the screen covers of a window that fills it (behaviour 826).
  final var coveredInsets: UIEdgeInsets {
    let screen = DeviceProfile.current.screen
    return isLow ? screen.turnedSafeArea : screen.safeArea
  }

  /// How the screen is held, as far as its shape tells.
  final var interfaceOrientation: UIInterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }
}
