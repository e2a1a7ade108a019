public import Foundation

/// A bar that says where it lies.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}
