public import Foundation

/// A layout guide of old, at the top or the bottom of a screen.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far bars and the shape of the screen reach into the view.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}
