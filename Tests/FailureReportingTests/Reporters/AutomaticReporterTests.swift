import TestSupport
import Testing

@testable import FailureReporting

@Suite("AutomaticReporter")
struct AutomaticReporterTests {
  @Test func `fails the running test at the helper's line (reporting 3)`() {
    withKnownIssue {
      withFailureReporter(.automatic) { reportFailure("No row 7.", details: "There are 3.") }
    } matching: {
      $0.severity == .error
        && $0.comments.map(\.rawValue) == ["Fleet.Failure: No row 7.\n  There are 3."]
        && $0.sourceLocation?.fileID == #fileID
        && $0.sourceLocation?.line == #line - 5
        && $0.sourceLocation?.column == 54
    }
  }

  @Test func `leaves a warning with the running test, which passes (reporting 3)`() {
    withKnownIssue {
      withFailureReporter(.automatic) { reportFailure("Mind.", severity: .warning) }
    } matching: {
      $0.severity == .warning && $0.comments.map(\.rawValue) == ["Fleet.Failure: Mind."]
    }
  }

  @Test func `tells one framework alone, the one that runs the tests (reporting 3)`() {
    func name(_ isSwiftTesting: Bool, _ hasXCTest: Bool) -> String {
      "\(AutomaticReporter.host(isSwiftTesting: isSwiftTesting, hasXCTest: hasXCTest))"
    }
    #expect(name(true, true) == "SwiftTestingReporter()")
    #expect(name(true, false) == "SwiftTestingReporter()")
    #expect(name(false, true) == "XCTestReporter()")
    #expect(name(false, false) == "ConsoleReporter()")
  }

  @Test func `is in force where nothing else is bound (reporting 1)`() {
    #expect(Reporting.default is AutomaticReporter)

    withKnownIssue {
      reportFailure("No row 7.")
    } matching: {
      $0.comments.map(\.rawValue) == ["Fleet.Failure: No row 7."]
    }
  }

  @Test func `knows the test of each child task (reporting 3)`() async {
    await withKnownIssue {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<3 { group.addTask { reportFailure("In a child.") } }
      }
    } matching: {
      $0.comments.map(\.rawValue) == ["Fleet.Failure: In a child."]
    }
  }
}
