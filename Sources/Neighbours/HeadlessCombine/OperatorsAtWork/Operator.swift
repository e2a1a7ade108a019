import Foundation
import Synchronization

/// One operator of a chain at work: a subscriber of what is above it, and the subscription of what is
/// below.
///
/// An operator waits for its subscription, runs, and ends once: by a completion, by its own decision, or
/// because what is below cancels. The first to end it gets the subscription above, to cancel it;
/// the two let go of each other then. Values and completions come one after the other, as a
/// publisher promises; requests and cancels may come at any time, from any thread.
class Operator<Input, Failure: Error, Downstream: Subscriber>: OperatorOutput<
  Downstream.Input, Downstream.Failure
>, Subscriber, Subscription, CustomStringConvertible
{
  private enum Progress: Int, AtomicRepresentable {
    case waiting, running, ended
  }

  final let downstream: Downstream

  private let name: StaticString?
  private let progress = Atomic(Progress.waiting)
  private let lock = NSLock()
  private var upstream: (any Subscription)?

  init(_ downstream: Downstream, named name: StaticString?) {
    self.downstream = downstream
    self.name = name
  }

  /// The operator's name, as `print()` has it, or that of what is above where it has none.
  final var description: String {
    name.map { "\($0)" } ?? nameAbove
  }

  /// The subscription above, as long as the operator runs.
  final var above: (any Subscription)? { lock.withLock { upstream } }

  /// The name of the subscription above.
  final var nameAbove: String { above.map { "\($0)" } ?? "" }

  // MARK: For the operator

  func receive(_ input: Input) -> Subscribers.Demand { .none }

  /// Receives the end of what is above.
  func receive(completion: Subscribers.Completion<Failure>) {}

  /// What is asked of what is above at once, however little what is below asks for.
  var demandAtStart: Subscribers.Demand { .none }

  /// Hands on the subscription, when there is one.
  func begin() {
    downstream.receive(subscription: self)
    if demandAtStart > .none { requestAbove(demandAtStart) }
  }

  /// Asks for values; asks what is above by default.
  func request(_ demand: Subscribers.Demand) { requestAbove(demand) }

  /// Ends because what is below wants no more.
  func cancel() { end()?.cancel() }

  // MARK: The life of an operator

  final func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard progress.load(ordering: .relaxed) == .waiting else { return false }
      upstream = subscription
      progress.store(.running, ordering: .releasing)
      return true
    }
    if isFirst { begin() } else { subscription.cancel() }
  }

  /// Whether it has begun, and has not ended.
  final var isRunning: Bool { progress.load(ordering: .acquiring) == .running }

  /// Asks what is above for values.
  final func requestAbove(_ demand: Subscribers.Demand) {
    above?.request(demand)
  }

  /// Goes on although what is above has ended: nothing is asked of it or cancelled any more.
  final func forgetAbove() {
    lock.withLock { if upstream != nil { upstream = Subscriptions.empty } }
  }

  /// Ends, and gives the subscription above to the first to end it.
  final func end() -> (any Subscription)? {
    lock.withLock {
      progress.store(.ended, ordering: .releasing)
      defer { upstream = nil }
      return upstream
    }
  }

  /// Ends what is below with a completion, unless it has ended.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if end() != nil { downstream.receive(completion: completion) }
  }
}
