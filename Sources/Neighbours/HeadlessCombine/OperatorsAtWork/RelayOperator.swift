import Foundation

/// Sends what one publisher sends, and decides at its end whether another goes on.
///
/// What is below has one subscription throughout; what it has asked for and not got is asked of the
/// next publisher.
final class RelayOperator<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String

  private let downstream: Downstream
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var request: ((Subscribers.Demand) -> Void)?
  private var cancelSource: (() -> Void)?
  private var isOver = false
  private var hasBegun = false

  init(_ downstream: Downstream, named name: StaticString) {
    self.downstream = downstream
    description = "\(name)"
  }

  /// Follows a publisher, and lets a closure decide what comes after it.
  func follow<P: Publisher>(
    _ publisher: P, atEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let branch = Branch<P.Output, P.Failure>(
      Branch.Handlers(
        begin: { self.begin($0) }, receive: { value, _ in self.receive(value) },
        end: { completion, _ in atEnd(completion) }))
    let isWanted = lock.withLock {
      cancelSource = branch.cancel
      return !isOver
    }
    if isWanted { publisher.subscribe(branch) }
  }

  private func begin<Failure: Error>(_ branch: Branch<Downstream.Input, Failure>) {
    let (isFirst, demand) = lock.withLock {
      request = branch.request
      defer { hasBegun = true }
      return (!hasBegun, self.demand)
    }
    if isFirst { downstream.receive(subscription: self) } else { branch.request(demand) }
  }

  private func receive(_ value: Downstream.Input) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      guard !isOver else { return false }
      demand -= 1
      return true
    }
    guard isWanted else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  /// Ends what is below.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if letGo() != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    let request = lock.withLock {
      self.demand += demand
      return self.request
    }
    request?(demand)
  }

  func cancel() { letGo()?() }

  private func letGo() -> (() -> Void)? {
    lock.withLock {
      isOver = true
      defer { (cancelSource, request) = (nil, nil) }
      return cancelSource
    }
  }
}
