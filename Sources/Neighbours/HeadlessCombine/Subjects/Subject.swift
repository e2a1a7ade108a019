/// A publisher that is told what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)

  /// Ends it for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Receives the subscription to a publisher whose values it passes on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends that something has happened.
  public func send() { send(()) }
}
