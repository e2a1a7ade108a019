public import Foundation
import Locks

extension NotificationCenter {
  /// A publisher of the notifications of a name, inside of the post.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The kind of values that are sent.
    public typealias Output = Notification
    /// The kind of error: none.
    public typealias Failure = Never

    /// The center to which they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that posts them, if that matters.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which observes until it cancels.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      // Proof: a subject may be sent to from any thread.
      let sender = Unchecked(subject)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        sender.value.send($0)
      }
      subject.subscribe(
        EndOperator(subscriber, named: "NotificationCenter Observer") {
          center.removeObserver(token)
        })
    }
  }
}
