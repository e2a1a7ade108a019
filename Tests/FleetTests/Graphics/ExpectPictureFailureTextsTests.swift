import FailureReporting
import FleetTesting
import Foundation
import ScreenSnapshots
import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("Failure texts of expected pictures", .freshApplication)
struct ExpectPictureFailureTextsTests {
  private func view(_ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 5, y: 2, width: 4, height: 4))
    square.backgroundColor = color
    view.addSubview(square)
    return view
  }

  private func compare(
    _ view: UIView, in folder: String, _ environment: [String: String] = [:],
    hidden: [CGRect] = []
  ) throws -> [String] {
    let site = CallSite(path: "\(folder)/BirdTests.swift", line: 3, column: 5)
    let taken = try #require(TakenPicture(of: view, scale: 2))
    var snapshot = PictureSnapshot(
      taken: taken, hidden: hidden, name: SnapshotName(site, "shows()", "bird", of: .pictures),
      site: site)
    snapshot.recording = Recording(environment)
    let log = logged { snapshot.compare() }
    return (log.failures + log.notes).map {
      [$0.reason, $0.details].filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }

  /// Writes the expected picture, as another run has.
  private func expect(_ view: UIView, in folder: String) throws {
    let file = URL(filePath: "\(folder)/__Pictures__/BirdTests/shows.bird.png")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try TakenPicture(of: view, scale: 2)?.pngData().write(to: file)
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    try withTemporaryFile { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try body(path)
    }
  }

  @Test func `a picture is written once, and compared from then on`() throws {
    try inFolder { (folder: String) throws in
      let place = "__Pictures__/BirdTests/shows.bird.png"

      #expect(
        try compare(view(), in: folder) == ["The picture that is expected was written: \(place)."])
      #expect(try compare(view(), in: folder) == [])
      let file = FileManager.default.contents(atPath: "\(folder)/\(place)")
      #expect(file == TakenPicture(of: view(), scale: 2)?.pngData())
    }
  }

  @Test func `a difference tells how many pixels differ, and where`() throws {
    try inFolder { (folder: String) throws in
      try expect(view(), in: folder)
      let text = try compare(view(.blue), in: folder)[0].split(separator: "\n").map(String.init)

      #expect(text[0] == "The picture is not as expected: 64 pixels differ.")
      #expect(text[1] == "All lie within {{5, 2}, {4, 4}}.")
      #expect(text[2] == "It is expected in __Pictures__/BirdTests/shows.bird.png.")
      #expect(text[3].hasPrefix("The difference was left in "))
      #expect(text[3].hasSuffix("BirdTests/shows.bird.difference.png"))
      #expect(text[4] == "Should it be so from now on: FLEET_RECORD=failed swift test")
      #expect(
        try compare(
          view(.blue), in: folder, hidden: [CGRect(x: 5, y: 2, width: 4, height: 4)]) == [])

      let dotted = view()
      let dot = UIView(frame: CGRect(x: 1, y: 1, width: 0.5, height: 0.5))
      dot.backgroundColor = .black
      dotted.addSubview(dot)
      let lines = try compare(dotted, in: folder)[0].split(separator: "\n").map(String.init)
      #expect(lines[0] == "The picture is not as expected: 1 pixel differs.")
      #expect(lines[1] == "All lie within {{1, 1}, {0.5, 0.5}}.")
    }
  }

  @Test func `another size, a file that is none, and a mode that there is not`() throws {
    try inFolder { (folder: String) throws in
      try expect(view(), in: folder)
      let larger = view()
      larger.frame.size.width = 30
      let file = URL(filePath: "\(folder)/__Pictures__/BirdTests/shows.bird.png")

      let size = try compare(larger, in: folder)[0]
      #expect(
        size.hasPrefix("The picture is not as expected: It is 30 × 10 in place of 20 × 10."))
      try Data("none".utf8).write(to: file)
      #expect(
        try compare(view(), in: folder) == [
          """
          The picture cannot be compared: __Pictures__/BirdTests/shows.bird.png is no PNG file.
          Should it be written anew: FLEET_RECORD=failed swift test
          """
        ])
      #expect(
        try compare(view(), in: folder, ["FLEET_RECORD": "always"]) == [
          """
          Cannot compare the picture: FLEET_RECORD is 'always'.
          It can be all, missing, failed or none.
          """
        ])
      let written = try compare(view(), in: folder, ["FLEET_RECORD": "failed"])
      #expect(written.count == 1)
      #expect(try compare(view(), in: folder) == [])
    }
  }

  @Test func `what was expected, what was there and the difference come with the failure`() throws {
    try inFolder { (folder: String) throws in
      let site = CallSite(path: "\(folder)/BirdTests.swift", line: 3, column: 5)
      let name = SnapshotName(site, "shows()", "bird", of: .pictures)
      let pictures = [view(), view(.blue)].compactMap { TakenPicture(of: $0, scale: 2) }
      let all = pictures.flatMap { taken in
        logged {
          PictureSnapshot(
            taken: taken, hidden: [], name: name, site: site,
            recording: Recording(["FLEET_RECORD": "all"])
          )
          .compare()
        }.failures
      }
      #expect(
        all.map(\.reason) == [
          "Cannot write the picture that is expected: Something else was written there before."
        ])
      #expect(
        all.map(\.details) == [
          "A test that runs several times gives each its name: named: bird.name"
        ])
    }
    try inFolder { (folder: String) throws in
      let site = CallSite(path: "\(folder)/BirdTests.swift", line: 3, column: 5)
      let name = SnapshotName(site, "shows()", "bird", of: .pictures)
      let (old, new) = (TakenPicture(of: view(), scale: 2), TakenPicture(of: view(.blue), scale: 2))
      try expect(view(), in: folder)
      let snapshot = PictureSnapshot(
        taken: try #require(new), hidden: [], name: name, site: site, recording: Recording([:]))
      let failures = logged { snapshot.compare() }.failures

      #expect(
        failures.first?.attachments.map(\.name) == [
          "shows.bird.expected.png", "shows.bird.actual.png", "shows.bird.difference.png",
        ])
      #expect(failures.first?.attachments[0].bytes == old.map { [UInt8]($0.pngData()) })
      #expect(failures.first?.attachments[1].bytes == new.map { [UInt8]($0.pngData()) })
    }
  }

  @Test func `where nothing may be written, a missing picture is a failure`() throws {
    try inFolder { (folder: String) throws in
      #expect(
        try compare(view(), in: folder, ["CI": "true"]) == [
          """
          No picture is expected yet: There is no file.
          It would be __Pictures__/BirdTests/shows.bird.png. CI is set, so that it is not written.
          """
        ])
      #expect(
        try compare(view(), in: "/dev/null") == [
          """
          Cannot write the picture that is expected: The system does not allow it.
          Nobody may write __Pictures__/BirdTests/shows.bird.png, or its folder is not there.
          """
        ])
    }
  }
}
