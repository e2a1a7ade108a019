public import Foundation

/// A layer that shows colors blending into one another.
open class CAGradientLayer: CALayer {
  // MARK: Gradient style properties

  /// The colors, each a `CGColor`.
  open var colors: [Any]?

  /// The position of each color, from 0 to 1.
  ///
  /// `nil` spreads the colors evenly.
  open var locations: [NSNumber]?

  /// The point where the gradient starts, as fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// The point where the gradient ends, as fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the shape.
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
