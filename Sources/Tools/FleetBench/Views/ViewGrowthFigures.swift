import Fleet

/// How the costs of a view's subviews grow with their number.
@MainActor let viewGrowthFigures: [Figure] = [
  .growing("remove 10,000 subviews, first to last", moving: { ArrayMoves.removeFirst(tenThousand) })
  { count in removal(of: count) { $0 } },
  .growing("remove 10,000 subviews, last to first") { count in removal(of: count) { $0.reversed() }
  },
  .growing(
    "remove 10,000 subviews in any order",
    moving: { ArrayMoves.remove(shuffled(tenThousand), from: tenThousand) }
  ) { count in
    removal(of: count, shuffled)
  },
  .growing(
    "bring 10,000 subviews to the front", moving: { ArrayMoves.moveLast(tenThousand) }, bringToFront
  ),
  .growing("add 10,000 subviews, each with a settle", addSubviews),
  .growing("show and leave a screen with 10,000 children") { showAndLeave($0) },
  .growing("change 10,000 labels, each with a settle") { changeLabels($0) },
  .growing("add and remove 10,000 children, first to last") { count in removalOfChildren(count) },
]

/// As many views as the figures are about.
@MainActor private let tenThousand = (0..<10_000).map { _ in UIView() }

/// Returns views in an order that looks random, and is the same each time.
private func shuffled(_ views: [UIView]) -> [UIView] {
  // A prime that divides neither number of views.
  let stride = 7_919
  return views.indices.map { views[$0 * stride % views.count] }
}

@MainActor private func removal(
  of count: Int, _ order: ([UIView]) -> [UIView]
) -> @MainActor () -> Void {
  let (_, views) = shown(count)
  let ordered = order(views)
  return {
    for view in ordered { view.removeFromSuperview() }
    settle()
  }
}

/// Returns a screen that shows, and views in it.
@MainActor private func shown(_ count: Int) -> (root: UIViewController, views: [UIView]) {
  let root = shownScreen()
  let views = (0..<count).map { _ in UIView() }
  for view in views { root.view.addSubview(view) }
  settle()
  return (root, views)
}

@MainActor private func bringToFront(_ count: Int) -> @MainActor () -> Void {
  let (root, views) = shown(count)
  return {
    for view in views { root.view.bringSubviewToFront(view) }
    settle()
  }
}

@MainActor private func addSubviews(_ count: Int) -> @MainActor () -> Void {
  let root = shownScreen()
  let views = (0..<count).map { _ in UIView() }
  return {
    for view in views {
      root.view.addSubview(view)
      settle()
    }
  }
}

@MainActor private func showAndLeave(_ count: Int) -> @MainActor () -> Void {
  let screen = UIViewController()
  for _ in 0..<count {
    let child = UIViewController()
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
  }
  return {
    setAsAppRootWindow(screen)
    setAsAppRootWindow(UIViewController())
  }
}

@MainActor private func changeLabels(_ count: Int) -> @MainActor () -> Void {
  let root = shownScreen()
  let labels = (0..<count).map { _ in UILabel() }
  for label in labels { root.view.addSubview(label) }
  settle()
  return {
    for label in labels {
      label.text = "Changed"
      label.setNeedsLayout()
      settle()
    }
  }
}

@MainActor private func removalOfChildren(_ count: Int) -> @MainActor () -> Void {
  let root = shownScreen()
  let children = (0..<count).map { _ in UIViewController() }
  return {
    for child in children {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    settle()
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    settle()
  }
}
