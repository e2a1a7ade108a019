import Foundation
import TestSupport
import Testing

@testable import FleetInit

@Suite("The tests of a brought package, a process after the other")
struct TestRunsTests {
  private static let program = ".build/debug/AppPackageTests.xctest"

  /// A program with tests, some of which end it.
  private final class Program {
    let folder: String
    private(set) var calls: [[String]] = []
    private let tests: [String]
    private let traps: Set<String>

    init(_ folder: String, _ tests: [String], traps: Set<String>) {
      (self.folder, self.tests, self.traps) = (folder, tests, traps)
    }

    func run(_ call: ProgramCall) -> ProgramEnd {
      if call.command[0] == "swift" {
        return ProgramEnd(isDone: true, output: tests.joined(separator: "\n") + "\nBuilding\n")
      }
      #expect(call.command[0] == "\(folder)/\(TestRunsTests.program)")
      calls.append(Array(call.command.dropFirst()))
      return call.command.contains("swift-testing")
        ? runSwiftTesting(call.command) : runXCTest(call.command[1])
    }

    private func runXCTest(_ names: String) -> ProgramEnd {
      var lines: [String] = []
      for test in names.split(separator: ",").map(String.init) {
        let name = test.drop { $0 != "." }.dropFirst().replacing("/", with: ".")
        if traps.contains("before \(test)") { return end(lines, isDone: false) }
        lines.append("Test Case '\(name)' started at 2026-11-29 18:10:41.591")
        if traps.contains(test) { return end(lines, isDone: false) }
        let word = test.contains("Fail") ? "failed" : test.contains("Skip") ? "skipped" : "passed"
        lines.append("Test Case '\(name)' \(word) (0.0 seconds)")
      }
      return end(lines, isDone: true)
    }

    private func end(_ lines: [String], isDone: Bool) -> ProgramEnd {
      ProgramEnd(isDone: isDone, output: lines.joined(separator: "\n") + "\n")
    }

    private func runSwiftTesting(_ command: [String]) -> ProgramEnd {
      let filter = command.firstIndex(of: "--filter").map { command[$0 + 1] }
      let path = command[command.firstIndex(of: "--event-stream-output-path").map { $0 + 1 } ?? 0]
      let all = tests.filter { $0.contains("(") }.map { "\($0)/A.swift:1:4" }
      let chosen = all.filter { test in
        filter.map { test.range(of: $0, options: .regularExpression) != nil } ?? true
      }
      var lines = [#"{"kind":"test","payload":{"id":"AppTests.S","kind":"suite"}}"#]
      lines += chosen.map { #"{"kind":"test","payload":{"id":"\#($0)","kind":"function"}}"# }
      func event(_ kind: String, _ id: String, _ symbol: String) -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","#
          + #""messages":[{"symbol":"\#(symbol)"}]}}"#
      }
      lines.append(event("testStarted", "AppTests.S", "default"))
      for test in chosen {
        if test.contains("skip") {
          lines.append(event("testSkipped", test, "skip"))
          continue
        }
        lines.append(event("testStarted", test, "default"))
        if traps.contains(String(test.prefix { $0 != ")" } + ")")) {
          lines.append(#"{"kind":"event","payl"#)
          break
        }
        lines.append(event("testEnded", test, test.contains("fail") ? "fail" : "pass"))
      }
      try? Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
      return ProgramEnd(isDone: false, output: "ran \(chosen.count)\n")
    }
  }

  private func outcome(
    _ tests: [String], traps: Set<String> = []
  ) throws -> (outcome: TestRuns.Outcome, calls: [[String]], printed: [String]) {
    try withTemporaryFile { path in
      let place = URL(fileURLWithPath: "\(path)/\(Self.program)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: place)
      let program = Program(path, tests, traps: traps)
      var printed: [String] = []
      let runs = TestRuns(
        folder: BuildFolder(path), run: program.run, print: { printed.append($0) })
      let outcome = try runs.outcome()
      return (outcome, program.calls.map { $0.map { $0.replacing(path, with: "HERE") } }, printed)
    }
  }

  @Test func `are counted`() throws {
    let (outcome, calls, printed) = try outcome([
      "AppTests.A/testOne", "AppTests.A/testFail", "AppTests.A/testSkip", "OtherTests.A/testOne",
      "AppTests.S/one()", "AppTests.S/fail()", "AppTests.skip()",
    ])

    #expect(
      outcome
        == .init(
          passed: 3, skipped: 2, failed: ["AppTests.A/testFail", "AppTests.S/fail()/A.swift:1:4"]))
    #expect(!outcome.isGood)
    // Classes of two modules may have one name.
    #expect(
      calls.map(\.[0]) == [
        "AppTests.A/testOne,AppTests.A/testFail,AppTests.A/testSkip", "OtherTests.A/testOne",
        "--testing-library",
      ])
    #expect(printed.contains("Test Case 'A.testFail' failed (0.0 seconds)"))
    #expect(printed.last == "ran 3")
  }

