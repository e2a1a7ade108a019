import Foundation
import TestSupport
import Testing

@testable import FailureReporting

@Suite("GitHubActionsReporter")
struct GitHubActionsReporterTests {
  let site = CallSite("Shop/CartTests.swift", "/work/app/Tests/CartTests.swift", 12, 5)

  @Test func `names file, line, column, kind and reason`() {
    let failure = RecordedFailure("No row 7.", name: .tableView, details: "Why.", site: site)

    let annotation = GitHubActionsReporter.annotation("error", failure, workspace: "")

    #expect(
      annotation == "::error file=/work/app/Tests/CartTests.swift,line=12,col=5,"
        + "title=Fleet.TableViewError::Fleet.TableViewError: No row 7.%0A  Why.")
  }

  @Test(arguments: [
    ("/work/app", "Tests/CartTests.swift"), ("/work/app/", "Tests/CartTests.swift"),
    ("/", "work/app/Tests/CartTests.swift"), ("/work/ap", "/work/app/Tests/CartTests.swift"),
    ("/elsewhere", "/work/app/Tests/CartTests.swift"), ("", "/work/app/Tests/CartTests.swift"),
  ])
  func `names the file relative to the workspace that it lies in`(workspace: String, path: String) {
    let failure = RecordedFailure("", name: "N", site: site)

    let annotation = GitHubActionsReporter.annotation("error", failure, workspace: workspace)

    #expect(annotation == "::error file=\(path),line=12,col=5,title=N::N: ")
  }

  @Test func `escapes what would end a property`() {
    let site = CallSite("A/B.swift", "/a,b:c%d.swift", 1, 2)
    let failure = RecordedFailure("a,b:c%d", name: "E,1:2%3\n", site: site)

    let annotation = GitHubActionsReporter.annotation("warning", failure, workspace: "")

    #expect(
      annotation == "::warning file=/a%2Cb%3Ac%25d.swift,line=1,col=2,title=E%2C1%3A2%253%0A"
        + "::E,1:2%253%0A: a,b:c%25d")
  }

  @Test func `shows what a terminal, or the runner itself, would obey`() {
    let site = CallSite("A/B.swift", "/a\u{1B}b.swift", 1, 2)
    let failure = RecordedFailure("a\u{8}\n::b", name: "N\0", site: site)

    let annotation = GitHubActionsReporter.annotation("error", failure, workspace: "")

    #expect(
      annotation == #"::error file=/a\u{1B}b.swift,line=1,col=2,title=N\u{0}"#
        + #"::N\u{0}: a\u{8}%0A\u{3A}:b"#)
  }

  @Test(arguments: AwkwardText.allCases)
  func `stays on one line, from which the message can be read back`(awkward: AwkwardText) throws {
    let failure = RecordedFailure(awkward.text, site: site)

    let annotation = GitHubActionsReporter.annotation("error", failure, workspace: "")

    let end = try #require(annotation.range(of: "title=Fleet.Failure::")).upperBound
    let message = unescaped(annotation[end...])
    #expect(!annotation.unicodeScalars.contains { $0 == "\n" || $0 == "\r" })
    #expect(Array(message.utf8) == Array(failure.message.utf8))
  }

  @Test func `prints errors, warnings and notices, and passes all of them on (reporting 2)`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let log = FailureLog()
      withFailureReporter(GitHubActionsReporter(then: log)) {
        reportFailure("one", filePath: "/nowhere/B.swift", line: 1, column: 2)
        reportFailure("two", severity: .warning, filePath: "/nowhere/B.swift", line: 3, column: 4)
        swallowAnyErrors {
          reportFailure("three", filePath: "/nowhere/B.swift", line: 5, column: 6)
        }
      }
      #expect(log.failures.reasons == ["one"])
      #expect(log.notes.reasons == ["two", "three"])
    }

    let place = "file=/nowhere/B.swift,line"
    #expect(
      result.outputLines.filter { !$0.isEmpty } == [
        "::error \(place)=1,col=2,title=Fleet.Failure::Fleet.Failure: one",
        "::warning \(place)=3,col=4,title=Fleet.Failure::Fleet.Failure: two",
        "::notice \(place)=5,col=6,title=Fleet.Failure::`swallowAnyErrors` caught: "
          + "Fleet.Failure: three",
      ])
  }

  @Test func `an annotation begins a line, wherever the output stands`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      print("half a line", terminator: "")
      fflush(nil)
      withFailureReporter(GitHubActionsReporter(then: FailureLog())) {
        reportFailure("one", filePath: "/nowhere/B.swift", line: 1, column: 2)
      }
    }

    #expect(
      result.outputLines == [
        "half a line",
        "::error file=/nowhere/B.swift,line=1,col=2,title=Fleet.Failure::Fleet.Failure: one",
      ])
  }

  /// Reads a workflow command's data as the runner does.
  private func unescaped(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        result.append(scalar)
        continue
      }
      switch String(String.UnicodeScalarView(rest.prefix(2))) {
      case "25": result.append("%")
      case "0A": result.append("\n")
      case "0D": result.append("\r")
      default: result.append("\u{FFFD}")
      }
      rest = rest.dropFirst(2)
    }
    return String(result)
  }
}
