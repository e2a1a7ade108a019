import Foundation
import Testing

@testable import FleetReport

@Suite("Several runs as one")
struct MergedRunsTests {
  private func run(_ name: String, _ tests: [(String, [String])], seconds: Double = 1) throws
    -> TestRun
  {
    try withFolder(["run.jsonl": StreamText.run(tests, seconds: seconds)]) { folder in
      var run = TestRun(name: name, folder: folder)
      run.outcomes = try RunReader.read(folder.path, leavingOut: nil).outcomes
      return run
    }
  }

  @Test func `a test that passes and fails is flaky, and its last result counts`() throws {
    let merged = MergedRuns([
      try run("one", [("a()", ["No."]), ("b()", []), ("c()", [])]),
      try run("two", [("a()", []), ("b()", ["No."]), ("c()", [])]),
    ])

    #expect(merged.tests.map(\.name.function) == ["b()", "a()", "c()"])
    #expect(merged.flaky.map(\.name.function) == ["b()", "a()"])
    #expect(merged.bad.map(\.name.function) == ["b()"])
    #expect(merged.tests[1].telling.issues.map(\.text) == ["No."])
    #expect(merged.tests[1].run == 0)
    #expect(merged.passedCount == 2)
  }

  @Test func `what one run leaves out counts by another`() throws {
    var left = try run("one", [("a()", [])])
    left.outcomes[0].verdict = .skipped
    let merged = MergedRuns([try run("two", [("a()", ["No."])]), left])
    #expect(merged.bad.map(\.name.function) == ["a()"])
    #expect(merged.flaky.isEmpty)
  }

  @Test func `since the last report tests are new, fixed or fail anew`() throws {
    var history = RunHistory(title: "last")
    let names = ["a()", "b()", "c()", "d()"].map { "ShopTests.CartTests/\($0)" }
    for (name, verdict) in zip(names, [.failed, .passed, .unended] as [TestOutcome.Verdict]) {
      history.tests[name] = .init(verdict: verdict, seconds: 1)
    }

    let merged = MergedRuns(
      [try run("one", [("a()", []), ("b()", ["No."]), ("c()", ["No."]), ("d()", [])])],
      since: history)

    #expect(merged.tests.map(\.name.function) == ["b()", "c()", "a()", "d()"])
    #expect(merged.tests.filter(\.isNewlyBad).map(\.name.function) == ["b()"])
    #expect(merged.fixed.map(\.name.function) == ["a()"])
    #expect(merged.new.map(\.name.function) == ["d()"])
  }

  @Test func `without a last report no test is new`() throws {
    let only = try run("one", [("a()", [])])
    #expect(MergedRuns([only]).new.isEmpty)
  }

  @Test func `the run that takes long says why`() throws {
    let merged = MergedRuns([
      try run("one", [("a()", [])]), try run("two", [("b()", []), ("c()", [])], seconds: 4),
    ])

    let lengths = merged.lengths

    #expect(lengths.map(\.seconds) == [1, 8])
    #expect(lengths.map(\.why)[0].isEmpty)
    #expect(lengths[1].why.hasPrefix("CartTests: "))
    #expect(lengths[1].why.hasSuffix(" took 4.00 s, all of ShopTests.CartTests 8.00 s"))
    #expect(merged.slowest(2).map(\.seconds) == [4, 4])
  }
}
