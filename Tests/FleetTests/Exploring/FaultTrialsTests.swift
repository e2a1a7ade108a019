import FailureReporting
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("FLEET_PLANT")
struct FaultTrialsTests {
  /// Runs the tests of a suite in another process, and returns its end, and its lines about faults.
  private func plant(_ wish: String) -> (TestProcess.End?, [String]) {
    withTemporaryFile { path in
      let end = TestProcess.run(
        [#"^FleetExploringTests\..*/TriedTests\.swift:"#],
        variables: [FaultPlanter.variable: wish], errors: path,
        environment: ProcessInfo.processInfo.environment)
      let said = String(
        decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      let lines = said.split(separator: "\n").map(String.init)
      return (end, Array(lines.drop { !$0.hasPrefix("FLEET_PLANT") }))
    }
  }

  @Test func `tells what no test has noticed, and which tests have noticed nothing`() {
    let (end, lines) = plant("all")

    #expect(end == .exit(0))
    #expect(
      lines.joined(separator: "\n") == """
        FLEET_PLANT: 4 faults, one at a time, in 4 tests…
        FLEET_PLANT: 4 faults, one at a time. No test has noticed 1:
          Page: button 'Help' does nothing
            green: checks nothing (TriedTests.swift:23)
        Tests that have noticed nothing:
          checks nothing (TriedTests.swift:23), 2 faults
          counts no rows (TriedTests.swift:40), 1 fault
        To look at one: FLEET_PLANT="Page: button 'Help' does nothing" swift test
        """)
  }

  @Test func `plants one fault in the process itself`() {
    let (end, lines) = plant("Page: button 'Add' does nothing")

    #expect(end == .exit(1))
    #expect(lines == ["FLEET_PLANT: planted 2 times: Page: button 'Add' does nothing"])
  }

  @Test func `says that no test came by what it is to plant`() {
    let (end, lines) = plant("Page: button 'Ad' does nothing")

    #expect(end == .exit(0))
    #expect(
      lines == [
        "FLEET_PLANT: no test came by this: Page: button 'Ad' does nothing",
        "  FLEET_PLANT=all lists what there is; kinds are actions, screens, rows, texts, images, "
          + "constraints.",
      ])
  }

  private static let pays = FaultTrials.Test(filter: "pays", words: "pays (CartTests.swift:8)")
  private static let opens = FaultTrials.Test(filter: "opens", words: "opens (CartTests.swift:3)")

  @Test func `has a line for everything that came of it`() {
    let many = (1...5).map { FaultTrials.Test(filter: "\($0)", words: "test \($0)") }
    var outcome = FaultTrials.Outcome()
    outcome.count = 4
    outcome.unnoticed = [
      ("Cart: button 'Help' does nothing", [Self.opens]), ("Cart: table lacks its last row", many),
    ]
    outcome.blind = [(Self.opens, 1)]
    outcome.failing = [Self.pays]
    outcome.lost = ["Cart: text '12:07' is another"]

    #expect(
      FaultWords.report(outcome).joined(separator: "\n") == """
        FLEET_PLANT: 4 faults, one at a time. No test has noticed 2:
          Cart: button 'Help' does nothing
            green: opens (CartTests.swift:3)
          Cart: table lacks its last row
            green: test 1
            green: test 2
            green: test 3
            and 2 more
        Tests that have noticed nothing:
          opens (CartTests.swift:3), 1 fault
        Tests that fail without a fault, and were left out:
          pays (CartTests.swift:8)
        Faults that no test came by again, such as texts of the hour:
          Cart: text '12:07' is another
        To look at one: FLEET_PLANT="Cart: button 'Help' does nothing" swift test
        """)
    outcome = FaultTrials.Outcome()
    outcome.count = 1
    #expect(
      FaultWords.report(outcome) == [
        "FLEET_PLANT: 1 fault, one at a time. The tests have noticed each."
      ])
    #expect(
      FaultWords.report(nil) == ["FLEET_PLANT: the program cannot be started a second time."])
    #expect(
      FaultTrials(of: [:]).report == [
        "FLEET_PLANT: the tests came by no fault that could be planted."
      ])
  }

  @Test func `names tests as they are written`() {
    let site = CallSite("CartTests/CartTests.swift", "/CartTests.swift", 8, 1)

    #expect(FaultWords.test("`pays at once`()", at: site) == "pays at once (CartTests.swift:8)")
    #expect(FaultWords.test("pays(by:)", at: site) == "pays(by:) (CartTests.swift:8)")
  }

  @Test func `reads which tests have passed, whatever else there is`() {
    let lines = """
      {"kind":"test","payload":{"id":"A.B","kind":"suite","name":"B"},"version":0}
      {"kind":"event","payload":{"kind":"testStarted","messages":[],"testID":"A.B/c()"},"version":0}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"."}],"testID":"A.B/c()"}}
      {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail"}],"testID":"A.B/d()"}}
      {"kind":"event","payload":{"kind":"testEnded"
      """

    #expect(TestEvents.endings(in: lines) == ["A.B/c()": true, "A.B/d()": false])
  }
}
