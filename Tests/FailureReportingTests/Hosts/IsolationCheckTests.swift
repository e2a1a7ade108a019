import Testing

@testable import FailureReporting

@Suite("IsolationCheck")
struct IsolationCheckTests {
  private static let ends =
    "error: Code of the main actor was called off it, which ends the process"

  @Test func `names the test that runs`() async {
    let test = "`names the test that runs`() at IsolationCheckTests.swift:10"
    let words = "\(Self.ends): in \(test). "

    #expect(IsolationCheck.lastWords == words + "Mark the test `@MainActor`, or its suite.")
    #expect(
      await Task.detached { IsolationCheck.lastWords }.value == """
        \(Self.ends). Mark the test `@MainActor`, or its suite; a detached task and a queue in the \
        background call it by `await MainActor.run { }`.
        """)
  }

  @Test func `has the last word, in one line, where Swift ends the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        IsolationCheck.explain { false }
        await Task.detached { check() }.value
      })

    #expect(result.errorLines.filter { $0.hasPrefix(Self.ends) }.count == 1)
  }

  @Test func `says nothing where the check is passed`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        IsolationCheck.explain { false }
        await MainActor.run { check() }
      })

    #expect(result.errorLines == [])
  }
}

private func check() { MainActor.assumeIsolated {} }
