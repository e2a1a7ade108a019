/// A transition from one screen of a navigation controller to another.
@MainActor
final class NavigationTransition {
  /// The screen at the end.
  let destination: UIViewController?
  let animated: Bool
  /// The screens that joined the stack, which are told when the transition ends.
  let arrived: [UIViewController]
  /// The screens that went off the stack, which are told afterwards.
  var left: [UIViewController]
  /// The stack before the transition; `nil` if screens were only added or removed at its end.
  private let oldStack: [UIViewController]?
  /// The coordinator of animations along with it, if they are possible.
  let coordinator: TransitionCoordinator?
  /// The finger that drags the old screen away.
  var drag: TransitionDrag?

  init(
    from source: UIViewController?, to destination: UIViewController?, animated: Bool,
    isCoordinated: Bool, arrived: [UIViewController], left: [UIViewController],
    oldStack: [UIViewController]?
  ) {
    self.oldStack = oldStack
    self.destination = destination
    self.animated = animated
    coordinator = isCoordinated ? TransitionCoordinator(from: source, to: destination) : nil
    self.arrived = arrived
    self.left = left
  }

  /// The stack to which the transition returns if it is cancelled, where it led to a given one.
  func stack(before stack: [UIViewController]) -> [UIViewController] {
    (oldStack ?? stack + left).filter { screen in !arrived.contains { $0 === screen } }
  }

  /// Whether the transition goes to a new screen, or back.
  func operation(from source: UIViewController) -> UINavigationController.Operation {
    left.contains { $0 === source } && !arrived.contains { $0 === destination } ? .pop : .push
  }
}
