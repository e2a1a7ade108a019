extension UIViewController {
  /// The identifiers that lead to the view controller, if all that it is in have one.
  final var restorationPath: [String]? {
    guard let name = restorationIdentifier, !name.isEmpty else { return nil }
    guard let outer = parent ?? storedPresenter else { return [name] }
    return outer.restorationPath.map { $0 + [name] }
  }

  /// Restores the saved state of the screen.
  final func restore(
    _ screen: RestorableState.Screen, among found: [[String]: UIViewController]
  ) {
    loadViewIfNeeded()
    let children = screen.children.compactMap { found[$0] }
    if let stack = self as? UINavigationController, !children.isEmpty,
      children != stack.containment.children
    {
      stack.setViewControllers(children, animated: false)
    }
    if let tabs = self as? UITabBarController, let selected = screen.selected.flatMap({ found[$0] })
    {
      tabs.selectedViewController = selected
    }
    screen.coder.take(found)
    decodeRestorableState(with: screen.coder)
    if !screen.views.isEmpty, let loadedView { restoreViews(in: loadedView, from: screen.views) }
    guard let presented = screen.presented.flatMap({ found[$0] }) else { return }
    hostApplication.mainLoop.enqueue("a restored screen is presented") { [self] in
      present(presented, animated: false)
    }
  }

  private final func restoreViews(in view: UIView, from views: [String: StateCoder]) {
    guard view === loadedView || !view.hasViewController else { return }
    if let coder = view.restorationIdentifier.flatMap({ views[$0] }) {
      view.decodeRestorableState(with: coder)
    }
    for subview in view.subviews { restoreViews(in: subview, from: views) }
  }
}
