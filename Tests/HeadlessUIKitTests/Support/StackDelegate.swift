package import HeadlessUIKit
package import TestSupport

/// A delegate of a navigation controller that logs its calls.
package final class StackDelegate: NSObject, UINavigationControllerDelegate {
  package let trace: Trace

  package init(_ trace: Trace) { self.trace = trace }

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.add("willShow \((viewController as? TracingScreen)?.name ?? "?")(\(animated))")
  }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.add("didShow \((viewController as? TracingScreen)?.name ?? "?")(\(animated))")
  }
}

extension Trace {
  /// The lines that are new since a number of lines.
  package func lines(since count: Int) -> [String] { Array(lines.dropFirst(count)) }
}

/// Shows a view controller in a window of the application, settled.
@MainActor @discardableResult
package func showInWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  window.hostApplication.mainLoop.settle()
  return window
}
