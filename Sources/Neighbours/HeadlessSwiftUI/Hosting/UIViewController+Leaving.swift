extension UIViewController {
  /// Whether something has pushed or presented the screen.
  var isPresentedOrPushed: Bool {
    self is any BoundScreen || screenBelow != nil || presentingViewController != nil
  }

  /// Takes the screen from its stack, or ends its presentation.
  func leave() {
    if let (stack, below) = screenBelow {
      stack.popToViewController(below, animated: true)
    } else if let owner = boundScreen?.owner {
      owner.takeBack()
    } else if presentingViewController != nil {
      dismiss(animated: true)
    }
  }

  /// The screen, or the one around, that a binding presents.
  private var boundScreen: (any BoundScreen)? {
    var screen: UIViewController? = self
    while let here = screen {
      if let bound = here as? any BoundScreen { return bound }
      screen = here.parent
    }
    return nil
  }

  /// Whether what a binding presents covers the screen.
  var isCoveredByBinding: Bool {
    guard let front = presentedViewController as? any BoundScreen else { return false }
    return front.isBeingPresented && !isBeingDismissed && parent?.isBeingDismissed != true
  }

  /// The screen that comes back as this one is popped, or the stack whose first screen this is.
  private var screenBelow: (UINavigationController, UIViewController)? {
    guard let stack = navigationController, let screen = child(of: stack) else { return nil }
    guard let index = stack.viewControllers.firstIndex(of: screen), index > 0 else {
      return presentingViewController == nil ? stack.screenBelow : nil
    }
    return (stack, stack.viewControllers[index - 1])
  }

  /// The controller of a stack that the screen belongs to.
  func child(of stack: UINavigationController) -> UIViewController? {
    var screen: UIViewController = self
    while let parent = screen.parent, parent !== stack { screen = parent }
    return screen.parent === stack ? screen : nil
  }
}
