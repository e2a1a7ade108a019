extension UIViewController {
  /// What bars show for a view controller, and how it stands on a navigation stack.
  struct NavigationState {
    var item: UINavigationItem?
    var toolbarItems: ToolbarItems?
    var editButtonItem: EditButtonItem?
    var tabBarItem: UITabBarItem?
    /// Whether the view controller is on its way off a navigation stack.
    var leavesStack = false
    /// Whether the bar at the bottom is hidden while the view controller is on top of its stack.
    var hidesBottomBar = false
  }
}
