/// The way from what a navigation controller shows to another screen.
@MainActor
final class NavigationTransition {
  /// The screen to show.
  let destination: UIViewController?
  let animated: Bool
  /// Those that came onto the stack, which hear of it afterwards.
  let arrived: [UIViewController]
  /// Those that went off the stack, which hear of it afterwards.
  @exclusivity(unchecked) var left: [UIViewController]
  /// Whether others may have things happen along with it.
  private let isCoordinated: Bool
  /// The screen that it begins at.
  private let source: UIViewController?
  /// Whether what moves is where it belongs.
  @exclusivity(unchecked) private var isRunning = false
  @exclusivity(unchecked) private var container: UIView?
  @exclusivity(unchecked) private var madeCoordinator: TransitionCoordinator?

  init(
    from source: UIViewController?, to destination: UIViewController?, animated: Bool,
    isCoordinated: Bool, arrived: [UIViewController], left: [UIViewController]
  ) {
    self.source = isCoordinated ? source : nil
    self.destination = destination
    self.animated = animated
    self.isCoordinated = isCoordinated
    self.arrived = arrived
    self.left = left
  }

  /// What others have happen along with it; made for the first who asks.
  var coordinator: TransitionCoordinator? {
    guard isCoordinated else { return nil }
    if let madeCoordinator { return madeCoordinator }
    let coordinator = TransitionCoordinator(from: source, to: destination)
    if isRunning { coordinator.run(in: container) }
    madeCoordinator = coordinator
    return coordinator
  }

  /// Runs what is to happen along with it.
  func run(in container: UIView?) {
    guard isCoordinated else { return }
    self.container = container
    isRunning = true
    madeCoordinator?.run(in: container)
  }

  /// Runs what is to happen after it.
  func finish() { madeCoordinator?.finish() }
}
