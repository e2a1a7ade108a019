public import Foundation

/// A container with a stack of screens, of which the top one shows.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  // MARK: Creating navigation controllers

  /// Creates a navigation controller whose stack holds one screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a navigation controller with an empty stack.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Accessing items on the navigation stack

  /// The screen at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let call = "UINavigationController.setViewControllers(_:animated:)"
    for (index, viewController) in viewControllers.enumerated() {
      let below = viewControllers[..<index]
      guard canStack(viewController, on: Array(below), for: call) else { return }
    }
    for viewController in stack { viewController.parent = nil }
    stack = viewControllers
    for viewController in stack { viewController.parent = self }
  }

  // MARK: Pushing and popping stack items

  /// Puts a screen on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let call = "UINavigationController.pushViewController(_:animated:)"
    guard canStack(viewController, on: stack, for: call) else { return }
    stack.append(viewController)
    viewController.parent = self
  }

  /// Takes the top screen off the stack, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.popLast() else { return nil }
    top.parent = nil
    return top
  }

  private func canStack(
    _ viewController: UIViewController, on stack: [UIViewController], for call: String
  ) -> Bool {
    if viewController is UINavigationController {
      ModelException.invalidArgument.raise(
        "Pushing a navigation controller is not supported", by: call)
      return false
    }
    if stack.contains(where: { $0 === viewController }) {
      ModelException.invalidArgument.raise(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(objectName(viewController)))",
        by: call)
      return false
    }
    return true
  }

  private var stack: [UIViewController] = []
}
