import Foundation

/// The subscribers of a subject, in the order in which they came, and its end once there is one.
///
/// No lock is held while a subscriber is called, so that it may send, subscribe or cancel itself.
final class Audience<Output, Failure: Error> {
  /// The name of its subscriptions.
  let name: StaticString
  /// Whether a subscriber that has asked once gets all that is sent.
  let ignoresDemand: Bool

  /// Whether what it follows is asked only once a subscriber asks.
  private let asksLate: Bool

  private let lock = NSLock()
  private var seats: [Seat<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var sources: [any Subscription] = []
  private var isAsked = false

  init(named name: StaticString, ignoresDemand: Bool = false, asksLate: Bool = false) {
    self.name = name
    self.asksLate = asksLate
    self.ignoresDemand = ignoresDemand
  }

  deinit { for source in sources { source.cancel() } }

  /// Seats a subscriber, which hears the end at once if there was one.
  ///
  /// - Parameter latest: The value that a subscriber gets that asks for one, and has not had it.
  func admit<S: Subscriber>(_ subscriber: S, latest: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let seat = TakenSeat(subscriber, in: self, latest: latest)
    let completion = lock.withLock {
      if self.completion == nil { seats.append(seat) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: seat)
    }
  }

  func leave(_ seat: Seat<Output, Failure>) {
    lock.withLock { seats.removeAll { $0 === seat } }
  }

  /// Whether it has ended.
  var hasEnded: Bool { lock.withLock { completion != nil } }

  func send(_ value: Output) {
    for seat in lock.withLock({ seats }) { seat.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let seats: [Seat<Output, Failure>] = lock.withLock {
      guard self.completion == nil else { return [] }
      self.completion = completion
      sources = []
      defer { self.seats = [] }
      return self.seats
    }
    for seat in seats { seat.end(completion) }
  }

  /// Takes what a subscription sends, without a limit.
  func follow(_ subscription: any Subscription) {
    let (isOpen, isDue) = lock.withLock {
      if completion == nil { sources.append(subscription) }
      return (completion == nil, isAsked || !asksLate)
    }
    guard isOpen else { return subscription.cancel() }
    if isDue { subscription.request(.unlimited) }
  }

  /// Asks what it follows, now that a subscriber has asked.
  func ask() {
    let sources: [any Subscription] = lock.withLock {
      guard asksLate, !isAsked else { return [] }
      isAsked = true
      return self.sources
    }
    for source in sources { source.request(.unlimited) }
  }
}
