import Fleet

/// How the costs of a view's subviews grow with their number.
@MainActor let viewGrowthFigures = [
  Figure(
    work: "remove 10,000 subviews, first to last", yardstick: "ten times 1,000, and an array",
    atMostTimes: Figure.asExpected
  ) {
    growth(moving: { ArrayMoves.removeFirst(tenThousand) }) { count in removal(of: count) { $0 } }
  },
  Figure(
    work: "remove 10,000 subviews, last to first", yardstick: "1,000",
    atMostTimes: Figure.nearLinear
  ) { growth { count in removal(of: count) { $0.reversed() } } },
  Figure(
    work: "remove 10,000 subviews in any order", yardstick: "ten times 1,000, and an array",
    atMostTimes: Figure.asExpected
  ) {
    growth(moving: { ArrayMoves.remove(shuffled(tenThousand), from: tenThousand) }) { count in
      removal(of: count, shuffled)
    }
  },
  Figure(
    work: "bring 10,000 subviews to the front", yardstick: "ten times 1,000, and an array",
    atMostTimes: Figure.asExpected
  ) { growth(moving: { ArrayMoves.moveLast(tenThousand) }, bringToFront) },
  Figure(
    work: "add 10,000 subviews, each with a settle", yardstick: "1,000",
    atMostTimes: Figure.nearLinear
  ) { growth(addSubviews) },
  Figure(
    work: "show and leave a screen with 10,000 children", yardstick: "1,000",
    atMostTimes: Figure.nearLinear
  ) { growth { showAndLeave($0) } },
  Figure(
    work: "change 10,000 labels, each with a settle", yardstick: "1,000",
    atMostTimes: Figure.nearLinear
  ) { growth { changeLabels($0) } },
  Figure(
    work: "add and remove 10,000 children, first to last", yardstick: "1,000",
    atMostTimes: Figure.nearLinear
  ) { growth { count in removalOfChildren(count) } },
]

/// Returns a screen that shows.
@MainActor private func shownScreen() -> UIViewController {
  let root = UIViewController()
  setAsAppRootWindow(root)
  return root
}

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
  let root = shownScreen()
  let views = (0..<count).map { _ in UIView() }
  for view in views { root.view.addSubview(view) }
  settle()
  let ordered = order(views)
  return {
    for view in ordered { view.removeFromSuperview() }
    settle()
  }
}

@MainActor private func bringToFront(_ count: Int) -> @MainActor () -> Void {
  let root = shownScreen()
  let views = (0..<count).map { _ in UIView() }
  for view in views { root.view.addSubview(view) }
  settle()
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
