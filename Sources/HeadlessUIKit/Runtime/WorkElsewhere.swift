import Dispatch
import FailureReporting
import Foundation
import Synchronization

/// A piece of work that an app does outside of the main loop, from its start to its end.
///
/// It also carries the application and the scopes for failures along, which a thread of Dispatch does
/// not know.
package final class WorkElsewhere: Sendable {
  /// The work that runs here, if it is a task that is known.
  @TaskLocal static var current: WorkElsewhere?

  /// Its name in a failure.
  package let name: String
  /// Whether it is a task, which may be working or waiting for ever.
  package let isTask: Bool
  private let lane: WorkLane
  private let start = ContinuousClock.now
  private let scope = ApplicationScope.current
  private let context = ReportingContext()
  /// How many sleeps in UIKit time it is in.
  private let sleeps = Atomic(0)
  private let isLasting = Atomic(false)

  package init(_ name: String, isTask: Bool = false, lane: WorkLane = WorkLane()) {
    self.name = name
    self.lane = lane
    self.isTask = isTask
    scope.elsewhere.begin(self)
  }

  convenience init(on queue: DispatchQueue) {
    let label = queue.label
    // Work that runs there at the same time may end in any order.
    let isConcurrent = label.hasPrefix("com.apple.root.")
    self.init(
      isConcurrent ? "DispatchQueue.global()" : "DispatchQueue \"\(label)\"",
      lane: isConcurrent ? WorkLane() : WorkLane(ofQueue: label))
  }

  /// A task that a line of the app's starts.
  convenience init(task fileID: StaticString, _ line: UInt) {
    let file = "\(fileID)".split(separator: "/").last.map(String.init) ?? ""
    self.init("Task, \(file):\(line)", isTask: true)
  }

  /// How long it has lasted, in real time.
  package var age: Duration { ContinuousClock.now - start }

  /// Whether it may get somewhere in real time: not if it sleeps in UIKit time, or if a wait has waited
  /// for it in vain.
  package var isBusy: Bool { !isAsleep && !isLasting.load(ordering: .acquiring) }

  /// Whether it sleeps in UIKit time.
  package var isAsleep: Bool { sleeps.load(ordering: .acquiring) > 0 }

  /// Whether it has begun and not ended, in an application that has not ended either.
  package var isKnown: Bool { scope.elsewhere.knows(self) }

  /// Marks it as waited for long enough.
  package func giveUp() { isLasting.store(true, ordering: .releasing) }

  /// Strikes the work out.
  package func end() { scope.elsewhere.end(self) }

  /// Says that it begins to sleep in UIKit time.
  package func fallAsleep() {
    sleeps.add(1, ordering: .acquiringAndReleasing)
    scope.elsewhere.tellWatchers()
  }

  /// Says that it does not sleep any more.
  package func wake() {
    sleeps.subtract(1, ordering: .acquiringAndReleasing)
    isLasting.store(false, ordering: .releasing)
  }

  /// Returns a closure that is all of the work.
  func whole(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    {
      self.bind(work)
      self.end()
    }
  }

  /// Runs a part of the work with the application and the scopes that it began with.
  package func bind(_ work: () -> Void) {
    ApplicationScope.$current.withValue(scope) {
      WorkLane.$current.withValue(lane) { context.run(work) }
    }
  }
}
