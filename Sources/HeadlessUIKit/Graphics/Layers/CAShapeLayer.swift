public import Foundation

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  // MARK: Specifying the shape path

  /// The path.
  open var path: CGPath?

  // MARK: Accessing shape style properties

  /// The color inside the path, black at first.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// Which points are inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// How the ends of the line look.
  open var lineCap = CAShapeLayerLineCap.butt

  /// The lengths of dashes and of the gaps between them.
  open var lineDashPattern: [NSNumber]?

  /// Where in the pattern the line begins.
  open var lineDashPhase: CGFloat = 0

  /// How the corners of the line look.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// The width of the line.
  open var lineWidth: CGFloat = 1

  /// How far a corner may reach before it is cut off.
  open var miterLimit: CGFloat = 10

  /// The color of the line.
  open var strokeColor: CGColor?

  /// Where on the path the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0

  /// Where on the path the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1

  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of a layer's geometry, look and path, without its sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    fillRule = layer.fillRule
    lineCap = layer.lineCap
    lineDashPattern = layer.lineDashPattern
    lineDashPhase = layer.lineDashPhase
    lineJoin = layer.lineJoin
    lineWidth = layer.lineWidth
    miterLimit = layer.miterLimit
    strokeColor = layer.strokeColor
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func paintContent(in context: CGContext) {
    guard let outline = path?.outline else { return }
    if let fillColor { context.fill(outline, evenOdd: fillRule == .evenOdd, fillColor) }
    if let strokeColor, lineWidth > 0 {
      context.stroke(outline.trimmed(from: strokeStart, to: strokeEnd), pen, strokeColor)
    }
  }

  private var pen: Pen {
    var pen = Pen()
    pen.width = lineWidth
    pen.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    pen.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    pen.miterLimit = miterLimit
    pen.phase = lineDashPhase
    pen.dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    return pen
  }
}

/// Which points are inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the rule.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The areas around which the path winds more often one way than the other.
  public static let nonZero = Self(rawValue: "non-zero")

  /// The areas that an odd number of lines separate from the outside.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How the ends of a line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the look.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends squarely at its last point.
  public static let butt = Self(rawValue: "butt")

  /// The line ends in half a circle around its last point.
  public static let round = Self(rawValue: "round")

  /// The line ends squarely, half its width after its last point.
  public static let square = Self(rawValue: "square")
}

/// How the corners of a line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the look.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The edges go on until they meet.
  public static let miter = Self(rawValue: "miter")

  /// The corner is round.
  public static let round = Self(rawValue: "round")

  /// The corner is cut off.
  public static let bevel = Self(rawValue: "bevel")
}
