import FailureReporting
import Foundation
import Synchronization

/// An app's work outside of its main loop, and what that work asks of the loop.
///
/// Threads, queues and tasks are not the model's. The work that ported sources start there is
/// recorded here, so that a wait knows what it waits for, and blocks for the main queue become
/// turns of the application that started it.
package final class Elsewhere: Sendable {
  /// A block of another thread for the main queue.
  struct Post: Sendable {
    let name: StaticString
    let words: String?
    let delay: Duration?
    let isWanted: (@Sendable () -> Bool)?
    let lane: WorkLane
    let context: ReportingContext
    let work: @MainActor @Sendable () -> Void
  }

  private struct State {
    var posts: [Post] = []
    var now = Duration.zero
    var date: (set: Date, at: Duration)?
    var works: [WorkElsewhere] = []
    var watchers: [@Sendable () -> Void] = []
    var hasComplained = false
    var lastOperation: (@Sendable () -> Void)?

    /// Whom to tell that something has changed: each once.
    mutating func takeWatchers() -> [@Sendable () -> Void] {
      defer { watchers = [] }
      return watchers
    }
  }

  private let state = Mutex(State())
  /// Whether there are posts, readable without taking the lock.
  private let isPosted = Atomic(false)

  init() {}

  // MARK: The main queue

  /// Whether something has come that the main loop has not taken.
  var hasPosts: Bool { isPosted.load(ordering: .acquiring) }

  /// Posts a piece of work to the main loop of a scope's application, from any thread.
  func post(_ post: Post, to scope: ApplicationScope) {
    let (isFirst, watchers) = state.withLock { state in
      state.posts.append(post)
      isPosted.store(true, ordering: .releasing)
      return (state.posts.count == 1, state.takeWatchers())
    }
    for tell in watchers { tell() }
    guard isFirst else { return }
    Task.detached { @MainActor in scope.application.mainLoop.wakeUp() }
  }

  /// Returns the blocks that have come since the last time.
  func takePosts() -> [Post] {
    state.withLock { state in
      defer { state.posts = [] }
      isPosted.store(false, ordering: .releasing)
      return state.posts
    }
  }

  /// Notes the last operation for the app's main operation queue, on the main queue itself.
  func setLastOperation(_ run: @escaping @Sendable () -> Void) {
    state.withLock { $0.lastOperation = run }
  }

  /// Returns that operation, once.
  func takeLastOperation() -> (@Sendable () -> Void)? {
    state.withLock { state in
      defer { state.lastOperation = nil }
      return state.lastOperation
    }
  }

  // MARK: Work

  /// Writes down work that begins.
  func begin(_ work: WorkElsewhere) { state.withLock { $0.works.append(work) } }

  /// Strikes work out that has ended.
  func end(_ work: WorkElsewhere) {
    state.withLock { state in state.works.removeAll { $0 === work } }
    tellWatchers()
  }

  /// Calls the watchers after a change.
  func tellWatchers() { for tell in state.withLock({ $0.takeWatchers() }) { tell() } }

  /// The work that has begun and not ended, the oldest first.
  package var works: [WorkElsewhere] { state.withLock(\.works) }

  /// Whether something is in flight that ends by itself, on a queue or on the network: a task may wait for
  /// a delay that is to come.
  var isWorking: Bool { state.withLock { $0.works.contains { $0.isBusy && !$0.isTask } } }

  /// Whether this is the first complaint about a test that blocks what it waits for.
  package func isFirstComplaint() -> Bool {
    state.withLock { state in
      defer { state.hasComplained = true }
      return !state.hasComplained
    }
  }

  /// Whether work has begun and not ended, in an application that has not ended either.
  func knows(_ work: WorkElsewhere) -> Bool {
    state.withLock { state in state.works.contains { $0 === work } }
  }

  /// Forgets all work: an application that has ended waits for nothing.
  func forgetAll() {
    state.withLock { state in (state.works, state.posts, state.lastOperation) = ([], [], nil) }
    tellWatchers()
  }

  // MARK: Watching

  /// Calls a closure once, on any thread, as soon as work has ended or something was posted.
  ///
  /// - Parameter works: The work that is watched.
  /// - Returns: Whether it is going to be called: not if there is no work to end, if one of the works has
  ///   ended already, or if something is there to be taken.
  package func watch(_ works: [WorkElsewhere], _ tell: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      let isPending = works.allSatisfy { work in
        work.isBusy && state.works.contains { $0 === work }
      }
      // Where nothing is at work, nothing ends.
      guard !works.isEmpty, state.posts.isEmpty, isPending else { return false }
      state.watchers.append(tell)
      return true
    }
  }

  // MARK: The time

  /// The time on the application's clock, for any thread.
  var now: Duration {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// The date that the app takes for the present one.
  package var date: Date {
    state.withLock { state in
      state.date.map { $0.set + (state.now - $0.at).seconds } ?? Date()
    }
  }

  /// The date of the beginning of UIKit time, as schedulers count it: where no test has set a date, the
  /// real one of this process.
  package var firstDate: Date {
    state.withLock { state in
      state.date.map { $0.set - $0.at.seconds } ?? Self.start
    }
  }

  private static let start = Date()

  /// Makes a date the present one, from which on UIKit time counts; `nil` is the real one.
  package func setDate(_ date: Date?) {
    state.withLock { state in state.date = date.map { ($0, state.now) } }
  }
}
