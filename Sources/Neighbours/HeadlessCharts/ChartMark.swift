public import HeadlessSwiftUI

/// A mark of a chart.
@MainActor
struct ChartMark {
  /// The form of a mark.
  enum Form { case bar, line, point, area, rule, rectangle, sector }

  let form: Form
  var x: ChartValue?
  var xEnd: ChartValue?
  var y: ChartValue?
  var yEnd: ChartValue?
  var series: ChartValue?
  var look = Look()

  /// What is said of the look and the element.
  struct Look {
    var style: (@MainActor (EnvironmentValues) -> UIColor)?
    /// The value that decides about the color.
    var group: ChartValue?
    /// The value that decides about the place beside others.
    var position: ChartValue?
    var opacity = 1.0
    var lineWidth: CGFloat = 2
    var dash: [CGFloat] = []
    var cornerRadius: CGFloat = 0
    var symbolSize: CGFloat = 40
    var showsSymbol = false
    var isStacked = true
    var isStepped = false
    var width: MarkDimension?
    var height: MarkDimension?
    var inner: MarkDimension = .automatic
    var outer: MarkDimension = .automatic
    var inset: CGFloat = 0
    /// Where it is in points, in a direction in which it has no value.
    var point: (x: CGFloat?, y: CGFloat?) = (nil, nil)
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
    var notes: [ChartNote] = []
  }
}

/// Views beside a mark.
struct ChartNote {
  let position: AnnotationPosition
  let spacing: CGFloat?
  let view: AnyView
}

/// Where views are beside a mark.
public struct AnnotationPosition: Hashable, Sendable {
  let x: CGFloat
  let y: CGFloat

  public static let automatic = AnnotationPosition(x: 0, y: -1)
  public static let overlay = AnnotationPosition(x: 0, y: 0)
  public static let top = AnnotationPosition(x: 0, y: -1)
  public static let bottom = AnnotationPosition(x: 0, y: 1)
  public static let leading = AnnotationPosition(x: -1, y: 0)
  public static let trailing = AnnotationPosition(x: 1, y: 0)
  public static let topLeading = AnnotationPosition(x: -1, y: -1)
  public static let topTrailing = AnnotationPosition(x: 1, y: -1)
  public static let bottomLeading = AnnotationPosition(x: -1, y: 1)
  public static let bottomTrailing = AnnotationPosition(x: 1, y: 1)
}

/// How long or wide a mark is.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Kind: Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  private init(_ kind: Kind) { self.kind = kind }

  /// As the chart thinks best.
  public static let automatic = MarkDimension(.automatic)
  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { .init(.fixed(value)) }
  /// A part of the room.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { .init(.ratio(ratio)) }
  /// The room less a distance on both sides.
  public static func inset(_ inset: CGFloat) -> MarkDimension { .init(.inset(inset)) }

  /// How much of some room it is.
  func length(of room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let length): length
    case .ratio(let ratio): room * ratio
    case .inset(let inset): max(room - 2 * inset, 0)
    }
  }
}

/// How marks at the same place go together.
public struct MarkStackingMethod: Equatable, Sendable {
  let isStacked: Bool
  /// On each other.
  public static let standard = MarkStackingMethod(isStacked: true)
  /// On each other, to a whole: here as they are.
  public static let normalized = MarkStackingMethod(isStacked: true)
  /// Around the middle: here as they are.
  public static let center = MarkStackingMethod(isStacked: true)
  /// Over each other.
  public static let unstacked = MarkStackingMethod(isStacked: false)
}
