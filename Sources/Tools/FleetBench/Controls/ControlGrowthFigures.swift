import Fleet

/// How the costs of a segmented control grow with its segments.
@MainActor let controlGrowthFigures: [Figure] = [
  .growing(
    "insert 10,000 segments in front, each with a settle",
    moving: { ArrayMoves.insertFirst(contents) }
  ) { insertion(of: $0) },
  .growing("insert 10,000 segments with actions", moving: { ArrayMoves.insertFirst(contents) }) {
    actionInsertion(of: $0)
  },
  .growing(
    "remove 10,000 segments, each with a settle", moving: { ArrayMoves.removeFirst(contents) }
  ) { removal(of: $0) },
  .growing("select each of 10,000 segments") { selection(among: $0) },
]

/// The contents of 10,000 segments.
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
  let control = UISegmentedControl(frame: CGRect(x: 20, y: 100, width: 300, height: 32))
  keep(shownScreen(control))
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
