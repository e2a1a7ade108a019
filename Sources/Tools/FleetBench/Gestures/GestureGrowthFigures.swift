import Fleet

/// How the cost of a tap grows with the number of recognizers that see it.
@MainActor let gestureGrowthFigures: [Figure] = [
  .growing("tap() on a view with 10,000 tap recognizers", tap),
  .growing("drag on a view with 10,000 tap recognizers and one for pans", drag),
  .growing(
    "add and remove 10,000 recognizers of a view",
    moving: { ArrayMoves.removeFirst(tenThousandRecognizers) }, addAndRemove),
]

@MainActor private let tenThousandRecognizers = (0..<10_000).map { _ in UITapGestureRecognizer() }

@MainActor private func view(recognizing count: Int) -> UIView {
  let view = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
  for _ in 0..<count { view.addGestureRecognizer(UITapGestureRecognizer()) }
  keep(shownScreen(view))
  return view
}

@MainActor private func tap(count: Int) -> @MainActor () -> Void {
  let view = view(recognizing: count)
  return { view.tap() }
}

@MainActor private func drag(count: Int) -> @MainActor () -> Void {
  let view = view(recognizing: count)
  view.addGestureRecognizer(UIPanGestureRecognizer())
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
