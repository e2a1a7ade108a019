import Foundation
import HeadlessUIKit

// The tablets, by the names that suites of pictures have for them.
extension ViewImageConfig {
  /// The widths of the parts of a tablet.
  private struct Tablet {
    var width: CGFloat
    var height: CGFloat
    /// A third, a half and two thirds of it on its side.
    var landscape: (CGFloat, CGFloat, CGFloat)
    /// A third and two thirds of it upright.
    var portrait: (CGFloat, CGFloat)
    var bottom: CGFloat = 0
    var top: CGFloat = 20
    /// Whether a half of it is wide.
    var isLarge = false
  }

  private static func tablet(_ tablet: Tablet, _ orientation: TabletOrientation) -> Self {
    let (width, height, isWide): (CGFloat, CGFloat, Bool) =
      switch orientation {
      case .landscape(.oneThird): (tablet.landscape.0, tablet.width, false)
      case .landscape(.oneHalf): (tablet.landscape.1, tablet.width, tablet.isLarge)
      case .landscape(.twoThirds): (tablet.landscape.2, tablet.width, true)
      case .landscape(.full): (tablet.height, tablet.width, true)
      case .portrait(.oneThird): (tablet.portrait.0, tablet.height, false)
      case .portrait(.twoThirds): (tablet.portrait.1, tablet.height, false)
      case .portrait(.full): (tablet.width, tablet.height, true)
      }
    return Self(
      safeArea: UIEdgeInsets(top: tablet.top, left: 0, bottom: tablet.bottom, right: 0),
      size: CGSize(width: width, height: height),
      traits: isWide ? .iPadMini : .iPadMini_Compact_SplitView)
  }

  private static func whole(_ orientation: Orientation) -> TabletOrientation {
    orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }

  /// An iPad mini, on its side.
  public static let iPadMini = iPadMini(Orientation.landscape)

  /// Returns an iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(whole(orientation))
  }

  /// Returns a part of an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(width: 768, height: 1024, landscape: (320, 507, 694), portrait: (320, 438)),
      orientation)
  }

  /// An iPad 9.7, on its side.
  public static let iPad9_7 = iPad9_7(Orientation.landscape)

  /// Returns an iPad 9.7.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(whole(orientation))
  }

  /// Returns a part of an iPad 9.7.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(width: 768, height: 1024, landscape: (320, 507, 694), portrait: (320, 438)),
      orientation)
  }

  /// An iPad 10.2, on its side.
  public static let iPad10_2 = iPad10_2(Orientation.landscape)

  /// Returns an iPad 10.2.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(whole(orientation))
  }

  /// Returns a part of an iPad 10.2.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(width: 810, height: 1080, landscape: (320, 535, 750), portrait: (320, 480)),
      orientation)
  }

  /// An iPad Pro 10.5, on its side.
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)

  /// Returns an iPad Pro 10.5.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(whole(orientation))
  }

  /// Returns a part of an iPad Pro 10.5.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(width: 834, height: 1112, landscape: (320, 551, 782), portrait: (320, 504)),
      orientation)
  }

  /// An iPad Pro 11, on its side.
  public static let iPadPro11 = iPadPro11(Orientation.landscape)

  /// Returns an iPad Pro 11.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(whole(orientation))
  }

  /// Returns a part of an iPad Pro 11.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(
        width: 834, height: 1194, landscape: (375, 592, 809), portrait: (320, 504), bottom: 20,
        top: 24),
      orientation)
  }

  /// An iPad Pro 12.9, on its side.
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)

  /// Returns an iPad Pro 12.9.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(whole(orientation))
  }

  /// Returns a part of an iPad Pro 12.9.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(
        width: 1024, height: 1366, landscape: (375, 678, 981), portrait: (375, 639), isLarge: true),
      orientation)
  }
}
