/// How views are aligned from side to side.
public struct HorizontalAlignment: Equatable, Sendable {
  private let id: any AlignmentID.Type

  /// Creates an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  var guide: AlignmentGuide { AlignmentGuide(id: id, axis: .horizontal) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// Where lines begin.
  public static let leading = HorizontalAlignment(Leading.self)
  /// In the middle.
  public static let center = HorizontalAlignment(Center.self)
  /// Where lines end.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the separator of a row of a list begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the separator of a row of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// Whether both are the same.
  public static func == (one: Self, other: Self) -> Bool { one.guide == other.guide }
}
