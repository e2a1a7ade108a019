import Foundation

/// Sends what the publishers send that are made of the values.
///
/// Where what is below asks for a number of values, each inner publisher is asked for one at a time,
/// and what comes while none is asked for waits in its place.
final class FlatMapOperator<Input, Inner: Publisher, Downstream: Subscriber>: Operator<
  Input, Downstream.Failure, Downstream
>
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  typealias Twig = Branch<Downstream.Input, Downstream.Failure>

  private let maxPublishers: Subscribers.Demand
  private let makeInner: (Input) -> Inner
  private let lock = NSLock()
  private var branches: [Twig] = []
  private var demand = Subscribers.Demand.none
  private var hasOuterEnded = false
  private var isFlushing = false

  init(
    _ downstream: Downstream, maxPublishers: Subscribers.Demand,
    _ makeInner: @escaping (Input) -> Inner
  ) {
    self.maxPublishers = maxPublishers
    self.makeInner = makeInner
    super.init(downstream, named: "FlatMap")
  }

  override var demandAtStart: Subscribers.Demand { maxPublishers }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard isRunning else { return .none }
    let inner = makeInner(input)
    let branch = Twig(
      Twig.Handlers(
        begin: { self.begin($0) }, receive: { self.receive($0, from: $1) },
        end: { self.end($1, $0) }))
    lock.withLock { branches.append(branch) }
    inner.subscribe(branch)
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if case .failure = completion { return close(completion, isOuter: true) }
    forgetAbove()
    lock.withLock { hasOuterEnded = true }
    endIfDone()
  }

  override func request(_ demand: Subscribers.Demand) {
    let (isNowUnlimited, branches) = lock.withLock {
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      return (!wasUnlimited && self.demand == .unlimited, self.branches)
    }
    flush()
    if isNowUnlimited { for branch in branches { branch.request(.unlimited) } }
  }

  override func cancel() {
    let subscription = end()
    for branch in takeBranches() { branch.cancel() }
    subscription?.cancel()
  }

  // MARK: Branches

  private func begin(_ branch: Twig) {
    branch.request(lock.withLock { demand == .unlimited } ? .unlimited : .max(1))
  }

  private func receive(_ value: Downstream.Input, from branch: Twig) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      guard demand > .none, branch.waiting == nil else {
        branch.waiting = value
        return false
      }
      demand -= 1
      return true
    }
    guard isWanted, isRunning else { return .none }
    let more = downstream.receive(value)
    let isUnlimited = lock.withLock {
      demand += more
      return demand == .unlimited
    }
    return isUnlimited ? .none : .max(1)
  }

  private func end(
    _ branch: Twig, _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    if case .failure = completion { return close(completion, isOuter: false) }
    let isGone = lock.withLock {
      branch.hasEnded = true
      guard branch.waiting == nil else { return false }
      branches.removeAll { $0 === branch }
      return true
    }
    if isGone { leave() }
  }

  /// Sends what waits, as far as it is asked for.
  private func flush() {
    let isBusy = lock.withLock {
      defer { isFlushing = true }
      return isFlushing
    }
    guard !isBusy else { return }
    while let (branch, value) = takeWaiting() {
      let more = downstream.receive(value)
      let hasEnded = lock.withLock {
        demand += more
        if branch.hasEnded { branches.removeAll { $0 === branch } }
        return branch.hasEnded
      }
      if hasEnded { leave() } else { branch.request(.max(1)) }
    }
  }

  private func takeWaiting() -> (Twig, Downstream.Input)? {
    lock.withLock {
      guard demand > .none, let branch = branches.first(where: { $0.waiting != nil }),
        let value = branch.waiting
      else {
        isFlushing = false
        return nil
      }
      branch.waiting = nil
      demand -= 1
      return (branch, value)
    }
  }

  /// Goes on after a branch: another one may come.
  private func leave() {
    if maxPublishers != .unlimited { requestAbove(.max(1)) }
    endIfDone()
  }

  private func endIfDone() {
    if lock.withLock({ hasOuterEnded && branches.isEmpty }) { finish(.finished) }
  }

  /// Ends with an error; the publisher that ended with it is not cancelled.
  private func close(
    _ completion: Subscribers.Completion<Downstream.Failure>, isOuter: Bool
  ) {
    guard let subscription = end() else { return }
    if !isOuter { subscription.cancel() }
    for branch in takeBranches() { branch.cancel() }
    downstream.receive(completion: completion)
  }

  private func takeBranches() -> [Twig] {
    lock.withLock {
      defer { branches = [] }
      return branches
    }
  }
}
