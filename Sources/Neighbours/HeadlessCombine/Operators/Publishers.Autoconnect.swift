import Foundation

extension Publishers {
  /// A publisher that connects with its first subscriber.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public final let upstream: Upstream

    private let lock = NSLock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, and connects if it is the first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      upstream.subscribe(EndOperator(subscriber) { self.leave() })
      guard isFirst else { return }
      let connection = upstream.connect()
      // All may have left meanwhile.
      let isWanted = lock.withLock {
        guard subscribers > 0 else { return false }
        self.connection = connection
        return true
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let connection: (any Cancellable)? = lock.withLock {
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}
