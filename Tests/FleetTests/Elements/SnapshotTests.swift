import FailureReporting
import FleetTesting
import Foundation
import ScreenSnapshots
import TestSupport
import Testing

@testable import Fleet

/// A folder with the source of a test, for tests that write into it.
@MainActor
private struct TestFolder {
  let path: String

  var source: String { "\(path)/BirdTests.swift" }

  func site(_ line: Int, _ column: Int) -> CallSite {
    CallSite(path: source, line: line, column: column)
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: source))
  }

  func text(_ name: String = "BirdTests.swift") -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

@MainActor
@Suite("Expected texts are written")
struct SnapshotTests {
  private let written = "The text that is expected of the screen was written."

  private func record(
    _ mode: String?, _ lines: [String], at site: CallSite, _ body: (Snapshot) -> Void
  ) -> [String] {
    var snapshot = Snapshot(subject: "screen", lines: lines, site: site)
    snapshot.recording = Recording(mode.map { ["FLEET_RECORD": $0] } ?? [:])
    let log = logged { body(snapshot) }
    return (log.failures + log.notes).reasons
  }

  @Test func `a call without a text gets one where the environment says so`() throws {
    try withTemporaryFile { path in
      let folder = TestFolder(path: path)
      try folder.write("  expectScreen()\n  other()\n")

      let unasked = record(nil, ["a", "b"], at: folder.site(1, 15)) { $0.compare(with: "") }
      #expect(unasked == ["Nothing is expected of the screen yet."])
      #expect(
        record("failed", ["a", "b"], at: folder.site(1, 15)) { $0.compare(with: "") } == [written])

      #expect(
        folder.text() == "  expectScreen(\n    \"\"\"\n    a\n    b\n    \"\"\")\n  other()\n")
    }
  }

  @Test func `each mode writes what it says`() throws {
    let cases: [(mode: String, text: String, screen: [String], isWritten: Bool)] = [
      ("none", "a", ["b"], false), ("missing", "a", ["b"], false), ("failed", "a", ["b"], true),
      ("failed", "…", ["b"], false), ("all", "…", ["b"], true), ("all", "b", ["b"], false),
    ]
    for (mode, text, screen, isWritten) in cases {
      try withTemporaryFile { path in
        let folder = TestFolder(path: path)
        try folder.write("e(\"\(text)\")")
        _ = record(mode, screen, at: folder.site(1, 2)) { $0.compare(with: text) }
        #expect(folder.text() == (isWritten ? "e(\"b\")" : "e(\"\(text)\")"), "\(mode) \(text)")

        let name = SnapshotName(filePath: folder.source, function: "list()", name: "x")
        try FileManager.default.createDirectory(
          atPath: name.folder, withIntermediateDirectories: true)
        try Data("\(text)\r\n".utf8).write(to: URL(filePath: name.path))
        _ = record(mode, screen, at: folder.site(1, 2)) { $0.compare(with: name) }
        let file = folder.text("__Screens__/BirdTests/list.x.txt")
        #expect(file == (isWritten ? "b\r\n" : "\(text)\r\n"), "\(mode) \(text)")
      }
    }
  }

  @Test func `several texts of one source are written one after the other`() throws {
    try withTemporaryFile { path in
      let folder = TestFolder(path: path)
      try folder.write("e(); e(\n)\n\te(\"old\")\n")

      for (line, column) in [(3, 3), (1, 2), (1, 7)] {
        let text = line == 3 ? "old" : ""
        let reasons = record("failed", ["a\(column)", "b"], at: folder.site(line, column)) {
          $0.compare(with: text)
        }
        #expect(reasons == [written])
      }

      #expect(
        folder.text() == """
          e(
          \t\"\"\"
          \ta2
          \tb
          \t\"\"\"); e(
          \t\"\"\"
          \ta7
          \tb
          \t\"\"\"
          )
          \te(
          \t\t\"\"\"
          \t\ta3
          \t\tb
          \t\t\"\"\")

          """)
    }
  }

  @Test func `a file that is missing is written, and then compared`() throws {
    try withTemporaryFile { path in
      let folder = TestFolder(path: path)
      try folder.write("")
      let name = SnapshotName(filePath: folder.source, function: "`a list`()", name: "all")

      #expect(
        record(nil, ["a", "More…"], at: folder.site(1, 1)) { $0.compare(with: name) } == [written])
      #expect(folder.text("__Screens__/BirdTests/a-list.all.txt") == "a\nMore\\…\n")
      #expect(record(nil, ["a", "More…"], at: folder.site(1, 1)) { $0.compare(with: name) } == [])
      let reasons = record(nil, ["a", "More"], at: folder.site(1, 1)) { $0.compare(with: name) }
      #expect(
        reasons == [
          "Cannot write the text that is expected of the screen: "
            + "Something else was written there before."
        ])
      #expect(folder.text("__Screens__/BirdTests/a-list.all.txt") == "a\nMore\\…\n")
    }
  }

  @Test func `two runs that write different texts at one place are told`() throws {
    try withTemporaryFile { path in
      let folder = TestFolder(path: path)
      try folder.write("e()")

      #expect(record("missing", ["a"], at: folder.site(1, 2)) { $0.compare(with: "") } == [written])
      #expect(record("missing", ["a"], at: folder.site(1, 2)) { $0.compare(with: "") } == [written])
      #expect(
        record("missing", ["b"], at: folder.site(1, 2)) { $0.compare(with: "") } == [
          "Cannot write the text that is expected of the screen: "
            + "Something else was written there before."
        ])
      #expect(folder.text() == #"e("a")"#)
    }
  }

  @Test func `nothing is written where there is no folder, or no place for it`() throws {
    let site = CallSite(path: "/no/such/BirdTests.swift", line: 1, column: 2)
    let name = SnapshotName(filePath: "/no/such/BirdTests.swift", function: "a()", name: "")
    let cannot = "Cannot write the text that is expected of the screen: "
    #expect(
      record("all", ["a"], at: site) { $0.compare(with: "") }
        == ["\(cannot)The system does not allow it."])
    #expect(
      record("all", ["a"], at: site) { $0.compare(with: name) }
        == ["\(cannot)The system does not allow it."])

    let sources = [
      ("e(text)", "The argument is no text in quotes."),
      ("e(\"\\(a)\")", "A part of the text is put in when the test runs."),
      ("ee(\"a\")", "The test's source has changed since it was built."),
    ]
    for (source, sentence) in sources {
      try withTemporaryFile { path in
        let folder = TestFolder(path: path)
        try folder.write(source)
        let reasons = record("all", ["b"], at: folder.site(1, 2)) { $0.compare(with: "a") }
        #expect(reasons == ["\(cannot)\(sentence)"])
        #expect(folder.text() == source)
      }
    }
  }

  @Test func `files that no test asks for are listed by their folders`() throws {
    try withTemporaryFile { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for name in ["a.txt", "b.txt", "c.txt", "notes.md"] {
        try Data().write(to: URL(filePath: "\(path)/\(name)"))
      }

      #expect(
        SnapshotFiles.staleFiles(beside: [path: ["b.txt"]]) == [
          "No test that ran has asked for these expected texts:", "  \(path)/a.txt",
          "  \(path)/c.txt",
        ])
      #expect(SnapshotFiles.staleFiles(beside: [path: ["a.txt", "b.txt", "c.txt"]]) == [])
      #expect(SnapshotFiles.staleFiles(beside: [:]) == [])
    }
  }

  @Test func `pictures are listed, too, and folders of tests that are no longer there`() throws {
    try withTemporaryFile { path in
      let files = [
        "BirdTests.swift", "Nest Tests.swift", "__Pictures__/BirdTests/a.png",
        "__Pictures__/BirdTests/b.png", "__Pictures__/Nest-Tests/c.png",
        "__Pictures__/OldTests/d.png", "__Screens__/BirdTests/e.txt", "__Screens__/OldTests/f.txt",
      ]
      for file in files {
        let url = URL(filePath: "\(path)/\(file)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: url)
      }

      let used = [
        "\(path)/__Pictures__/BirdTests": Set(["a.png"]),
        "\(path)/__Screens__/BirdTests": ["e.txt"],
      ]
      #expect(
        SnapshotFiles.staleFiles(beside: used) == [
          "No test that ran has asked for these expected texts:",
          "  \(path)/__Screens__/OldTests/f.txt",
          "No test that ran has asked for these expected pictures:",
          "  \(path)/__Pictures__/BirdTests/b.png", "  \(path)/__Pictures__/OldTests/d.png",
        ])
    }
  }
}
