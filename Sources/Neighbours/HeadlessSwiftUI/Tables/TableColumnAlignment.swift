/// Where the views of a column stand in it.
public struct TableColumnAlignment: Hashable, Sendable {
  /// How much of the free room is before a view.
  let share: CGFloat

  /// As the table has it: where lines begin.
  public static let automatic = TableColumnAlignment(share: 0)
  /// Where lines begin.
  public static let leading = TableColumnAlignment(share: 0)
  /// In the middle.
  public static let center = TableColumnAlignment(share: 0.5)
  /// Where lines end.
  public static let trailing = TableColumnAlignment(share: 1)
  /// As numbers stand: where lines end.
  public static let numeric = TableColumnAlignment(share: 1)
}

/// How wide a column may be.
struct TableColumnWidth {
  var fixed: CGFloat?
  var least: CGFloat = 0
  var most: CGFloat = .infinity

  func limited(_ width: CGFloat) -> CGFloat { min(max(width, least), max(most, least)) }
}

/// What a table reads of a column.
public struct _TableColumnParts {
  let label: AnyView
  /// What orders the rows by it, if anything does.
  let comparator: Any?
  let content: (Any) -> AnyView?
  let width: TableColumnWidth
  let alignment: TableColumnAlignment
}
