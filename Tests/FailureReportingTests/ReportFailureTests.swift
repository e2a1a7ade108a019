import TestSupport
import Testing

@testable import FailureReporting

@Suite("reportFailure(_:)")
struct ReportFailureTests {
  @Test func `records an error without a kind at the caller's line (reporting 8)`() throws {
    let line: UInt = #line + 1
    let received = failures { reportFailure("The cart is empty.") }

    let site = CallSite(#fileID, #filePath, line, 44)
    #expect(received == [RecordedFailure("The cart is empty.", site: site)])
  }

  @Test func `records all that it is told`() {
    let log = logged {
      reportFailure(
        "The cart is full.", name: "Shop.CartError", severity: .warning, details: "It holds 99.",
        fileID: "A/B.swift", filePath: "/A/B.swift", line: 3, column: 4)
    }

    let site = CallSite("A/B.swift", "/A/B.swift", 3, 4)
    #expect(log.failures.isEmpty)
    #expect(
      log.notes == [
        RecordedFailure(
          "The cart is full.", name: "Shop.CartError", severity: .warning, details: "It holds 99.",
          site: site)
      ])
  }

  @Test func `takes a name that is a constant, at the caller's line too (reporting 8)`() {
    let line: UInt = #line + 1
    let received = failures { reportFailure("No row 7.", name: .tableView) }

    let site = CallSite(#fileID, #filePath, line, 44)
    #expect(received == [RecordedFailure("No row 7.", name: .tableView, site: site)])
  }

  @Test func `points at the caller of a helper that passes the literals on (reporting 8)`() {
    func checkOut(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) {
      reportFailure("Cart.", fileID: fileID, filePath: filePath, line: line, column: column)
    }

    let line: UInt = #line + 1
    let received = failures { checkOut() }

    #expect(received.map(\.site) == [CallSite(#fileID, #filePath, line, 39)])
  }

  @Test func `lets the caller go on`() {
    let trace = Trace()

    withFailureReporter(TracingReporter(trace)) {
      reportFailure("one")
      trace.add("went on")
    }

    #expect(trace.lines == ["report one", "went on"])
  }

  @Test(arguments: AwkwardText.allCases)
  func `changes nothing in a text`(awkward: AwkwardText) {
    let received = failures { reportFailure(awkward.text, details: awkward.text) }

    #expect(received.map { Array($0.reason.utf8) } == [Array(awkward.text.utf8)])
    #expect(received.map { Array($0.details.utf8) } == [Array(awkward.text.utf8)])
  }

  @Test func `has a swallowed failure count again, at its own line`() {
    let log = logged {
      for failure in swallowAnyErrors({ reportFailure("one", name: "Shop.CartError") }) {
        reportFailure(failure)
      }
    }

    #expect(log.notes.map { $0.swallowedBy == nil } == [false])
    #expect(log.failures.map(\.swallowedBy) == [nil])
    #expect(log.failures.map(\.name) == ["Shop.CartError"])
    #expect(log.failures.map(\.site) == log.notes.map(\.site))
  }

  @Test func `keeps clear of the names of Swift Testing and of apps (reporting 10)`() {
    struct Failure: Equatable {}
    struct Screen: Equatable {}

    #expect(Failure() == Failure())
    #expect(Screen() == Screen())
    #expect(ObjectIdentifier(Issue.self) == ObjectIdentifier(Testing.Issue.self))
    #expect(ObjectIdentifier(Test.self) == ObjectIdentifier(Testing.Test.self))
    #expect(ObjectIdentifier(Comment.self) == ObjectIdentifier(Testing.Comment.self))
    #expect(ObjectIdentifier(Tag.self) == ObjectIdentifier(Testing.Tag.self))
    #expect(ObjectIdentifier(SourceLocation.self) == ObjectIdentifier(Testing.SourceLocation.self))
  }
}
