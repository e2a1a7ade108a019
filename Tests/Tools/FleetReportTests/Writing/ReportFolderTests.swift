import Foundation
import TestSupport
import Testing

@testable import FleetReport

@Suite("A report")
struct ReportFolderTests {
  /// What ends a script, opens an element, or turns the direction of what follows.
  private static let hostile = "</script><img src=x onerror=alert(1)><!--\u{202E}'\"&\u{1}"

  /// Writes a report on files of a run, and looks at its folder.
  private func report(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    try withFolder(files) { folder in
      let output = folder.appending(path: "Report")
      let found = FleetReportTests.report(folder.path, "--into", output.path)
      #expect(found.status != .unreadable, "\(found.complaints)")
      try body(output)
    }
  }

  /// The details that a file beside the page has.
  private func details(_ number: Int, in folder: URL) throws -> [[String: Any]] {
    let file = try text("parts/details/\(number).js", in: folder)
    let start = try #require(file.range(of: "takeDetails(\(number), "))
    #expect(file.hasSuffix(");\n"))
    let json = file[start.upperBound...].dropLast(3)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
  }

  @Test func `what belongs to a failure lies beside the page`() throws {
    try report([
      "run.jsonl": StreamText.run([("pays()", ["No action."])]),
      "traces/CartTests/pays.html": tracePage([("Open", ["cart"], true)]),
      "traces/CartTests/pays-2.html": tracePage([("Open", ["cart"], true)]),
      "traces/OtherTests/pays.html": "another one's",
      "pictures/CartTests.11.png": "screen", "pictures/CartTests.12.png": "another one's",
      "pictures/CartTests/pays.empty.expected.png": "old",
      "pictures/CartTests/pays.empty.actual.png": "new",
      "pictures/CartTests/pays.empty.difference.png": "red",
    ]) { folder in
      let detail = try details(0, in: folder)[0]
      #expect(detail["traces"] as? [String] == ["parts/traces/0.html", "parts/traces/1.html"])
      #expect(detail["pictures"] as? [String] == ["parts/pictures/0.png"])
      #expect(try text("parts/pictures/0.png", in: folder) == "screen")
      let pair = try #require((detail["comparisons"] as? [[String: String]])?.first)
      #expect(pair["name"] == "CartTests/pays.empty")
      for (key, content) in [("expected", "old"), ("actual", "new"), ("difference", "red")] {
        let path = try #require(pair[key])
        #expect(try text(path, in: folder) == content)
      }
      let page = try text("index.html", in: folder)
      #expect(page.contains("CartTests/pays.empty"))
      #expect(!page.contains("https://"))
    }
  }

  @Test func `what is attached to a test is shown once`() throws {
    var stream = StreamText()
    let id = stream.declare("pays()")
    stream.event("runStarted")
    stream.run(
      id, failures: ["No action."],
      attaching: [
        "/ci/CartTests.11.png", "/ci/pays.empty.expected.png", "/ci/pays.empty.actual.png",
        "/ci/pays.html",
      ])
    stream.event("runEnded")

    try report([
      "run.jsonl": stream.text, "pictures/CartTests.11.png": "screen",
      "pictures/CartTests/pays.empty.expected.png": "old",
      "pictures/CartTests/pays.empty.actual.png": "new", "attached/CartTests.11.png": "screen",
      "attached/pays.empty.expected.png": "old", "attached/pays.empty.actual.png": "new",
      "attached/pays.html": tracePage([("Open", ["cart"], true)]),
    ]) { folder in
      let detail = try details(0, in: folder)[0]
      #expect((detail["pictures"] as? [String])?.count == 1)
      #expect((detail["comparisons"] as? [[String: String]])?.count == 1)
      #expect((detail["traces"] as? [String])?.count == 1)
    }
  }

  @Test func `nothing that a run says becomes a part of the page`() throws {
    var stream = StreamText()
    let id = stream.declare("`\(Self.hostile)`()", title: Self.hostile)
    stream.event("runStarted")
    stream.run(id, failures: [Self.hostile])
    stream.event("runEnded")
    let screens =
      "1 screens, of which 1 were\n\n\(Self.hostile): 0 of 1\n  never      \(Self.hostile)"

    try report(["run.jsonl": stream.text, "screens.txt": screens]) { folder in
      for file in ["summary.md", "junit.xml"] {
        let text = try text(file, in: folder)
        #expect(!text.contains("<img"), "\(file)")
        #expect(!text.contains("\u{1}"), "\(file)")
      }
      // In a script that is JSON only its end means something, and what begins a comment.
      let details = try text("parts/details/0.js", in: folder)
      #expect(!details.contains("</"))
      #expect(!details.contains("<!"))
      let page = try text("index.html", in: folder)
      #expect(page.components(separatedBy: "<script").count == 3)
      #expect(page.components(separatedBy: "</script>").count == 3)
      #expect(!page.contains("<!--"))
    }
  }

