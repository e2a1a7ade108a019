import Dispatch
import FailureReporting

/// Tells whether code runs where the main actor does, for overrides that cannot be isolated to it.
package enum MainQueue {
  /// The main actor need not be on the main thread: on Linux, any thread may serve its queue.
  package static var isCurrent: Bool {
    MainDispatchQueue.isSurelyCurrent || DispatchQueue.getSpecific(key: key) == true
      || DispatchQueue.getSpecific(key: isServed) == true
  }

  /// Whether a queue is the main queue, which is a new object at each access.
  static func isItself(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

  /// Sees to it that the process does not end without a word where the model is used elsewhere.
  static let isExplained: Void = IsolationCheck.explain { isCurrent }

  /// Whether what runs here now runs on another queue on a device.
  @MainActor private static var standsForAnother = false

  /// Whether what runs here now runs on another queue on a device, from where it may wait for the main
  /// queue: it has that already.
  static var standsForAnotherNow: Bool {
    isCurrent && MainActor.runUnchecked { standsForAnother }
  }

  /// Runs code that a device runs on another queue, such as the completion handler of a request;
  /// or, within that, code that it runs on the main queue.
  @MainActor
  package static func standForAnother<R>(_ stands: Bool, _ body: () throws -> R) rethrows -> R {
    let outer = stand(forAnother: stands)
    defer { stand(forAnother: outer) }
    return try body()
  }

  /// Runs code that a device runs on a queue of the app's, which does nothing else meanwhile: the code may
  /// hold that it is on that queue.
  @MainActor
  package static func stand(for queue: DispatchQueue?, _ body: () -> Void) {
    guard let queue, !isItself(queue) else { return standForAnother(true, body) }
    standForAnother(true) {
      queue.sync(flags: .barrier) {
        queue.setSpecific(key: isServed, value: true)
        defer { queue.setSpecific(key: isServed, value: nil) }
        body()
      }
    }
  }

  /// Sets the queue that the main queue stands for, on that queue, and returns the former one.
  @discardableResult
  static func stand(forAnother stands: Bool) -> Bool {
    MainActor.runUnchecked {
      defer { standsForAnother = stands }
      return standsForAnother
    }
  }

  /// Whether the main queue does the work of a queue.
  private static let isServed = DispatchSpecificKey<Bool>()

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
