import Foundation

/// Hands values on until another publisher sends one.
final class PrefixOperator<Other: Publisher, Downstream: Subscriber>: Operator<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let lock = NSLock()
  private var trigger: Branch<Other.Output, Other.Failure>?
  private var isTriggered = false

  init(_ downstream: Downstream) { super.init(downstream, named: "PrefixUntilOutput") }

  func follow(_ other: Other) {
    let trigger = Branch<Other.Output, Other.Failure>(
      .init(
        begin: { $0.request(.max(1)) },
        receive: { _, _ in
          self.pull()
          return .none
        }, end: { _, _ in }))
    lock.withLock { self.trigger = trigger }
    other.subscribe(trigger)
  }

  override func begin() {
    guard lock.withLock({ isTriggered }) else { return super.begin() }
    end()?.cancel()
    downstream.receive(subscription: Subscriptions.empty)
    downstream.receive(completion: .finished)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    isRunning ? downstream.receive(input) : .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard end() != nil else { return }
    takeTrigger()?.cancel()
    downstream.receive(completion: completion)
  }

  override func cancel() {
    end()?.cancel()
    takeTrigger()?.cancel()
  }

  private func pull() {
    takeTrigger()?.letGo()
    lock.withLock { isTriggered = true }
    if isRunning { stop() }
  }

  private func stop() {
    guard let subscription = end() else { return }
    subscription.cancel()
    downstream.receive(completion: .finished)
  }

  private func takeTrigger() -> Branch<Other.Output, Other.Failure>? {
    lock.withLock {
      defer { trigger = nil }
      return trigger
    }
  }
}
