import Fleet

/// How the costs of presentations grow with the number of view controllers.
@MainActor let presentationGrowthFigures: [Figure] = [
  .growing("present 10,000 screens, each on the last") { chain(of: $0) },
  .growing("dismiss 10,000 screens that were presented on each other") { dismissal(of: $0) },
  .growing("dismiss 10,000 screens one by one") { dismissalOneByOne(of: $0) },
]

/// Presents screens on each other, and returns the first and the last.
@MainActor private func present(
  _ count: Int, on first: UIViewController
) -> UIViewController {
  var front = first
  for _ in 0..<count {
    let next = UIViewController()
    front.present(next, animated: false)
    settle()
    front = next
  }
  return front
}

@MainActor private func chain(of count: Int) -> @MainActor () -> Void {
  let root = shownScreen()
  return { keep(present(count, on: root)) }
}

@MainActor private func dismissal(of count: Int) -> @MainActor () -> Void {
  let root = shownScreen()
  keep(present(count, on: root))
  return {
    root.dismiss(animated: false)
    settle()
  }
}

@MainActor private func dismissalOneByOne(of count: Int) -> @MainActor () -> Void {
  let root = shownScreen()
  let last = present(count, on: root)
  return {
    var front = last
    while front !== root, let before = front.presentingViewController {
      front.dismiss(animated: false)
      settle()
      front = before
    }
  }
}
