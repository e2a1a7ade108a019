extension UIViewController {
  /// Whether something has pushed or presented the screen.
  var isPresentedOrPushed: Bool {
    if self is any BoundScreen { return true }
    if let stack = navigationController, let first = stack.viewControllers.first,
      first !== screen(in: stack)
    {
      return true
    }
    return presentingViewController != nil
  }

  /// Takes the screen from its stack, or ends its presentation.
  func leave() {
    if let stack = navigationController, let screen = screen(in: stack),
      let index = stack.viewControllers.firstIndex(of: screen), index > 0
    {
      stack.popToViewController(stack.viewControllers[index - 1], animated: true)
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

  /// The controller of a stack that the screen belongs to.
  private func screen(in stack: UINavigationController) -> UIViewController? {
    var screen: UIViewController = self
    while let parent = screen.parent, parent !== stack { screen = parent }
    return screen.parent === stack ? screen : nil
  }
}
