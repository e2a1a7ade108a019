/// How views are aligned in both directions.
public struct Alignment: Equatable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment of two.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top, where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top, where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom, where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom, where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Where the first lines of text stand, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Where the last lines of text stand, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// Where the first lines of text begin.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Where the last lines of text begin.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// Where the first lines of text end.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// Where the last lines of text end.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// Where views have the alignment.
  @MainActor func point(_ dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: dimensions[horizontal], y: dimensions[vertical])
  }

  /// Where the alignment is in a size that knows of no guides.
  @MainActor func point(in size: CGSize) -> CGPoint { point(ViewDimensions(size)) }

  /// Where an item stands in a size.
  @MainActor func origin(_ dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    let (outer, inner) = (point(in: size), point(dimensions))
    return CGPoint(x: outer.x - inner.x, y: outer.y - inner.y)
  }
}
