import Dispatch
import FailureReporting

/// Tells whether code runs where the main actor does, for overrides that cannot be isolated to it.
package enum MainQueue {
  /// The main actor need not be on the main thread: on Linux, any thread may serve its queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Whether a queue is the main queue, which has a new object each time that somebody asks for it.
  static func isItself(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

  /// Sees to it that the process does not end without a word where the model is used elsewhere.
  static let isExplained: Void = IsolationCheck.explain { isCurrent }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
