import FailureReporting
import FleetTestSupport
import FleetTesting
import ScreenSnapshots
import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("What failures of expected texts say")
struct SnapshotFailureTextsTests {
  private let site = CallSite("ATests/ATests.swift", "/no/such/ATests/ATests.swift", 1, 2)
  private let name = SnapshotName(
    filePath: "/no/such/ATests/ATests.swift", function: "birds()", name: "all")

  private func snapshot(
    _ environment: [String: String], _ lines: [String] = ["a"]
  ) -> Snapshot {
    var snapshot = Snapshot(subject: "screen", lines: lines, site: site)
    snapshot.recording = Recording(environment)
    return snapshot
  }

  @Test func `a file that is missing`() {
    expectText(
      """
      Fleet.SnapshotError: Nothing is expected of the screen yet: There is no file.
      It would be __Screens__/ATests/birds.all.txt. CI is set, so that it is not written. It is:
        a
      """
    ) { snapshot(["CI": "true"]).compare(with: name) }
    expectText(
      """
      Fleet.SnapshotError: Nothing is expected of the screen yet: There is no file.
      It would be __Screens__/ATests/birds.all.txt. FLEET_RECORD is none, so that it is not written. \
      It is:
        a
      """
    ) { snapshot(["FLEET_RECORD": "none"]).compare(with: name) }
  }

  @Test func `a long screen is shown in forty lines`() {
    let received = failures {
      snapshot([:], (0..<50).map { "line \($0)" }).compare(with: "")
    }

    #expect(received.first?.details.split(separator: "\n").count == 43)
    #expect(received.first?.details.contains("  line 39\n  … 10 more lines\n") == true)
  }

  @Test func `a wish that nobody understands`() {
    expectText(
      """
      Fleet.SnapshotError: Cannot compare the screen: FLEET_RECORD is 'always'.
      It can be all, missing, failed or none.
      """
    ) { snapshot(["FLEET_RECORD": "always"]).compare(with: "a") }
  }

  @Test func `a folder that is not there`() {
    expectText(
      """
      Fleet.SnapshotError: Cannot write the text that is expected of the screen: \
      The system does not allow it.
      Nobody may write /no/such/ATests, or it is not there.
      """
    ) { snapshot([:]).compare(with: name) }
  }
}
