import Locks
import Synchronization

/// Swift's check that code of the main actor runs there, which ends the process without a word.
///
/// The runtime lets a hook check in its place, and gives it its own check. The three words that the
/// hook takes are passed in C as they are in Swift.
package enum IsolationCheck {
  private typealias Check = @convention(c) (_ executor: UInt, _ witness: UInt) -> Void
  private typealias Hook =
    @convention(c) (_ executor: UInt, _ witness: UInt, _ check: Check) -> Void

  private static let isOnMainActor = Locked<(@Sendable () -> Bool)?>(nil)
  /// The main actor, as the runtime knows it.
  private static let mainActor =
    unsafeBitCast(MainActor.sharedUnownedExecutor, to: (executor: UInt, witness: UInt).self)

  /// Lets one line be written before the end from now on, which says what to do about it.
  ///
  /// Where the runtime has no such hook, or other code uses it, nothing changes.
  package static func explain(unless isOnMainActor: @escaping @Sendable () -> Bool) {
    guard let address = Libc.address(ofSymbol: "swift_task_checkIsolated_hook") else { return }
    let hook = address.assumingMemoryBound(to: Hook?.self)
    guard hook.pointee == nil else { return }
    Self.isOnMainActor.withLock { $0 = isOnMainActor }
    hook.pointee = { executor, witness, check in
      // With its name, for a C function captures nothing, not even the type.
      if executor == IsolationCheck.mainActor.executor, !IsolationCheck.isPassed {
        StandardError.write(line: IsolationCheck.lastWords)
      }
      check(executor, witness)
    }
  }

  private static var isPassed: Bool { isOnMainActor.withLock { $0 }?() ?? true }

  /// What there is to say before the end, with the test that runs on this task, if there is one.
  static var lastWords: String {
    let ends = "error: Code of the main actor was called off it, which ends the process"
    guard let testing = SwiftTesting.loaded, let name = testing.currentTestName,
      let site = testing.currentTestSite
    else {
      return """
        \(ends). Mark the test `@MainActor`, or its suite; a detached task and a queue in the \
        background call it by `await MainActor.run { }`.
        """
    }
    return "\(ends): in \(name) at \(site). Mark the test `@MainActor`, or its suite."
  }
}
