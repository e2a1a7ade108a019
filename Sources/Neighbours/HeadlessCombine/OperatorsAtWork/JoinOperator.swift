import Foundation

/// Makes values of what several publishers have sent: the latest of each, or the next of each.
final class JoinOperator<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  /// The operator's name, as `print()` has it.
  var description: String { usesUp ? "CombineLatest" : "Zip" }

  private let downstream: Downstream
  private let lock = NSLock()
  /// Makes a value of what the sides have, under the lock; `nil` if one of them has none.
  private let take: () -> Downstream.Input?
  /// Whether no further value can come, under the lock.
  private let isDone: () -> Bool
  /// Whether what has been sent is not sent again until something comes.
  private let usesUp: Bool
  private var demand = Subscribers.Demand.none
  private var isFresh = false
  private var isOver = false
  private var branches: [(request: (Subscribers.Demand) -> Void, cancel: () -> Void)] = []

  init(
    _ downstream: Downstream, usesUp: Bool, take: @escaping () -> Downstream.Input?,
    isDone: @escaping () -> Bool
  ) {
    self.downstream = downstream
    self.usesUp = usesUp
    self.take = take
    self.isDone = isDone
  }

  /// Hands on the subscription, and then lets each side follow its publisher.
  func begin(_ follow: [(JoinOperator) -> Void]) {
    downstream.receive(subscription: self)
    for follow in follow where lock.withLock({ !isOver }) { follow(self) }
  }

  /// Follows a publisher, whose values a side takes.
  func follow<P: Publisher>(_ publisher: P, _ side: JoinSide<P.Output>)
  where P.Failure == Downstream.Failure {
    let branch = Branch<P.Output, P.Failure>(
      Branch.Handlers(
        begin: { branch in branch.request(self.lock.withLock { self.demand }) },
        receive: { value, _ in
          self.put { side.put(value) }
          return .none
        },
        end: { completion, _ in self.end(completion) { side.hasEnded = true } }))
    lock.withLock { branches.append((branch.request, branch.cancel)) }
    publisher.subscribe(branch)
  }

  func request(_ demand: Subscribers.Demand) {
    let branches = lock.withLock {
      self.demand += demand
      return self.branches
    }
    send()
    for branch in branches { branch.request(demand) }
  }

  func cancel() { for branch in letGo() ?? [] { branch.cancel() } }

  private func put(_ put: () -> Void) {
    lock.withLock {
      put()
      isFresh = true
    }
    send()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ note: () -> Void) {
    lock.withLock(note)
    if case .failure = completion { return finish(completion) }
    if lock.withLock(isDone) { finish(.finished) }
  }

  /// Sends what can be made and is asked for.
  private func send() {
    while let value = next() {
      let more = downstream.receive(value)
      let (isDone, branches) = lock.withLock {
        demand += more
        return (self.isDone(), self.branches)
      }
      if isDone { return finish(.finished) }
      if more > .none { for branch in branches { branch.request(more) } }
    }
  }

  private func next() -> Downstream.Input? {
    lock.withLock {
      guard !isOver, isFresh, demand > .none, let value = take() else { return nil }
      demand -= 1
      isFresh = !usesUp
      return value
    }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let branches = letGo() else { return }
    for branch in branches { branch.cancel() }
    downstream.receive(completion: completion)
  }

  private func letGo() -> [(request: (Subscribers.Demand) -> Void, cancel: () -> Void)]? {
    lock.withLock {
      guard !isOver else { return nil }
      isOver = true
      defer { branches = [] }
      return branches
    }
  }
}
