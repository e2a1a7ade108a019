// A stack can hold another one where a split view controller has made one stack of its columns. The
// outer one then shows the bar, with the items of the inner one's top screen.
extension UINavigationController {
  /// The stack that holds this one, if any.
  final var outerStack: UINavigationController? {
    containment.parentLink?.controller as? UINavigationController
  }

  /// The stack whose bar shows the items of this one's screens.
  final var stackWithBar: UINavigationController {
    var stack = self
    while let outer = stack.outerStack { stack = outer }
    return stack
  }

  /// The stack that this one has on top, if any.
  final var innerStack: UINavigationController? {
    holdsStacks ? containment.children.last as? UINavigationController : nil
  }

  /// The screen at the top, also where that is in a stack on this one.
  final var topScreen: UIViewController? { innerStack?.topScreen ?? containment.children.last }

  /// The screens of the stack and of the one on top of it, from the root to the top.
  final var screensAcross: [UIViewController] {
    guard let innerStack else { return containment.children }
    return containment.children.dropLast() + innerStack.screensAcross
  }

  /// Puts a screen on top of the stack, which may be a stack itself.
  final func nest(_ screen: UIViewController, animated: Bool) {
    guard !isOnStack(screen), !isWithin(screen) else { return }
    holdsStacks = true
    arrive(screen)
    (screen as? UINavigationController)?.giveUpBar()
    stackDidChange(arrived: [screen], left: [], animated: animated)
  }

  /// Takes a screen out of the stack at once, with its view.
  final func unnest(_ screen: UIViewController, animated: Bool) {
    guard isParent(of: screen) else { return }
    screen.removeFromParent()
    guard let stack = screen as? UINavigationController else { return }
    stack.putBarsInView()
    stack.barsDidChange()
  }

  private func giveUpBar() {
    if let bar = navigationBarIfMade, bar.superview != nil { bar.removeFromSuperview() }
    barsDidChange()
  }

  /// Goes back by one screen, in the stack on top first.
  ///
  /// - Parameter drag: The finger that drags the screen away; `nil` where a button was tapped.
  final func goBack(drivenBy drag: TransitionDrag? = nil) {
    if let innerStack, innerStack.containment.children.count > 1 {
      return innerStack.goBack(drivenBy: drag)
    }
    popViewController(animated: true)
    transitions.pending.last?.drag = drag
  }
}
