import Foundation

/// Drops values until another publisher sends one.
final class DropOperator<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  /// The operator's name, as `print()` has it.
  var description: String { "DropUntilOutput" }

  private let downstream: Downstream
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var isOpen = false
  private var isOver = false
  private var source: Branch<Downstream.Input, Downstream.Failure>?
  private var cancelTrigger: (() -> Void)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Hands on the subscription, and then follows the other publisher first.
  func follow<P: Publisher, Other: Publisher>(_ publisher: P, after other: Other)
  where
    P.Output == Downstream.Input, P.Failure == Downstream.Failure,
    Other.Failure == Downstream.Failure
  {
    downstream.receive(subscription: self)
    let trigger = Branch<Other.Output, Other.Failure>(
      .init(
        begin: { $0.request(.max(1)) },
        receive: { _, trigger in
          self.lock.withLock { self.isOpen = true }
          trigger.letGo()
          return .none
        }, end: { completion, _ in self.finish(completion) }))
    let source = Branch<P.Output, P.Failure>(
      .init(
        begin: { self.begin($0) }, receive: { value, _ in self.receive(value) },
        end: { completion, _ in self.finish(completion) }))
    let isWanted = lock.withLock {
      if !isOver { (self.source, cancelTrigger) = (source, trigger.cancel) }
      return !isOver
    }
    guard isWanted else { return }
    other.subscribe(trigger)
    publisher.subscribe(source)
  }

  func request(_ demand: Subscribers.Demand) {
    let source = lock.withLock {
      self.demand += demand
      return self.source
    }
    source?.request(demand)
  }

  func cancel() {
    guard let (source, cancelTrigger) = letGo() else { return }
    source?.cancel()
    cancelTrigger?()
  }

  private func begin(_ source: Branch<Downstream.Input, Downstream.Failure>) {
    source.request(lock.withLock { demand })
  }

  private func receive(_ value: Downstream.Input) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      demand -= 1
      return isOpen && !isOver
    }
    guard isWanted else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let (source, cancelTrigger) = letGo() else { return }
    source?.cancel()
    cancelTrigger?()
    downstream.receive(completion: completion)
  }

  private func letGo() -> (Branch<Downstream.Input, Downstream.Failure>?, (() -> Void)?)? {
    lock.withLock {
      guard !isOver else { return nil }
      isOver = true
      defer { (source, cancelTrigger) = (nil, nil) }
      return (source, cancelTrigger)
    }
  }
}
