import Fleet

/// How the cost of a tap grows with the number of recognizers that see it.
@MainActor let gestureGrowthFigures = [
  Figure(
    work: "tap() on a view with 10,000 tap recognizers", yardstick: "1,000",
    atMostTimes: Figure.nearLinear
  ) { growth(tap) },
  Figure(
    work: "drag on a view with 10,000 tap recognizers and one for pans", yardstick: "1,000",
    atMostTimes: Figure.nearLinear
  ) { growth(drag) },
  Figure(
    work: "add and remove 10,000 recognizers of a view", yardstick: "ten times 1,000, and an array",
    atMostTimes: Figure.asExpected
  ) {
    let recognizers = (0..<10_000).map { _ in UITapGestureRecognizer() }
    return growth(moving: { ArrayMoves.removeFirst(recognizers) }, addAndRemove)
  },
]

@MainActor private func tap(count: Int) -> @MainActor () -> Void {
  let root = UIViewController()
  setAsAppRootWindow(root)
  let view = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
  root.view.addSubview(view)
  for _ in 0..<count { view.addGestureRecognizer(UITapGestureRecognizer()) }
  settle()
  return { view.tap() }
}

@MainActor private func drag(count: Int) -> @MainActor () -> Void {
  let root = UIViewController()
  setAsAppRootWindow(root)
  let view = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
  root.view.addSubview(view)
  for _ in 0..<count { view.addGestureRecognizer(UITapGestureRecognizer()) }
  view.addGestureRecognizer(UIPanGestureRecognizer())
  settle()
  return { view.swipe(.up) }
}

@MainActor private func addAndRemove(count: Int) -> @MainActor () -> Void {
  let view = UIView()
  let recognizers = (0..<count).map { _ in UITapGestureRecognizer() }
  return {
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
  }
}
