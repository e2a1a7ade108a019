import Foundation

/// A subject that keeps its value: a subscriber gets it first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(named: "CurrentValueSubject")
  private let lock = NSLock()
  private var current: Output

  /// Creates a subject with a value.
  public init(_ value: Output) { current = value }

  /// The value, which is set before subscribers get it, also after the end.
  public var value: Output {
    get { lock.withLock { current } }
    set {
      lock.withLock { current = newValue }
      if !audience.hasEnded { audience.send(newValue) }
    }
  }

  /// Receives the subscription to a publisher whose values it passes on.
  public func send(subscription: any Subscription) { audience.follow(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber) { self.value }
  }

  /// Sets the value, and sends it to all subscribers with demand.
  public func send(_ input: Output) {
    if !audience.hasEnded { value = input }
  }

  /// Ends it for all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }
}
