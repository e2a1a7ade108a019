import HeadlessUIKit
import TestSupport

/// A screen of a container that writes down its coming and going, with the animated flag.
class StackScreen: UIViewController {
  let name: String
  let trace: Trace
  /// What a callback does beyond being written down, by its name.
  var onCall: [String: () -> Void] = [:]

  init(_ name: String, _ trace: Trace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String, _ detail: Any? = nil) {
    trace.add("\(name).\(call)" + (detail.map { "(\($0))" } ?? ""))
    onCall[call]?()
  }

  override func viewDidLoad() { note("didLoad") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear", animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear", animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove", parent == nil ? "nil" : "parent")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove", parent == nil ? "nil" : "parent")
  }
}

/// A delegate of a navigation controller that writes down what it hears.
final class StackDelegate: NSObject, UINavigationControllerDelegate {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.add("willShow \((viewController as? StackScreen)?.name ?? "?")(\(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.add("didShow \((viewController as? StackScreen)?.name ?? "?")(\(animated))")
  }
}

extension Trace {
  /// The lines that are new since a number of lines.
  func lines(since count: Int) -> [String] { Array(lines.dropFirst(count)) }
}

/// Shows a view controller in a window of the application, settled.
@MainActor @discardableResult
func showInWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  window.hostApplication.mainLoop.settle()
  return window
}
