import Foundation

extension Subscribers {
  /// A subscriber that calls closures, and asks for all there is.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible
  {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Creates a subscriber that calls closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    public var description: String { "Sink" }

    /// Receives what values are asked for by.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      let onCompletion = lock.withLock { self.onCompletion }
      _ = letGo()
      onCompletion?(completion)
    }

    /// Ends it: no closure is called any more.
    public func cancel() { letGo()?.cancel() }

    /// Lets go of everything, outside of the lock: closures may own what calls back.
    private func letGo() -> (any Subscription)? {
      let (subscription, kept) = lock.withLock {
        isOver = true
        defer { (self.subscription, onValue, onCompletion) = (nil, nil, nil) }
        return (self.subscription, (onValue, onCompletion))
      }
      withExtendedLifetime(kept) {}
      return subscription
    }
  }

  /// A subscriber that sets a property of an object, which it keeps alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// The kind of error: none.
    public typealias Failure = Never

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let sink: Sink<Input, Never>

    public var description: String { "Assign \(Root.self)." }

    /// Creates a subscriber that sets a property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }

    /// Receives what values are asked for by.
    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }

    public func receive(_ value: Input) -> Subscribers.Demand { sink.receive(value) }

    public func receive(completion: Subscribers.Completion<Never>) {
      sink.receive(completion: completion)
    }

    /// Ends it, and lets go of the object.
    public func cancel() { sink.cancel() }
  }
}
