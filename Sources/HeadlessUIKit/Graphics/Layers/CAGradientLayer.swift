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

  override func paintContent(in context: CGContext) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let places = locations.flatMap { $0.count == colors.count ? $0 : nil }
    let gradient = CGGradient(colors, locations: places?.map { CGFloat($0.doubleValue) })
    guard let gradient, bounds.width > 0, bounds.height > 0 else { return }
    context.saveGState()
    context.clip(to: bounds)
    // Start and end are fractions of the bounds.
    context.translateBy(x: bounds.minX, y: bounds.minY)
    context.scaleBy(x: bounds.width, y: bounds.height)
    let beyond: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch type {
    case .radial:
      // From the start to an ellipse whose axes reach as far as the end.
      context.translateBy(x: startPoint.x, y: startPoint.y)
      context.scaleBy(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: beyond)
    case .conic:
      context.drawConicGradient(
        gradient, center: startPoint,
        angle: atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x))
    default:
      context.drawLinearGradient(gradient, start: startPoint, end: endPoint, options: beyond)
    }
    context.restoreGState()
  }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the shape.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = Self(rawValue: "axial")

  /// From a point to an ellipse around it.
  public static let radial = Self(rawValue: "radial")

  public static let conic = Self(rawValue: "conic")
}
