import Foundation

/// Sends what the newest publisher sends, and cancels the one before it.
final class SwitchOperator<Inner: Publisher, Downstream: Subscriber>: Operator<
  Inner, Downstream.Failure, Downstream
>
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  typealias Twig = Branch<Downstream.Input, Downstream.Failure>

  private let lock = NSLock()
  private var branch: Twig?
  private var demand = Subscribers.Demand.none
  private var hasOuterEnded = false

  init(_ downstream: Downstream) { super.init(downstream, named: "SwitchToLatest") }

  override var demandAtStart: Subscribers.Demand { .unlimited }

  override func receive(_ input: Inner) -> Subscribers.Demand {
    guard isRunning else { return .none }
    let branch = Twig(
      Twig.Handlers(
        begin: { self.begin($0) }, receive: { self.receive($0, from: $1) },
        end: { self.end($1, $0) }))
    let old = lock.withLock {
      defer { self.branch = branch }
      return self.branch
    }
    old?.cancel()
    input.subscribe(branch)
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if case .failure = completion { return close(completion, isOuter: true) }
    forgetAbove()
    let isDone = lock.withLock {
      hasOuterEnded = true
      return branch == nil
    }
    if isDone { finish(.finished) }
  }

  override func request(_ demand: Subscribers.Demand) {
    let branch = lock.withLock {
      self.demand += demand
      return self.branch
    }
    branch?.request(demand)
  }

  override func cancel() {
    let subscription = end()
    takeBranch()?.cancel()
    subscription?.cancel()
  }

  /// Ends with an error; the publisher that ended with it is not cancelled.
  private func close(
    _ completion: Subscribers.Completion<Downstream.Failure>, isOuter: Bool
  ) {
    guard let subscription = end() else { return }
    if !isOuter { subscription.cancel() }
    takeBranch()?.cancel()
    downstream.receive(completion: completion)
  }

  private func takeBranch() -> Twig? {
    lock.withLock {
      defer { branch = nil }
      return branch
    }
  }

  private func begin(_ branch: Twig) {
    let demand = lock.withLock { self.demand }
    if demand > .none { branch.request(demand) }
  }

  private func receive(_ value: Downstream.Input, from branch: Twig) -> Subscribers.Demand {
    let isNewest = lock.withLock {
      guard self.branch === branch else { return false }
      demand -= 1
      return true
    }
    guard isNewest, isRunning else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  private func end(
    _ branch: Twig, _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    let (isNewest, isDone) = lock.withLock {
      guard self.branch === branch else { return (false, false) }
      self.branch = nil
      return (true, hasOuterEnded)
    }
    guard isNewest else { return }
    if case .failure = completion { return close(completion, isOuter: false) }
    if isDone { finish(.finished) }
  }
}
