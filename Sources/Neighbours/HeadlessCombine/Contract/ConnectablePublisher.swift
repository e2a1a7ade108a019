/// A publisher that sends nothing until it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send, until the token is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
