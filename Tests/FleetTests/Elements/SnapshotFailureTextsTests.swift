import FailureReporting
import FleetTestSupport
import FleetTesting
import Foundation
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

  @Test func `a file that says something else`() throws {
    try withTemporaryFile { path in
      let name = SnapshotName(filePath: "\(path)/ATests.swift", function: "birds()", name: "all")
      try FileManager.default.createDirectory(
        atPath: name.folder, withIntermediateDirectories: true)
      try Data("b\n".utf8).write(to: URL(filePath: name.path))

      expectText(
        """
        Fleet.SnapshotError: The screen is not as expected: 1 line is missing, 1 line is too much.
        - is missing, + is too much:
        - b
        + a
        It is expected in __Screens__/ATests/birds.all.txt.
        Should it be so from now on: FLEET_RECORD=failed swift test
        """
      ) { snapshot([:]).compare(with: name) }
    }
  }

  @Test func `why nothing is written`() {
    let reasons: [(RecordingFailure, String, String)] = [
      (
        .another, "Something else was written there before.",
        "A test that runs several times gives each its name: expectScreen(named: bird.name)"
      ),
      (
        .refused(.noCall), "The test's source has changed since it was built.",
        "Build and run it again."
      ),
      (
        .refused(.noLiteral), "The argument is no text in quotes.",
        "Write the text into the call itself, or leave it out: expectScreen()"
      ),
      (
        .refused(.interpolation), "A part of the text is put in when the test runs.",
        "Write the text out, or let … stand for that part."
      ),
    ]
    for (failure, sentence, details) in reasons {
      let text = SnapshotWords(subject: "screen", lines: []).cannotRecord(failure)

      #expect(
        text.reason == "Cannot write the text that is expected of the screen: \(sentence)")
      #expect(text.details == details)
    }
  }
}
