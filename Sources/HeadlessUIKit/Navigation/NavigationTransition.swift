/// The way from what a navigation controller shows to another screen.
@MainActor
final class NavigationTransition {
  /// The screen to show.
  let destination: UIViewController?
  let animated: Bool
  /// Those that came onto the stack, which hear of it afterwards.
  let arrived: [UIViewController]
  /// Those that went off the stack, which hear of it afterwards.
  var left: [UIViewController]
  /// What others let happen along with it, where they may.
  let coordinator: TransitionCoordinator?

  init(
    from source: UIViewController?, to destination: UIViewController?, animated: Bool,
    isCoordinated: Bool, arrived: [UIViewController], left: [UIViewController]
  ) {
    self.destination = destination
    self.animated = animated
    coordinator = isCoordinated ? TransitionCoordinator(from: source, to: destination) : nil
    self.arrived = arrived
    self.left = left
  }
}
