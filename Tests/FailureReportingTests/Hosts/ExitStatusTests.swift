import Foundation
import TestSupport
import Testing

@testable import FailureReporting

@Suite("ExitStatus")
struct ExitStatusTests {
  @Test func `is 1 instead of 0 after a failure that XCTest dropped (reporting 4)`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      let site = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 5)
      XCTestReporter().report(RecordedFailure("Lost.", details: "Not quite.", site: site))
      exit(0)
    }

    #expect(
      result.errorLines == [
        "error: the test run did not count a failure reported outside of a running test; "
          + "the exit status is 1 because of that.",
        "CartTests.swift:12: error: Fleet.Failure: Lost.",
        "  Not quite.",
      ])
  }

  @Test func `is left as it is where the run failed anyway`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      XCTestReporter().report(RecordedFailure("Lost.", site: CallSite()))
      exit(3)
    }

    #expect(result.errorLines.isEmpty)
  }

  @Test func `names the first twenty failures and counts the rest`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await onThreads(5) { _ in
        for _ in 0..<5 { XCTestReporter().report(RecordedFailure("Lost.", site: CallSite())) }
      }
      exit(0)
    }

    #expect(result.errorLines.first?.contains("did not count failures reported outside") == true)
    #expect(result.errorLines.dropFirst().dropLast().count == 20)
    #expect(result.errorLines.last == "… and 5 more")
  }

  // MARK: What Swift Testing drops

  @Test func `is 0 after a known issue, and where nothing is known of the test either`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      withKnownIssue { SwiftTestingReporter().report(RecordedFailure("Known.", site: CallSite())) }
      exit(0)
    }
  }

  // MARK: Scopes that do not end

  @Test(arguments: ["steps", "failuresAsErrors"])
  func `is 1 where the process ends inside of stopped steps`(scope: String) async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) { [scope] in
      let body: @Sendable () -> Void = {
        reportFailure("Lost.", details: "Not quite.", fileID: "A/B.swift", line: 12)
        reportFailure("Not taken.")
        exit(0)
      }
      if scope == "steps" { steps { body() } } else { try failuresAsErrors { body() } }
    }

    #expect(
      result.errorLines.dropFirst() == [
        "error: the process ended before a failure was counted; the exit status is 1 because of that.",
        "B.swift:12: error: Fleet.Failure: Lost.",
        "  Not quite.",
      ])
  }

  @Test func `is 1 where tasks and threads are stuck inside of stopped steps`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      let stopped = DispatchSemaphore(value: 0)
      Thread {
        steps {
          reportFailure("In a thread.")
          stopped.signal()
          sleep(1_000)
        }
      }
      .start()
      _ = Task.detached {
        try await failuresAsErrors {
          reportFailure("In a task.")
          stopped.signal()
          try await Task.sleep(for: .seconds(1_000))
        }
      }
      await onThreads(1) { _ in
        stopped.wait()
        stopped.wait()
      }
      exit(0)
    }

    #expect(result.errorLines.contains { $0.contains("before failures were counted") })
    for place in ["In a thread.", "In a task."] {
      #expect(result.errorLines.contains { $0.hasSuffix(" error: Fleet.Failure: \(place)") })
    }
  }

  @Test func `is 1 where it ends inside of outer steps, which the inner ones have stopped`() async {
    await #expect(processExitsWith: .exitCode(1)) {
      steps {
        steps { reportFailure("Lost.") }
        exit(0)
      }
    }
  }

  @Test func `is 0 once the scopes have handed their failures on`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      withFailureReporter(CustomReporter { _ in }) {
        steps("") { steps { reportFailure("One.") } }
        _ = try? failuresAsErrors { steps { reportFailure("Two.") } }
        swallowAnyErrors {
          steps { reportFailure("Three.") }
          try failuresAsErrors { reportFailure("Four.") }
        }
      }
      exit(0)
    }
  }

  @Test func `is 0 whoever comes first, a failure or the end of its scope`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      await withFailureReporter(CustomReporter { _ in }) {
        for _ in 0..<2_000 {
          var failing: Task<Void, Never>?
          steps { failing = Task { reportFailure("One.") } }
          await failing?.value
        }
      }
      exit(0)
    }
  }

  @Test func `is 0 in stopped steps where the failure would merely be printed or kept`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      withFailureReporter(.console) {
        steps {
          reportFailure("Printed.")
          withFailureReporter(FailureLog()) {
            steps {
              reportFailure("Kept.")
              exit(0)
            }
          }
        }
      }
    }
  }

  @Test func `is 0 where a scope outside would have swallowed the failure`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      swallowAnyErrors {
        steps {
          reportFailure("Lost.")
          exit(0)
        }
      }
    }
  }
}
