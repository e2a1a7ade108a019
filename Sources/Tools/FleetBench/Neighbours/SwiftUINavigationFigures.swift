import Fleet
import HeadlessSwiftUI

/// The costs of SwiftUI's stacks.
@MainActor let swiftUINavigationFigures = [pushAndPop]

/// A screen of a stack with a title, a text and a button.
private struct Page: View {
  let number: Int

  var body: some View {
    VStack {
      Text("page \(number)")
      Button("more") {}
    }
    .navigationTitle("page \(number)")
  }
}

/// The path of a stack.
@Observable private final class Way { var numbers: [Int] = [] }

private struct Root: View {
  @Bindable var way: Way

  var body: some View {
    NavigationStack(path: $way.numbers) {
      Page(number: 0).navigationDestination(for: Int.self) { Page(number: $0) }
    }
  }
}

/// A screen of UIKit's with the same in it.
@MainActor private func screen(_ number: Int) -> UIViewController {
  let screen = UIViewController()
  let stack = UIStackView()
  stack.axis = .vertical
  let label = UILabel()
  label.text = "page \(number)"
  stack.addArrangedSubview(label)
  stack.addArrangedSubview(UIButton(primaryAction: UIAction(title: "more") { _ in }))
  stack.frame = CGRect(x: 100, y: 300, width: 200, height: 100)
  screen.view.addSubview(stack)
  screen.navigationItem.title = "page \(number)"
  return screen
}

@MainActor private let pushAndPop = Figure(
  work: "push + pop of a SwiftUI screen by the path", yardstick: "the like screen in UIKit",
  atMost: 400_000
) {
  withFreshApplication {
    let loop = UIApplication.shared.mainLoop
    let way = Way()
    setAsAppRootWindow(UIHostingController(rootView: Root(way: way)))
    loop.settle()
    let work = bestOnMainActor(repetitions: 50, rounds: 20) {
      way.numbers = [1]
      loop.settle()
      way.numbers = []
      loop.settle()
    } beside: {
    }
    let navigation = setInAppWindowRootNavigation(screen(0))
    let yardstick = bestOnMainActor(repetitions: 50, rounds: 20) {
      navigation.pushViewController(screen(1), animated: true)
      loop.settle()
      navigation.popViewController(animated: true)
      loop.settle()
    } beside: {
    }
    return Figure.Pair(work: work.work, yardstick: yardstick.work)
  }
}
