import Foundation

/// A way to a delegate, which does not keep it.
final class DelegateLink: Sendable {
  private final class Reference {
    weak var object: (any UNUserNotificationCenterDelegate)?
  }

  // Proof: only touched while the lock is held; what it leads to is used on the main actor.
  nonisolated(unsafe) private let reference = Reference()
  private let lock = NSLock()

  var object: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { reference.object } }
    set { lock.withLock { reference.object = newValue } }
  }
}
