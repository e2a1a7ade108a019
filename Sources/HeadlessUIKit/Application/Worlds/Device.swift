package import Foundation

/// A device: its screen, the areas that its shape covers, and their consequences.
///
/// An application has one, which a test may change at any time. Values that are the same on every
/// device stand in `DeviceProfile`.
package struct Device: Hashable, Sendable {
  /// Its name, such as "iPhone SE".
  package private(set) var name: String
  package let isPad: Bool
  /// The size of the screen that stands upright.
  package let width: CGFloat
  package let height: CGFloat
  /// The pixels in a point.
  package let scale: CGFloat
  /// The height that the status bar or the shape covers at the top of the upright screen.
  package let top: CGFloat
  /// The height that a home indicator covers at the bottom of the upright screen.
  package let bottom: CGFloat

  /// The device that an application has unless a test chooses another.
  package static let stock = Device("iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34)

  /// Creates a device; invalid lengths become the least valid one.
  package init(
    _ name: String, isPad: Bool = false, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    top: CGFloat, bottom: CGFloat
  ) {
    func length(_ value: CGFloat, from least: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, least), 10_000) : least
    }
    let sides = [length(width, from: 1), length(height, from: 1)]
    self.name = name
    self.isPad = isPad
    self.width = min(sides[0], sides[1])
    self.height = max(sides[0], sides[1])
    self.scale = min(length(scale, from: 1), 9)
    self.top = length(top, from: 0)
    self.bottom = length(bottom, from: 0)
  }

  /// Returns the same with another name, of a device that is like it.
  package func named(_ name: String) -> Device {
    var device = self
    device.name = name
    return device
  }

  package var hasHomeIndicator: Bool { bottom > 0 }

  /// Whether there is room for two things side by side when the device lies on its side.
  package var isWideWhenTurned: Bool { isPad || width >= 414 }

  /// Whether the cameras are in an island, which the status bar does not fill.
  package var hasDynamicIsland: Bool { !isPad && top >= 59 }

  // MARK: What follows

  package func size(isTurned: Bool) -> CGSize {
    isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The covered insets of a window that fills the screen (behaviour 826).
  package func safeArea(isTurned: Bool) -> UIEdgeInsets {
    guard isTurned, !isPad else { return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }
    guard hasHomeIndicator else { return .zero }
    return UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
  }

  /// The height of the status bar, which a phone on its side does not have.
  func statusBarHeight(isTurned: Bool) -> CGFloat {
    if isTurned, !isPad { return 0 }
    return hasDynamicIsland ? 54 : top
  }

  /// The height of the keyboard with its suggestions, and with the home indicator below.
  func keyboardHeight(isTurned: Bool) -> CGFloat {
    switch (isPad, hasHomeIndicator) {
    case (false, true): isTurned ? 209 : width < 414 ? 336 : 346
    case (false, false): isTurned ? 206 : width < 414 ? 260 : 271
    case (true, true): isTurned ? 428 : 340
    case (true, false): isTurned ? 408 : 320
    }
  }

  /// How high the bars are (behaviour 827).
  func bars(isTurned: Bool) -> BarHeights {
    if isPad { return .pad }
    return isTurned && !isWideWhenTurned ? .low : .usual
  }
}

/// How high the bars of a screen are, without what lies below them.
struct BarHeights {
  var navigationBar: CGFloat
  var toolbar: CGFloat
  var tabBar: CGFloat

  static let usual = BarHeights(navigationBar: 44, toolbar: 44, tabBar: 49)
  static let low = BarHeights(navigationBar: 32, toolbar: 32, tabBar: 32)
  static let pad = BarHeights(navigationBar: 50, toolbar: 50, tabBar: 50)
}
