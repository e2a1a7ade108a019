import Synchronization
package import Testing

/// Runs something within a trait, and returns the comments of its issues instead of recording them.
@MainActor
package func issueComments(
  _ trait: some TestScoping, _ body: @escaping @MainActor @Sendable () async throws -> Void
) async throws -> [[String]] {
  let test = try #require(Test.current)
  let log = IssueLog()
  let logging = IssueHandlingTrait.compactMapIssues { issue in
    log.add(issue.comments.map(\.rawValue))
    return nil
  }
  try await logging.provideScope(for: test, testCase: nil) {
    try await trait.provideScope(for: test, testCase: nil) { try await body() }
  }
  return log.all
}

private final class IssueLog: Sendable {
  private let stored = Mutex<[[String]]>([])

  var all: [[String]] { stored.withLock { $0 } }

  func add(_ comments: [String]) { stored.withLock { $0.append(comments) } }
}
