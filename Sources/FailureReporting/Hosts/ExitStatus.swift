import Locks

/// Makes sure that a process with an error does not exit with status 0 because no test framework
/// counted it.
///
/// XCTest silently drops a failure outside of a running test. Whether it did so is clear at the
/// end: if it had counted a single failure, the status would not be 0. A failure that a scope holds
/// when the process ends never reached anybody.
enum ExitStatus {
  private struct Ledger: Sendable {
    var doubtful = Failures()
    var ofTests = Failures()
    var held: [(scope: ObjectIdentifier, failure: RecordedFailure)] = []
  }

  private struct Failures: Sendable {
    private(set) var first: [RecordedFailure] = []
    private(set) var count = 0

    mutating func add(_ failure: RecordedFailure) {
      count += 1
      if first.count < printLimit { first.append(failure) }
    }
  }

  private static let ledger = Locked(Ledger())
  /// The largest number of printed failures of a kind.
  private static let printLimit = 20

  /// Makes the process exit with status 1 instead of 0, and then print the failure.
  static func mustTell(of failure: RecordedFailure) {
    ledger.withLock { $0.doubtful.add(failure) }
    _ = handler
  }

  /// Does the same if the process exits while a test of Swift Testing runs.
  static func mustTellIfTestDoesNotEnd(of failure: RecordedFailure) {
    ledger.withLock { $0.ofTests.add(failure) }
    _ = handler
  }

  /// Does the same for as long as a scope holds the failure.
  static func mustTell(of failure: RecordedFailure, heldBy scope: AnyObject) {
    ledger.withLock { $0.held.append((ObjectIdentifier(scope), failure)) }
    _ = handler
  }

  /// Takes that back, for the scope has handed its failure on.
  static func nothingIsHeld(by scope: AnyObject) {
    ledger.withLock { ledger in
      guard let index = ledger.held.firstIndex(where: { $0.scope == ObjectIdentifier(scope) })
      else { return }
      ledger.held.remove(at: index)
    }
  }

  /// The exit handler, which the first failure registers, once.
  private static let handler: Void = Libc.atExit { status, _ in
    guard status == 0, !ExitStatus.isOfList, ExitStatus.printUncounted() else { return }
    Libc.leave(withStatus: 1)
  }

  /// Whether the process only says which tests it has: what fails before one runs hides none of them.
  static let isOfList = CommandLine.arguments.contains {
    ["-l", "--list-tests", "--dump-tests-json"].contains($0)
  }

  /// Prints the uncounted failures, and returns whether there are any.
  private static func printUncounted() -> Bool {
    let ledger = ledger.withLock { $0 }
    var early = isTestRunning ? ledger.ofTests : Failures()
    for held in ledger.held { early.add(held.failure) }
    print(
      ledger.doubtful,
      after: """
        the test run did not count \(ledger.doubtful.count == 1 ? "a failure" : "failures") \
        reported outside of a running test
        """)
    print(
      early,
      after:
        "the process ended before \(early.count == 1 ? "a failure was" : "failures were") counted")
    return ledger.doubtful.count + early.count > 0
  }

  /// Whether the process exits while a test of Swift Testing runs.
  ///
  /// A run that has come to its end exits by a call of Swift Testing's own. Where the caller is
  /// unknown, it counts as the end if the task has no test.
  private static var isTestRunning: Bool {
    if let isEnd = SwiftTesting.endsProcess { return !isEnd }
    return SwiftTesting.loaded?.hasCurrentTest == true || withUnsafeCurrentTask { $0 == nil }
  }

  private static func print(_ failures: Failures, after headline: String) {
    guard failures.count > 0 else { return }
    var lines = ["error: \(headline); the exit status is 1 because of that."]
    lines += failures.first.map(\.description)
    let others = failures.count - failures.first.count
    if others > 0 { lines.append("… and \(others) more") }
    StandardError.write(line: lines.joined(separator: "\n"))
  }
}
