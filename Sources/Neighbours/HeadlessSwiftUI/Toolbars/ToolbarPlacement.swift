/// A bar of the system's.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, bottomBar, navigationBar, tabBar }

  private let kind: Kind

  /// All bars of the screen.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
}
