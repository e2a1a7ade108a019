import PropertyLists

/// What a program reads of a run of tests: how many there are, and each failure with its words.
package struct RunResult: Codable, Equatable, Sendable {
  package struct FailedTest: Codable, Equatable, Sendable {
    package let test: String
    package let place: String
    /// What the failures say, each with its line.
    package let failures: [String]
  }

  package let passed: Int
  package let skipped: Int
  package let failed: [FailedTest]
  /// What could not be read.
  package let notRead: [String]

  /// Reads what a run has left in a folder; nothing where no result of a test is there.
  package init?(ofRunIn folder: String) {
    guard let run = try? RunReader.read(folder, leavingOut: nil), !run.outcomes.isEmpty else {
      return nil
    }
    let merged = MergedRuns([run])
    passed = merged.passedCount
    skipped = merged.skipped.count
    failed = merged.bad.map { test in
      let outcome = test.telling
      return FailedTest(
        test: test.name.key, place: outcome.place,
        failures: outcome.issues.filter { $0.kind == .error }.map { issue in
          issue.place.isEmpty ? issue.text : "\(issue.place): \(issue.text)"
        })
    }
    notRead = merged.findings.map(\.description)
  }
}
