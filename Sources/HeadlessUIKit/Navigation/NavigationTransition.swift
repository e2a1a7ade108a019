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
  @exclusivity(unchecked) private var lazyCoordinator = LazyCoordinator()

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

  /// What others have happen along with it.
  var coordinator: TransitionCoordinator? {
    isCoordinated ? lazyCoordinator.coordinator(from: source, to: destination) : nil
  }

  /// Runs what is to happen along with it.
  func run(in container: UIView?) {
    if isCoordinated { lazyCoordinator.begin(in: container)?.run(in: container) }
  }

  /// Runs what is to happen after it.
  func finish() { lazyCoordinator.end()?.finish() }
}
