import Fleet
import HeadlessUIKit

/// The costs of UIKit time and of a fresh application.
@MainActor let applicationFigures = [
  Figure(
    work: "enqueue and drain a turn", yardstick: "append to and empty an array", atMost: 250,
    measure: enqueueAndDrain),
  Figure(
    work: "settle() when idle", yardstick: "read a task-local", atMost: 60,
    measure: settleWhenIdle),
  Figure(
    work: "fresh application with a window", yardstick: "without a window", atMost: 5_000,
    measure: freshWindow),
  Figure(
    work: "fresh application with a screen", yardstick: "with an empty window",
    measure: freshScreen),
]

@MainActor private func enqueueAndDrain() -> Figure.Pair {
  withFreshApplication {
    let loop = UIApplication.shared.mainLoop
    var count = 0
    var plain: [@MainActor () -> Void] = []
    return bestOnMainActor {
      loop.enqueue("turn") { count += 1 }
      loop.settle()
    } beside: {
      plain.append { count += 1 }
      for work in plain { work() }
      plain.removeAll(keepingCapacity: true)
    }
  }
}

@MainActor private func settleWhenIdle() -> Figure.Pair {
  withFreshApplication {
    bestOnMainActor {
      settle()
    } beside: {
      keep(Reporting.current)
    }
  }
}

@MainActor private func freshWindow() -> Figure.Pair {
  bestOnMainActor(repetitions: 50, rounds: 400) {
    withFreshApplication { showWindow(with: nil) }
  } beside: {
    withFreshApplication { keep(UIApplication.shared) }
  }
}

@MainActor private func freshScreen() -> Figure.Pair {
  bestOnMainActor(repetitions: 50, rounds: 400) {
    withFreshApplication { showWindow(with: UIViewController()) }
  } beside: {
    withFreshApplication { showWindow(with: nil) }
  }
}

/// Shows a window as an app does when it starts, and settles.
@MainActor private func showWindow(with screen: UIViewController?) {
  let window = UIWindow()
  window.rootViewController = screen
  window.makeKeyAndVisible()
  settle()
}
