/// The coordinator of one transition, made for the first who asks: hardly anybody does.
@MainActor
struct LazyCoordinator {
  private var made: TransitionCoordinator?
  /// Whether what moves is where it belongs.
  private var isRunning = false
  private var container: UIView?

  /// The coordinator of the transition between two view controllers.
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

  /// Notes that what moves is where it belongs; returns what is to run now.
  mutating func begin(in container: UIView?) -> TransitionCoordinator? {
    self.container = container
    isRunning = true
    return made
  }

  /// Forgets the transition, which is over; returns what is to finish now.
  mutating func end() -> TransitionCoordinator? {
    let coordinator = made
    made = nil
    isRunning = false
    container = nil
    return coordinator
  }
}
