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

/// The way in which a gradient spreads.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the way.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")

  /// From a point to an ellipse around it.
  public static let radial = Self(rawValue: "radial")

  /// Around a point.
  public static let conic = Self(rawValue: "conic")
}
