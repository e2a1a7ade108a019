extension UIViewController {
  /// The items that bars display for a view controller, and its state on a navigation stack.
  struct NavigationState {
    var item: UINavigationItem?
    var toolbarItems: ToolbarItems?
    var editButtonItem: EditButtonItem?
    var tabBarItem: UITabBarItem?
    /// Whether the view controller is leaving a navigation stack.
    var leavesStack = false
    /// Whether the bar at the bottom is hidden while the view controller is on top of its stack.
    var hidesBottomBar = false
  }
}
