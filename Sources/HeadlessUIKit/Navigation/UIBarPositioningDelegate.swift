public import Foundation

/// What says where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar lies.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where the bar lies of itself.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
