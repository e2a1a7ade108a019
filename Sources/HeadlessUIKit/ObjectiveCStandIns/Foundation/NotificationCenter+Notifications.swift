public import Foundation
import Locks

// Foundation has this on Apple's systems alone.
extension NotificationCenter {
  /// Returns the notifications of a name, as they come from the first request on.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(of: name, from: object, in: self) }

  /// The notifications of a name, which are kept until they are read.
  public final class Notifications: AsyncSequence, Sendable {
    /// Hands out one notification after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var received: AsyncStream<Unchecked<Notification>>.Iterator

      /// Waits for the next notification; returns `nil` once the task is cancelled.
      public mutating func next() async -> Notification? { await received.next()?.value }

      /// Waits for the next notification, on the caller's actor.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? { await received.next(isolation: actor)?.value }
    }

    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?
    private let center: NotificationCenter

    init(
      of name: Notification.Name, from object: (any AnyObject & Sendable)?,
      in center: NotificationCenter
    ) {
      self.name = name
      self.object = object
      self.center = center
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> AsyncIterator {
      let stream = AsyncStream<Unchecked<Notification>> { [center] continuation in
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          // Proof: the observer that gets it hands it on to one task, and does not use it any more. What
          // its poster has put into it is shared, as it is with all observers on any thread.
          continuation.yield(Unchecked($0))
        }
        // Proof: it is used once more, to end what it began.
        let observer = Unchecked(token)
        continuation.onTermination = { _ in center.removeObserver(observer.value) }
      }
      return AsyncIterator(received: stream.makeAsyncIterator())
    }
  }
}
