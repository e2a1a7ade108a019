import Fleet
import HeadlessUIKit

/// The costs of UIKit time, of a fresh application, and of whole tests.
@MainActor let applicationFigures = [
  enqueueAndDrain, settleWhenIdle, freshWindow, freshScreen, testScreen, debounce, waitTwoSeconds,
  startProcess,
]

@MainActor private let enqueueAndDrain = Figure(
  work: "enqueue and drain a turn", yardstick: "append to and empty an array", atMost: 250
) {
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

@MainActor private let settleWhenIdle = Figure(
  work: "settle() when idle", yardstick: "read a task-local", atMost: 60
) {
  withFreshApplication {
    bestOnMainActor {
      settle()
    } beside: {
      keep(Reporting.current)
    }
  }
}

@MainActor private let freshWindow = Figure(
  work: "fresh application with a window", yardstick: "without a window", atMost: 5_000
) {
  bestOnMainActor(repetitions: 50, rounds: 400) {
    withFreshApplication { showWindow(with: nil) }
  } beside: {
    withFreshApplication { keep(UIApplication.shared) }
  }
}

@MainActor private let freshScreen = Figure(
  work: "fresh application with a screen", yardstick: "with an empty window"
) {
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

@MainActor private let debounce = Figure(
  work: "a debounce of 300 ms, typed through 20 characters", yardstick: "20 work items",
  atMost: 1_000_000
) {
  withFreshApplication {
    bestOnMainActor(repetitions: 20, rounds: 20) {
      var pending: DispatchWorkItem?
      for _ in 1...20 {
        pending?.cancel()
        let item = DispatchWorkItem {}
        pending = item
        DispatchQueue.main.uiKitAsyncAfter(deadline: .uiKitNow() + 0.3, execute: item)
        advance(by: .milliseconds(50))
      }
      advance(by: .milliseconds(300))
    } beside: {
      for _ in 1...20 { DispatchWorkItem {}.perform() }
    }
  }
}

@MainActor private let waitTwoSeconds = Figure(
  work: "a test that waits for asyncAfter(2 s)", yardstick: "one that waits for nothing",
  atMost: 1_000_000
) {
  bestOnMainActor(repetitions: 20, rounds: 50) {
    withFreshApplication {
      DispatchQueue.main.uiKitAsyncAfter(deadline: .uiKitNow() + 2) { keep(true) }
      advance(by: .seconds(2))
    }
  } beside: {
    withFreshApplication { advance(by: .seconds(2)) }
  }
}

@MainActor private let testScreen = Figure(
  work: "a test of a screen with 50 views, 5 taps, 20 characters and an alert",
  yardstick: "the screen without the gestures", atMost: 500_000
) {
  bestOnMainActor(repetitions: 100, rounds: 20) {
    withFreshApplication {
      let form = Form()
      setAsAppRootWindow(form)
      for button in form.buttons.prefix(5) { button.tap() }
      form.field.enter("a name of 20 letters")
      let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      form.present(alert, animated: true)
      alert.tapAlertAction(withTitle: "OK")
    }
  } beside: {
    withFreshApplication { _ = setAsAppRootWindow(Form()) }
  }
}

/// A screen with 50 views, its own included.
private final class Form: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
  let buttons = (0..<48).map { index in
    UIButton(frame: CGRect(x: 20, y: 80 + index * 15, width: 80, height: 12))
  }
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    for button in buttons {
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

/// Starts this program anew, to tap once and to end.
@MainActor private let startProcess = Figure(
  work: "process start to first tap", yardstick: "a process that taps nothing",
  atMost: 12_000_000
) {
  bestOnMainActor(repetitions: 1, rounds: 40) {
    run(FleetBench.firstTap)
  } beside: {
    run(FleetBench.nothing)
  }
}

/// Runs this program, and waits for its end more closely than `Process` does.
private func run(_ argument: String) {
  let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
  var arguments = [strdup(path), strdup(argument), nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  guard posix_spawn(&process, path, nil, nil, &arguments, environ) == 0 else {
    return print("\(path) does not start.")
  }
  var status: Int32 = 0
  waitpid(process, &status, 0)
  if status != 0 { print("\(path) \(argument) ended with \(status).") }
}
