import Fleet
import Foundation
import HeadlessUIKit

// The tablets, by the names that suites of pictures have for them.
extension ViewImageConfig {
  /// Returns a part of a tablet.
  ///
  /// - Parameter safeArea: What is covered, where that is not what the device covers.
  private static func tablet(
    _ device: TestWorld.Device, _ orientation: TabletOrientation, safeArea: UIEdgeInsets? = nil
  ) -> Self {
    let (isTurned, share): (Bool, ScreenShare) =
      switch orientation {
      case .landscape(.oneThird): (true, .third)
      case .landscape(.oneHalf): (true, .half)
      case .landscape(.twoThirds): (true, .twoThirds)
      case .landscape(.full): (true, .full)
      case .portrait(.oneThird): (false, .third)
      case .portrait(.twoThirds): (false, .twoThirds)
      case .portrait(.full): (false, .full)
      }
    let width = share.width(on: device.model, isTurned: isTurned)
    return Self(
      safeArea: safeArea ?? device.model.safeArea(isTurned: isTurned),
      size: CGSize(width: width, height: device.model.size(isTurned: isTurned).height),
      traits: .tablet(isWide: width >= ScreenShare.leastRegularWidth))
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
    tablet(.iPadMini5, orientation)
  }

  /// An iPad 9.7, on its side.
  public static let iPad9_7 = iPad9_7(Orientation.landscape)

  /// Returns an iPad 9.7.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(whole(orientation))
  }

  /// Returns a part of an iPad 9.7.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(.iPad6, orientation)
  }

  /// An iPad 10.2, on its side.
  public static let iPad10_2 = iPad10_2(Orientation.landscape)

  /// Returns an iPad 10.2.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(whole(orientation))
  }

  /// Returns a part of an iPad 10.2.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(.iPad9, orientation)
  }

  /// An iPad Pro 10.5, on its side.
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)

  /// Returns an iPad Pro 10.5.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(whole(orientation))
  }

  /// Returns a part of an iPad Pro 10.5.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(.iPadAir3, orientation)
  }

  /// An iPad Pro 11, on its side.
  public static let iPadPro11 = iPadPro11(Orientation.landscape)

  /// Returns an iPad Pro 11.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(whole(orientation))
  }

  /// Returns a part of an iPad Pro 11.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(.iPadPro11, orientation)
  }

  /// An iPad Pro 12.9, on its side.
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)

  /// Returns an iPad Pro 12.9.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(whole(orientation))
  }

  /// Returns a part of an iPad Pro 12.9.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    // The one with a home button covers less than its successors.
    tablet(
      .iPadPro12, orientation, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }
}
