import Foundation

/// Hands all that comes to a subject.
final class SubjectLink<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
  /// Its name, as `print()` has it.
  var description: String { "Subject" }

  private let lock = NSLock()
  /// Weak, because the subject keeps the link, which is the subscription that it has.
  private weak var subject: S?
  private var subscription: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    let receiver: S? = lock.withLock {
      guard self.subscription == nil else { return nil }
      self.subscription = subscription
      return subject
    }
    guard let receiver else { return subscription.cancel() }
    receiver.send(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let (subject, _) = letGo()
    subject?.send(completion: completion)
  }

  func cancel() {
    let (_, subscription) = letGo()
    subscription?.cancel()
  }

  private func letGo() -> (S?, (any Subscription)?) {
    lock.withLock {
      defer { (subject, subscription) = (nil, nil) }
      return (subject, subscription)
    }
  }
}
