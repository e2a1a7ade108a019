/// How far a view wants to stand from others.
public struct ViewSpacing: Sendable {
  /// What text says.
  struct TextEdges: Equatable, Sendable {
    /// Between the text above and this one.
    var underText: CGFloat
    /// Between another view above and this one.
    var underView: CGFloat
    /// Between this one and another view below.
    var overView: CGFloat
  }

  /// What a side says.
  enum Side: Equatable, Sendable {
    case unset
    case zero
    case text(TextEdges)
    case length(CGFloat)
  }

  /// The distance between views that do not say more.
  static let standard: CGFloat = 8

  var top = Side.unset
  var leading = Side.unset
  var bottom = Side.unset
  var trailing = Side.unset

  /// Creates what a view says that says nothing.
  public init() {}

  /// What a view says that stands directly beside others.
  public static let zero = ViewSpacing(all: .zero)

  private init(all side: Side) { (top, leading, bottom, trailing) = (side, side, side, side) }

  /// What text says above and below.
  static func text(_ edges: TextEdges) -> ViewSpacing {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (.text(edges), .text(edges))
    return spacing
  }

  /// The distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .vertical
      ? Self.distance(bottom, next.top) : Self.distance(trailing, next.leading)
  }

  private static func distance(_ one: Side, _ other: Side) -> CGFloat {
    switch (one, other) {
    case (.zero, _), (_, .zero): 0
    case (.text, .text(let lower)): lower.underText
    case (.text(let upper), .length(let length)): max(upper.overView, length)
    case (.length(let length), .text(let lower)): max(lower.underView, length)
    case (.text(let upper), .unset): upper.overView
    case (.unset, .text(let lower)): lower.underView
    case (.length(let one), .length(let other)): max(one, other)
    case (.length(let length), .unset), (.unset, .length(let length)): length
    case (.unset, .unset): standard
    }
  }

  /// Says what another view says, too, at some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.union(top, other.top) }
    if edges.contains(.leading) { leading = Self.union(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.union(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.union(trailing, other.trailing) }
  }

  /// What both say, at some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  private static func union(_ one: Side, _ other: Side) -> Side {
    switch (one, other) {
    case (.unset, _): other
    case (_, .unset), (_, .zero): one
    case (.zero, _): other
    case (.text(let one), .text(let other)):
      .text(
        TextEdges(
          underText: max(one.underText, other.underText),
          underView: max(one.underView, other.underView),
          overView: max(one.overView, other.overView)))
    case (.length(let one), .length(let other)): .length(max(one, other))
    default: one
    }
  }

  /// Says nothing any more at some sides.
  mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = .unset }
    if edges.contains(.leading) { leading = .unset }
    if edges.contains(.bottom) { bottom = .unset }
    if edges.contains(.trailing) { trailing = .unset }
  }
}
