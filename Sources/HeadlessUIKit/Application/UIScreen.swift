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
  open package(set) var bounds = CGRect(origin: .zero, size: Device.stock.size(isTurned: false))

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
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(0, brightness.finite), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// The number of frames that the screen can display in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is being recorded or mirrored.
  open package(set) var isCaptured = false

  /// The screen that this one shows; none here.
  open var mirrored: UIScreen? { nil }

  /// Whether the screen dims further than its light does.
  open var wantsSoftwareDimming = false

  /// The sizes in pixels that the screen can have, which are one.
  open var availableModes: [UIScreenMode] { [UIScreenMode(self)] }

  /// The size in pixels that the screen has.
  open var currentMode: UIScreenMode? {
    get { availableModes.first }
    set {}
  }

  /// The size in pixels that suits the screen best.
  open var preferredMode: UIScreenMode? { availableModes.first }

  /// Returns a display link of the screen.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The item that has the focus on the screen.
  open var focusedItem: (any UIFocusItem)? { UIApplication.shared.focusSystem.focusedItem }

  // MARK: Tracking screens

  /// Posted after a screen was connected, which does not happen here.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Posted after a screen was disconnected, which does not happen here.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted after a screen has got another mode, which does not happen here.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted after the brightness has changed.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted after the user has begun to record the screen, or has ended that.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The traits of the screen.
  open package(set) var traitCollection = UITraitCollection.device {
    didSet { scope?.currentTraits.value = traitCollection }
  }

  // MARK: The model

  /// The device of the screen.
  package final private(set) var device = Device.stock
  /// The part of the screen that the app has.
  package final private(set) var share = ScreenShare.full
  /// Whether the device lies on its side.
  package final private(set) var isTurned = false
  /// How high bars are; a bar in no window is as on an upright screen.
  final private(set) var bars = BarHeights.usual
  /// The least margins of screens, and of rows (behaviour 772).
  final private(set) var margin: CGFloat = 16
  /// The frame of windows that fill the app's part of the screen.
  package final private(set) var appBounds = CGRect(
    origin: .zero, size: Device.stock.size(isTurned: false))
  /// The scope that keeps the traits for code on other threads.
  final var scope: ApplicationScope?

  /// Becomes the screen of a device, of which the app has a part.
  final func become(_ device: Device, isTurned: Bool, _ share: ScreenShare) {
    self.device = device
    self.isTurned = isTurned
    self.share = share
    bounds = CGRect(origin: .zero, size: device.size(isTurned: isTurned))
    bars = device.bars(isTurned: isTurned)
    appBounds = bounds
    appBounds.size.width = share.width(on: device, isTurned: isTurned)
    let isWide =
      device.isPad
      ? appBounds.width >= min(ScreenShare.leastRegularWidth, bounds.width)
      : isTurned && device.isWideWhenTurned
    margin = device.isPad && !isWide || !device.isWideWhenTurned ? 16 : 20
    traitCollection = traitCollection.modifyingTraits {
      $0.userInterfaceIdiom = device.isPad ? .pad : .phone
      $0.displayScale = device.scale
      $0.horizontalSizeClass = isWide ? .regular : .compact
      $0.verticalSizeClass = isTurned && !device.isPad ? .compact : .regular
    }
  }

  /// Whether the screen is a phone's that lies on its side, where large titles are small.
  final var isLow: Bool { isTurned && !device.isPad }

  /// The insets of the screen's shape in a window that fills it (behaviour 826).
  final var coveredInsets: UIEdgeInsets { device.safeArea(isTurned: isTurned) }

  /// The frame of a visible status bar.
  package final var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: appBounds.width, height: device.statusBarHeight(isTurned: isTurned))
  }

  /// How the screen is held, as far as its shape tells.
  final var interfaceOrientation: UIInterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }
}