  @Test(arguments: AwkwardText.allCases)
  func `any text comes through`(text awkward: AwkwardText) throws {
    var stream = StreamText()
    let id = stream.declare("pays()", title: awkward.text)
    stream.event("runStarted")
    stream.run(id, failures: [awkward.text])
    stream.event("runEnded")

    try report(["run.jsonl": stream.text]) { folder in
      let issue = try #require((try details(0, in: folder)[0]["issues"] as? [[String: Any]])?.first)
      let words = try #require(issue["text"] as? String)
      #expect(awkward == .megabyte ? words.hasSuffix("… and more") : words == awkward.text)
      let xml = Data(try text("junit.xml", in: folder).utf8)
      let outcomes = try XunitFile.read(xml, file: "junit.xml")
      #expect(outcomes.map(\.verdict) == [.failed])
    }
  }

  @Test func `10,000 tests are a page of 10 MB at most`() throws {
    let sentence = String(repeating: "A long sentence. ", count: 100)
    let outcomes = (0..<10_000).map { number in
      let function = "`test number \(number) does what its rather long name says it does`()"
      var outcome = TestOutcome(
        TestName(suite: "ShopTests.Type\(number % 400)Tests", function: function))
      outcome.place = "ShopTests/Type\(number % 400)Tests.swift:\(number)"
      if number % 3 == 0 {
        outcome.verdict = .failed
        outcome.issues = [TestIssue(kind: .error, text: sentence, place: outcome.place)]
      }
      return outcome
    }
    try withFolder { folder in
      var run = TestRun(name: "run", folder: folder)
      run.outcomes = outcomes
      try ReportFolder.write(MergedRuns([run]), title: "Shop", to: folder, since: nil)
      let size = try Data(contentsOf: folder.appending(path: "index.html")).count
      #expect(size < 10_000_000)
      #expect(try Data(contentsOf: folder.appending(path: "summary.md")).count <= 60_000)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "parts/details").path)
      #expect(files.count == (3_334 + 24) / 25)
    }
  }

  // MARK: The next report

  @Test func `a failure is compared with the last pass, over several reports`() throws {
    func trace(_ word: String, _ fails: Bool) -> String {
      tracePage([("Open", ["cart"], false), ("Tap 'Pay'", ["cart", word], fails)])
    }
    try withFolder { folder in
      func path(_ name: String) -> String { folder.appending(path: name).path }
      try write(
        [
          "1/run.jsonl": StreamText.run([("pays()", []), ("old()", [])]),
          "1/CartTests/pays.html": trace("paid", false),
        ], to: folder)
      try write(
        [
          "2/run.jsonl": StreamText.run([("pays()", ["No."])]),
          "2/CartTests/pays.html": trace("lost", true),
        ], to: folder)
      try write(
        [
          "3/run.jsonl": StreamText.run([("pays()", ["No."]), ("new()", [])]),
          "3/CartTests/pays.html": trace("sold out", true),
        ], to: folder)
      // The third one is written over the second one.
      for (number, since, into) in [("1", "none", "a"), ("2", "a", "b"), ("3", "b", "b")] {
        _ = FleetReportTests.report(
          path(number), "--since", path(since), "--into", path(into), "--title", "run \(number)")
      }

      let report = folder.appending(path: "b")
      let detail = try details(0, in: report)[0]

      #expect(detail["before"] as? String == "failed")
      #expect(detail["green"] as? String == "run 1")
      let difference = try #require(detail["difference"] as? [String: Any])
      #expect(difference["oldWords"] as? [String] == ["cart", "paid"])
      #expect(difference["words"] as? [String] == ["cart", "sold out"])
      let page = try text("index.html", in: report)
      #expect(page.contains(#""marks":["new"]"#))
    }
  }

  @Test func `a history that names another file gets nothing of it`() throws {
    let history = """
      {"format":1,"title":"last","tests":{"ShopTests.CartTests/pays()":{"verdict":"passed",
      "seconds":1,"green":{"run":"last","trace":"parts/../../secret.html"}}}}
      """
    try withFolder([
      "run/run.jsonl": StreamText.run([("pays()", ["No."])]), "last/history.json": history,
      "secret.html": "secret",
    ]) { folder in
      let output = folder.appending(path: "new")
      let found = FleetReportTests.report(
        folder.appending(path: "run").path, "--since", folder.appending(path: "last").path,
        "--into", output.path)
      #expect(found.status == .failedTests)
      #expect(!FileManager.default.fileExists(atPath: output.appending(path: "parts/green").path))
    }
  }
}
