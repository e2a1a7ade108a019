import HeadlessUIKit
import Locks

/// Where tests let the writing of a file end, as if the process were killed there.
package final class Interruptions: ScopedState {
  package init() {}

  private let next = Locked<SafeFile.WriteStep?>(nil)

  /// Lets the next writing end after a step.
  package static func kill(after step: SafeFile.WriteStep?) {
    current.next.withLock { $0 = step }
  }

  static func reach(_ step: SafeFile.WriteStep) throws {
    let isKilled = current.next.withLock { next in
      guard next == step else { return false }
      next = nil
      return true
    }
    if isKilled { throw Killed() }
  }

  /// The error where a test has the process killed.
  package struct Killed: Error {}
}
