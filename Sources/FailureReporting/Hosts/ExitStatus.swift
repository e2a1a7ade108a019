/// Makes sure that a process with an error does not exit with status 0 because nobody counted it.
///
/// XCTest silently drops a failure outside of a running test. Whether it did so is clear at the
/// end: if it had counted a single failure, the status would not be 0. A failure that a scope holds
/// when the process ends never reached anybody.
enum ExitStatus {
  private struct Ledger: Sendable {
    var first: [RecordedFailure] = []
    var count = 0
    var held: [(scope: ObjectIdentifier, failure: RecordedFailure)] = []
  }

  private static let ledger = Locked(Ledger())
  /// How many failures of a kind are printed at most.
  private static let printLimit = 20

  /// Makes the process exit with status 1 instead of 0, and then print the failure.
  static func mustTell(of failure: RecordedFailure) {
    ledger.withLock {
      $0.count += 1
      if $0.first.count < printLimit { $0.first.append(failure) }
    }
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

  /// What is registered with the first failure, once.
  private static let handler: Void = Libc.atExit { status, _ in
    guard status == 0, ExitStatus.printUncounted() else { return }
    Libc.leave(withStatus: 1)
  }

  /// Prints the failures that nobody counted, and returns whether there are any.
  private static func printUncounted() -> Bool {
    let ledger = ledger.withLock { $0 }
    print(
      ledger.first, of: ledger.count,
      after: """
        the test run did not count \(ledger.count == 1 ? "a failure" : "failures") reported outside \
        of a running test
        """)
    print(
      ledger.held.prefix(printLimit).map(\.failure), of: ledger.held.count,
      after: """
        the process ended before \(ledger.held.count == 1 ? "a failure was" : "failures were") \
        counted
        """)
    return ledger.count > 0 || !ledger.held.isEmpty
  }

  private static func print(_ first: [RecordedFailure], of count: Int, after headline: String) {
    guard count > 0 else { return }
    var lines = ["error: \(headline); the exit status is 1 because of that."]
    lines += first.map(\.description)
    if count > first.count { lines.append("… and \(count - first.count) more") }
    StandardError.write(line: lines.joined(separator: "\n"))
  }
}
