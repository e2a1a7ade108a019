import Foundation

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(subscriber, sequence)
      subscriber.receive(subscription: subscription)
      subscription.endIfEmpty()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

/// Sends the elements of a sequence as they are asked for, however deep requests come from within.
private final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>:
  Subscription
where Downstream.Input == Elements.Element {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ downstream: Downstream, _ sequence: Elements) {
    self.downstream = downstream
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  func request(_ demand: Subscribers.Demand) {
    let isBusy = lock.withLock {
      self.demand += demand
      defer { isSending = true }
      return isSending
    }
    if !isBusy { send() }
  }

  func cancel() { lock.withLock { downstream = nil } }

  /// Ends a sequence that has nothing, which nobody needs to ask for.
  func endIfEmpty() { if lock.withLock({ next == nil && !isSending }) { send() } }

  private func send() {
    while let (downstream, element) = take() {
      guard let element else { return downstream.receive(completion: .finished) }
      let more = downstream.receive(element)
      lock.withLock { demand += more }
    }
  }

  /// The next element that is asked for, or the end; `nil` where there is neither.
  private func take() -> (Downstream, Elements.Element?)? {
    lock.withLock {
      guard let downstream, next == nil || demand > .none else {
        isSending = false
        return nil
      }
      guard let element = next else {
        self.downstream = nil
        return (downstream, nil)
      }
      demand -= 1
      next = iterator.next()
      return (downstream, element)
    }
  }
}
