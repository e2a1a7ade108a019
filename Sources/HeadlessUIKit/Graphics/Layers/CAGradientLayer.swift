public import Foundation

/// A layer that shows colors which run into one another.
open class CAGradientLayer: CALayer {
  // MARK: Gradient style properties

  /// The colors, each a `CGColor`.
  open var colors: [Any]?

  /// Where each color lies, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]?

  /// Where the gradient starts, as fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the gradient ends, as fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// The way in which the gradient spreads.
  open var type = CAGradientLayerType.axial
}
