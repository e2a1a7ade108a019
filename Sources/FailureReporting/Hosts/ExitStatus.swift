/// Makes sure that a process with an error does not exit with status 0 because its host dropped it.
///
/// XCTest silently drops a failure outside of a running test. Whether it did so is clear at the
/// end: if it had counted a single failure, the status would not be 0.
enum ExitStatus {
  private struct Doubtful: Sendable {
    var first: [RecordedFailure] = []
    var count = 0
  }

  private static let doubtful = Locked(Doubtful())
  /// How many failures are printed at most.
  private static let printLimit = 20

  /// Makes the process exit with status 1 instead of 0, and then print the failure.
  static func mustTell(of failure: RecordedFailure) {
    let isFirst = doubtful.withLock {
      $0.count += 1
      if $0.first.count < printLimit { $0.first.append(failure) }
      return $0.count == 1
    }
    guard isFirst else { return }
    Libc.atExit { status, _ in
      guard status == 0 else { return }
      ExitStatus.printDropped()
      Libc.leave(withStatus: 1)
    }
  }

  private static func printDropped() {
    let dropped = doubtful.withLock { $0 }
    var lines = dropped.first.map(\.description)
    if dropped.count > lines.count { lines.append("… and \(dropped.count - lines.count) more") }
    StandardError.write(
      line: """
        error: the test run did not count \(dropped.count == 1 ? "a failure" : "failures") \
        reported outside of a running test; the exit status is 1 because of that.
        \(lines.joined(separator: "\n"))
        """)
  }
}
