import Foundation

/// The place of a subscriber in an audience, which is its subscription.
final class TakenSeat<Downstream: Subscriber>: Seat<Downstream.Input, Downstream.Failure>,
  Subscription, CustomStringConvertible
{
  let description: String

  private let lock = NSLock()
  private let ignoresDemand: Bool
  private var downstream: Downstream?
  private var audience: Audience<Downstream.Input, Downstream.Failure>?
  private var demand = Subscribers.Demand.none
  /// Gives the value that the subscriber has not had.
  private var missed: (() -> Downstream.Input)?
  private let latest: (() -> Downstream.Input)?

  init(
    _ downstream: Downstream, in audience: Audience<Downstream.Input, Downstream.Failure>,
    latest: (() -> Downstream.Input)?
  ) {
    description = "\(audience.name)"
    ignoresDemand = audience.ignoresDemand
    self.downstream = downstream
    self.audience = audience
    self.latest = latest
    missed = latest
  }

  func request(_ demand: Subscribers.Demand) {
    let delivery = lock.withLock {
      self.demand += ignoresDemand ? .unlimited : demand
      return self.demand > .none ? take() : nil
    }
    if let (downstream, latest) = delivery { give(latest(), to: downstream) }
    if demand > .none { lock.withLock { audience }?.ask() }
  }

  override func offer(_ value: Downstream.Input) {
    let receiver: Downstream? = lock.withLock {
      guard demand > .none, downstream != nil else {
        missed = latest
        return nil
      }
      demand -= 1
      missed = nil
      return downstream
    }
    if let receiver { give(value, to: receiver) }
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    letGo()?.receive(completion: completion)
  }

  func cancel() {
    let audience = lock.withLock { self.audience }
    _ = letGo()
    audience?.leave(self)
  }

  private func give(_ value: Downstream.Input, to downstream: Downstream) {
    let more = downstream.receive(value)
    if more > .none { request(more) }
  }

  /// The value that was missed, for a subscriber that asks.
  private func take() -> (Downstream, () -> Downstream.Input)? {
    guard let downstream, let missed else { return nil }
    self.missed = nil
    demand -= 1
    return (downstream, missed)
  }

  private func letGo() -> Downstream? {
    lock.withLock {
      defer {
        downstream = nil
        audience = nil
        missed = nil
      }
      return downstream
    }
  }
}
