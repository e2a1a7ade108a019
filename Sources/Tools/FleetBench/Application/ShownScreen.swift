import Fleet

/// Returns a screen that shows, with views in it.
@MainActor func shownScreen(_ views: UIView...) -> UIViewController {
  let root = UIViewController()
  for view in views { root.view.addSubview(view) }
  setAsAppRootWindow(root)
  settle()
  return root
}
