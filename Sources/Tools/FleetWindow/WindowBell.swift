import Foundation
import Locks

/// Tells the threads of pages that listen that something has changed.
package final class WindowBell: Sendable {
  private let condition = NSCondition()
  private let version = Locked(0)

  /// The number of changes so far, by which a page knows whether it shows the newest.
  var newest: Int { version.withLock { $0 } }

  /// Tells of a change.
  func ring() {
    condition.lock()
    version.withLock { $0 += 1 }
    condition.broadcast()
    condition.unlock()
  }

  /// Waits until there is another version than a known one; it is the known one after so many seconds.
  package func wait(after known: Int, seconds: Double) -> Int {
    condition.lock()
    defer { condition.unlock() }
    let limit = Date(timeIntervalSinceNow: seconds)
    while version.withLock({ $0 }) == known, condition.wait(until: limit) {}
    return version.withLock { $0 }
  }
}
