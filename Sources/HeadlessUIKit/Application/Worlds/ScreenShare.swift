package import Foundation

/// The part of a tablet's screen that the app has beside another app.
///
/// Apps on phones have all of it.
package enum ScreenShare: Hashable, Sendable {
  case full
  case twoThirds
  case half
  case third
  case width(CGFloat)

  /// Returns how wide the app's windows are on a screen.
  package func width(on device: Device, isTurned: Bool) -> CGFloat {
    let whole = device.size(isTurned: isTurned).width
    guard device.isPad else { return whole }
    // A narrow app is as wide as a phone; the rest, without the gap, is for the other one.
    let narrow: CGFloat = whole >= (isTurned ? 1180 : 1000) ? 375 : 320
    return switch self {
    case .full: whole
    case .twoThirds: max(narrow, whole - Self.gap - narrow)
    case .half: (whole - Self.gap) / 2
    case .third: narrow
    case .width(let width): width.isFinite ? min(max(width, 1), whole) : whole
    }
  }

  /// The least width in which an app on a tablet has room for two things side by side.
  package static let leastRegularWidth: CGFloat = 678

  private static let gap: CGFloat = 10
}
