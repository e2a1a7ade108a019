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

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SequenceSubscription(subscriber, sequence).begin()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

/// Sends the elements of a sequence as they are asked for, however deep requests come from within.
final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>:
  Subscription, CustomStringConvertible
where Downstream.Input == Elements.Element {
  private let name: StaticString?
  private let sequence: Elements
  private let lock = NSLock()
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ downstream: Downstream, _ sequence: Elements, named name: StaticString? = nil) {
    self.name = name
    self.sequence = sequence
    self.downstream = downstream
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  /// The name, or the elements as long as there are any.
  var description: String {
    if let name { return "\(name)" }
    return lock.withLock { downstream == nil } ? "Sequence" : "\(sequence)"
  }

  func request(_ demand: Subscribers.Demand) {
    let isBusy = lock.withLock {
      self.demand += demand
      defer { isSending = true }
      return isSending
    }
    if !isBusy { send() }
  }

  func cancel() { _ = letGo() }

  /// Hands on the subscription; a sequence that has nothing ends without being asked.
  func begin() {
    guard next != nil else {
      downstream?.receive(subscription: Subscriptions.empty)
      letGo()?.receive(completion: .finished)
      return
    }
    downstream?.receive(subscription: self)
  }

  /// Lets go of what is below, outside of the lock: it may own what calls back.
  private func letGo() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

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

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
