/// The coordinator of one transition, which is only made when somebody asks, because few do.
@MainActor
struct LazyCoordinator {
  private var made: TransitionCoordinator?
  /// Whether the views are in place and the animations run.
  private var isRunning = false
  private var container: UIView?

  /// Returns the coordinator of the transition between two view controllers.
  mutating func coordinator(
    from source: UIViewController?, to destination: UIViewController?,
    style: UIModalPresentationStyle = .none
  ) -> TransitionCoordinator {
    if let made { return made }
    let coordinator = TransitionCoordinator(from: source, to: destination, style: style)
    if isRunning { coordinator.run(in: container) }
    made = coordinator
    return coordinator
  }

  /// Records that the views are in place; returns the coordinator that should run now, if any.
  mutating func begin(in container: UIView?) -> TransitionCoordinator? {
    self.container = container
    isRunning = true
    return made
  }

  /// Forgets the transition, which is over; returns the coordinator that should finish now, if any.
  mutating func end() -> TransitionCoordinator? {
    let coordinator = made
    made = nil
    isRunning = false
    container = nil
    return coordinator
  }
}
