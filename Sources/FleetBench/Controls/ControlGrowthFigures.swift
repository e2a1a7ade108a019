import Fleet

/// How the costs of a segmented control grow with its segments.
@MainActor let controlGrowthFigures = [
  Figure(
    work: "insert 10,000 segments in front, each with a settle",
    yardstick: "ten times 1,000, and an array",
    atMostTimes: Figure.asExpected
  ) { growth(moving: { ArrayMoves.insertFirst(contents) }) { insertion(of: $0) } },
  Figure(
    work: "insert 10,000 segments with actions", yardstick: "ten times 1,000, and an array",
    atMostTimes: Figure.asExpected
  ) { growth(moving: { ArrayMoves.insertFirst(contents) }) { actionInsertion(of: $0) } },
  Figure(
    work: "remove 10,000 segments, each with a settle", yardstick: "ten times 1,000, and an array",
    atMostTimes: Figure.asExpected
  ) { growth(moving: { ArrayMoves.removeFirst(contents) }) { removal(of: $0) } },
  Figure(
    work: "select each of 10,000 segments", yardstick: "1,000", atMostTimes: Figure.nearLinear
  ) { growth { selection(among: $0) } },
]

/// What 10,000 segments show.
private struct Content {
  let title: String?
  let image: UIImage?
  let action: UIAction?
  let width: CGFloat
  let offset: CGSize
  let isEnabled: Bool
}

@MainActor private let contents = (0..<10_000).map {
  Content(title: "\($0)", image: nil, action: nil, width: 0, offset: .zero, isEnabled: true)
}

@MainActor private func shownControl() -> UISegmentedControl {
  let root = UIViewController()
  setAsAppRootWindow(root)
  let control = UISegmentedControl(frame: CGRect(x: 20, y: 100, width: 300, height: 32))
  root.view.addSubview(control)
  settle()
  return control
}

@MainActor private func insertion(of count: Int) -> @MainActor () -> Void {
  let control = shownControl()
  return {
    for index in 0..<count {
      control.insertSegment(withTitle: "\(index)", at: 0, animated: false)
      settle()
    }
  }
}

@MainActor private func actionInsertion(of count: Int) -> @MainActor () -> Void {
  let control = shownControl()
  let actions = (0..<count).map { UIAction(title: "\($0)") { _ in } }
  return {
    for action in actions { control.insertSegment(action: action, at: 0, animated: false) }
  }
}

@MainActor private func removal(of count: Int) -> @MainActor () -> Void {
  let control = shownControl()
  for index in 0..<count { control.insertSegment(withTitle: "\(index)", at: 0, animated: false) }
  settle()
  return {
    for _ in 0..<count {
      control.removeSegment(at: 0, animated: false)
      settle()
    }
  }
}

@MainActor private func selection(among count: Int) -> @MainActor () -> Void {
  let control = shownControl()
  for index in 0..<count { control.insertSegment(withTitle: "\(index)", at: 0, animated: false) }
  settle()
  return { for index in 0..<count { control.selectSegment(at: index) } }
}
