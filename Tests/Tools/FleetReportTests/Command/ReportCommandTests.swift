import Foundation
import Testing

@testable import FleetReport

@Suite("fleet-report")
struct ReportCommandTests {
  @Test func `the status says whether a test failed`() throws {
    try withFolder([
      "green/run.jsonl": StreamText.run([("a()", [])]),
      "red/run.jsonl": StreamText.run([("a()", ["No."])]), "empty/notes.txt": "nothing",
    ]) { folder in
      func run(_ name: String) -> (
        status: ReportCommand.Status, printed: [String], complaints: [String]
      ) {
        report(folder.appending(path: name).path, "--into", folder.appending(path: "R").path)
      }
      let green = run("green")
      #expect(green.status == .success)
      #expect(
        green.printed
          == ["1 test · 1 passed: \(folder.appending(path: "R/index.html").path)"])
      #expect(run("red").status == .failedTests)
      let empty = run("empty")
      #expect(empty.status == .unreadable)
      #expect(
        empty.complaints
          == ["\(folder.appending(path: "empty").path): No result of a test is in it."])
      let missing = run("missing")
      #expect(missing.status == .unreadable)
      #expect(
        missing.complaints
          == ["\(folder.appending(path: "missing").path): There is no such file or folder."])
    }
  }

  @Test func `a workflow's step gets the summary behind what it has`() throws {
    try withFolder(["run/run.jsonl": StreamText.run([("a()", [])]), "step.md": "Built.\n"]) {
      folder in
      _ = report(
        folder.appending(path: "run").path, "--into", folder.appending(path: "R").path,
        environment: ["GITHUB_STEP_SUMMARY": folder.appending(path: "step.md").path])
      let summary = try text("step.md", in: folder)
      #expect(summary.hasPrefix("Built.\n## ✅ <code>Tests</code>\n"))
    }
  }

  @Test func `a folder of another name's is left alone`() throws {
    try withFolder(["run/run.jsonl": StreamText.run([("a()", [])]), "R/parts/mine.txt": "mine"]) {
      folder in
      let found = report(
        folder.appending(path: "run").path, "--into", folder.appending(path: "R").path)
      #expect(found.status == .unreadable)
      #expect(
        found.complaints == [
          "\(folder.appending(path: "R/parts").path): The folder is not one of a report, and stays as "
            + "it is."
        ])
      let mine = try text("R/parts/mine.txt", in: folder)
      #expect(mine == "mine")
    }
  }

  @Test(arguments: [
    (#"{"format":9,"title":"","tests":{}}"#, ":1:1: The format 9 of histories is not known."),
    ("no", ":1:1: The file is no history of a report."),
    (nil, ": There is no report here that another one could follow."),
  ])
  func `a wrong last report is told, and the new one is written`(
    history: String?, words: String
  ) throws {
    var files = ["run/run.jsonl": StreamText.run([("a()", [])])]
    files["last/history.json"] = history
    try withFolder(files) { folder in
      let last = folder.appending(path: "last")
      let found = report(
        folder.appending(path: "run").path, "--since", last.path, "--into",
        folder.appending(path: "R").path)
      #expect(found.status == .success)
      #expect(found.complaints == ["\(last.appending(path: "history.json").path)\(words)"])
    }
  }

  @Test func `a report is no part of the run that it is written into`() throws {
    try withFolder(["run.jsonl": StreamText.run([("a()", ["No."])])]) { folder in
      for _ in 1...2 {
        let found = report(folder.path, "--into", folder.appending(path: "R").path)
        #expect(found.printed.first?.hasPrefix("1 test · 1 failed: ") == true)
      }
    }
  }

  // MARK: Shards

  @Test func `shards are lines for a shell, from xunit files, streams and reports`() throws {
    let tests = (0..<40).map { ("a\($0)()", [String]()) }
    try withFolder(["run/run.jsonl": StreamText.run(tests)]) { folder in
      let path = folder.appending(path: "run").path
      _ = report(path, "--into", folder.appending(path: "R").path)
      let all = report("shards", "4", "--times", path)
      let second = report("shards", "2/4", "--times", path)
      let again = report("shards", "4", "--times", folder.appending(path: "R/junit.xml").path)

      #expect(all.status == .success)
      #expect(all.printed.count == 4)
      #expect(all.printed.last?.hasPrefix("--skip ^") == true)
      #expect(second.printed == [all.printed[1]])
      #expect(again.printed == all.printed)
      #expect(second.complaints == ["part 2 of 4: 10 tests, which took 10.01 s"])
    }
  }

  // MARK: The command line

  @Test(arguments: [
    ([], "There is no folder of a run to report on."),
    (["--speed"], "There is no option '--speed'."),
    (["run", "--into"], "'--into' needs a word behind it."),
    (["run", "--title", "--into"], "'--title' needs a word behind it."),
    (
      ["shards"], "'shards' needs a number of parts, such as 4, or one of them, such as 2/4."
    ),
    (
      ["shards", "5/4"], "'shards' needs a number of parts, such as 4, or one of them, such as 2/4."
    ),
    (
      ["shards", "0"], "'shards' needs a number of parts, such as 4, or one of them, such as 2/4."
    ),
    (["shards", "4"], "'shards' needs '--times' and a file that says what tests took."),
    (["shards", "4", "--into", "x"], "There is no option '--into'."),
    (["shards", "4", "run"], "There is a word too many: 'run'."),
  ])
  func `a wrong call is told`(arguments: [String], words: String) {
    let mistake = #expect(throws: ReportOptions.Mistake.self) { try ReportOptions(arguments) }
    #expect(mistake?.sentence == words)
  }

  @Test func `help says what there is`() throws {
    let found = report("--help")
    #expect(found.status == .success)
    for option in ["--into", "--title", "--since", "--times", "shards", "--help"] {
      #expect(found.printed.first?.contains(option) == true)
    }
    #expect(report("--no").status == .wrongCall)
  }
}