  @Test func `that are left run in a new process after a trap`() throws {
    let (outcome, calls, _) = try outcome(
      [
        "AppTests.A/testOne", "AppTests.A/testTwo", "AppTests.B/testThree", "AppTests.B/testFour",
        "AppTests.S/a+(b:)", "AppTests.S/trap()", "AppTests.S/c()", "AppTests.S/d()",
      ], traps: ["AppTests.A/testTwo", "AppTests.B/testFour", "AppTests.S/trap()"])

    #expect(
      outcome
        == .init(
          passed: 5,
          ended: ["AppTests.A/testTwo", "AppTests.B/testFour", "AppTests.S/trap()/A.swift:1:4"]))
    #expect(
      calls.prefix(2).map(\.[0]) == [
        "AppTests.A/testOne,AppTests.A/testTwo,AppTests.B/testThree,AppTests.B/testFour",
        "AppTests.B/testThree,AppTests.B/testFour",
      ])
    #expect(calls.count == 4)
    #expect(
      calls.last?.last
        == #"^(AppTests\.S/c\(\)/A\.swift:1:4|AppTests\.S/d\(\)/A\.swift:1:4)$"#)
  }

  @Test func `run one at a time where their names are longer than an argument may be`() throws {
    let long = ["A", "B"].map { "AppTests.\($0)/test" + String(repeating: "A", count: 60_000) }
    let (outcome, calls, _) = try outcome(long)

    #expect(outcome == .init(passed: 2))
    #expect(calls.prefix(2).map(\.[0]) == long)
  }

  @Test func `that no process comes to are lost, a suite at a time`() throws {
    let (outcome, calls, _) = try outcome(
      ["AppTests.A/testOne", "AppTests.A/testTwo", "AppTests.B/testThree"],
      traps: ["before AppTests.A/testOne"])

    #expect(outcome == .init(passed: 1, lost: ["AppTests.A/testOne", "AppTests.A/testTwo"]))
    #expect(calls.count == 3)
  }

  @Test func `are refused where they are not built`() {
    let runs = TestRuns(
      folder: BuildFolder("/nowhere"), run: { _ in ProgramEnd(isDone: false, output: "") },
      print: { _ in })

    #expect(throws: Refusal("The tests of '/nowhere' cannot be run: they are not built.")) {
      try runs.outcome()
    }
  }

  @Test func `are told in the last lines`() {
    #expect(TestRuns.Outcome(passed: 2).lines == ["Tests: 2 passed, 0 failed"])
    #expect(
      TestRuns.Outcome(
        passed: 2, skipped: 1, failed: (1...22).map { "A/test\($0)" }, ended: ["A/testB"],
        lost: ["A/testC"]
      ).lines
        == [
          "Tests: 2 passed, 22 failed, 1 skipped, 1 ended the process, 1 did not run"
        ] + (1...20).map { "  A/test\($0) failed" } + [
          "  … and 2 more failed", "  A/testB ended the process, and others ran in a new one",
          "  A/testC did not run",
        ])
  }
}
