/// What the content of a bar is for.
public nonisolated struct ToolbarRole: Sendable {
  let style: UINavigationItem.ItemStyle

  /// What the place suggests.
  public static var automatic: ToolbarRole { ToolbarRole(style: .navigator) }
  /// Going through screens that lie on each other.
  public static var navigationStack: ToolbarRole { ToolbarRole(style: .navigator) }
  /// Going back and forth through what was seen.
  public static var browser: ToolbarRole { ToolbarRole(style: .browser) }
  /// Editing.
  public static var editor: ToolbarRole { ToolbarRole(style: .editor) }
}

/// The title of a bar, among the items that can be removed.
public nonisolated struct ToolbarDefaultItemKind: Equatable, Sendable {
  private enum Kind { case sidebarToggle, title }
  private let kind: Kind

  /// The button that shows and hides the first column.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title.
  public static let title = ToolbarDefaultItemKind(kind: .title)
}
