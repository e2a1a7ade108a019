/// How views are aligned from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  private let id: any AlignmentID.Type

  /// Creates an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  var guide: AlignmentGuide {
    let isBaseline = id == FirstBaseline.self || id == LastBaseline.self
    return AlignmentGuide(
      id: id, axis: .vertical, isLastBaseline: isBaseline ? id == LastBaseline.self : nil)
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// At the top.
  public static let top = VerticalAlignment(Top.self)
  /// In the middle.
  public static let center = VerticalAlignment(Center.self)
  /// At the bottom.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// Where the first lines of text stand.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// Where the last lines of text stand.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  /// Whether both are the same.
  public static func == (one: Self, other: Self) -> Bool { one.guide == other.guide }
}
