import Foundation
import PropertyLists
import Testing

@testable import FleetReport

@Suite("Event streams")
struct EventStreamTests {
  /// What a stream says, as the reader of a folder has it.
  private func read(_ text: String, _ others: [String: String] = [:]) throws -> TestRun {
    try withFolder(others.merging(["run.jsonl": text]) { $1 }) { folder in
      try RunReader.read(folder.path, leavingOut: nil)
    }
  }

  /// The findings without the folder, which is another one each time.
  private func findings(_ run: TestRun) -> [String] {
    run.findings.map { $0.description.replacing(run.folder.path + "/", with: "") }
  }

  @Test func `a run has tests with their times, places and failures`() throws {
    var stream = StreamText()
    let passing = stream.declare("pays()", title: "the cart is paid for")
    let failing = stream.declare("`gives back / less`()", line: 20)
    stream.add("test", ["kind": "suite", "id": "ShopTests.CartTests", "name": "CartTests"])
    stream.event("runStarted")
    stream.event("testStarted", "ShopTests.CartTests")
    stream.run(passing, seconds: 0.25)
    stream.run(failing, seconds: 2, failures: ["No action.\nDid you mean 'Pay'?"])
    stream.event("testEnded", "ShopTests.CartTests")
    stream.event("runEnded")

    let run = try read(stream.text)

    #expect(run.findings.isEmpty)
    #expect(run.seconds == 2.25)
    #expect(run.outcomes.map(\.title) == ["the cart is paid for", "gives back / less"])
    #expect(run.outcomes.map(\.name.suite) == ["ShopTests.CartTests", "ShopTests.CartTests"])
    #expect(run.outcomes.map(\.verdict) == [.passed, .failed])
    #expect(run.outcomes.map(\.seconds) == [0.25, 2])
    #expect(run.outcomes[1].place == "ShopTests/CartTests.swift:20")
    #expect(run.outcomes[1].issues.map(\.text) == ["No action.\nDid you mean 'Pay'?"])
    #expect(run.outcomes[1].issues[0].headline == "No action.")
    #expect(run.outcomes[1].issues[0].place == "ShopTests/CartTests.swift:11")
  }

  @Test func `known issues and warnings fail nothing`() throws {
    var stream = StreamText()
    let id = stream.declare("pays()")
    stream.event("runStarted")
    stream.event("testStarted", id)
    stream.issue(id, "Mind.", known: true, severity: "warning")
    stream.issue(id, "Known.", known: true)
    stream.event("testEnded", id)
    stream.event("testSkipped", stream.declare("later()"))
    stream.event("runEnded")

    let outcomes = try read(stream.text).outcomes

    #expect(outcomes.map(\.verdict) == [.passed, .skipped])
    #expect(outcomes[0].issues.map(\.kind) == [.warning, .known])
  }

  @Test func `an issue that no test is known for fails the run`() throws {
    var stream = StreamText()
    stream.event("runStarted")
    stream.issue(nil, "Lost.")
    stream.event("runEnded")

    let outcomes = try read(stream.text).outcomes

    #expect(outcomes.map(\.name.function) == ["outside of tests"])
    #expect(outcomes.map(\.verdict) == [.failed])
  }

  @Test func `a stream of a process that has died says which tests were running`() throws {
    var stream = StreamText()
    let (done, open) = (stream.declare("pays()"), stream.declare("crashes()", line: 9))
    stream.event("runStarted")
    stream.run(done)
    stream.event("testStarted", open)
    let cut = stream.text + #"{"version":"6.3.0","kind":"ev"#

    let run = try read(cut)

    #expect(run.outcomes.map(\.verdict) == [.passed, .unended])
    #expect(
      run.outcomes[1].issues.map(\.text) == ["The process ended while this test was running."])
    #expect(
      findings(run) == [
        "run.jsonl:7:1: The stream is cut here.",
        "run.jsonl:7:1: The stream ends before its run does.",
      ])
    #expect(run.seconds == nil)
  }

  @Test func `what is wrong is told with its line, and the rest is read`() throws {
    var stream = StreamText()
    stream.version = "7.0"
    let id = stream.declare("pays()")
    stream.event("runStarted")
    stream.run(id)
    stream.event("runEnded")
    let lines = stream.lines
    let text = ([lines[0], "{}", "\u{0}"] + lines.dropFirst()).joined(separator: "\n")

    let run = try read(text)

    #expect(run.outcomes.map(\.verdict) == [.passed])
    #expect(
      findings(run) == [
        "run.jsonl:1:1: The version '7.0' of event streams is not known.",
        "run.jsonl:2:1: The line is no record of an event stream.",
        "run.jsonl:3:1: The line is no record of an event stream.",
      ])
  }

  @Test func `a thousand wrong lines are not told one by one`() throws {
    let first = StreamText.run([("pays()", [])])
    let run = try read(first + String(repeating: "no\n", count: 1_000))

    #expect(run.findings.count == 21)
    #expect(findings(run).last == "run.jsonl: … and 980 more lines.")
  }

  @Test func `what is attached counts where it came along`() throws {
    var stream = StreamText()
    let id = stream.declare("pays()")
    stream.event("runStarted")
    stream.run(id, attaching: ["/Users/other/shot.png", "/etc/passwd"])
    stream.event("runEnded")

    let run = try read(stream.text, ["attached/shot.png": "picture"])

    #expect(run.outcomes[0].attachments.map(\.lastPathComponent) == ["shot.png"])
    #expect(
      findings(run) == [
        "run.jsonl:5:1: '/etc/passwd', which a test has attached, is not in the folder of the run."
      ])
  }

  @Test(arguments: [
    ("", ["run.jsonl: The file is empty."]),
    (#"{"kind":"error","name":"Fleet.AlertError"}"#, []),
  ])
  func `other lines of JSON are no stream`(text: String, told: [String]) throws {
    let run = try read(text)
    #expect(run.outcomes.isEmpty)
    #expect(findings(run) == told)
  }

  @Test(arguments: [
    ("ShopTests.CartTests/pays()/CartTests.swift:8:4", "ShopTests.CartTests", "pays()"),
    ("ShopTests.Cart/Empty/pays(with:)/Cart.swift:8:4", "ShopTests.Cart.Empty", "pays(with:)"),
    ("ShopTests.pays()/CartTests.swift:8:4", "ShopTests", "pays()"),
    ("ShopTests.CartTests/testPays", "ShopTests.CartTests", "testPays"),
    ("ShopTests.Cart/`a.b/c`()/Cart.swift:8:4", "ShopTests.Cart", "`a.b/c`()"),
    ("ShopTests.`a.b`()/Cart.swift:8:4", "ShopTests", "`a.b`()"),
  ])
  func `an identifier has a suite and a function`(id: String, suite: String, function: String) {
    #expect(TestName(id: id) == TestName(suite: suite, function: function))
  }
}
