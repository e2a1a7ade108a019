import TestSupport
import Testing

@testable import FailureReporting

@Suite("CountingReporter")
struct CountingReporterTests {
  private let failure = RecordedFailure("No row 7.", name: .tableView, site: CallSite())

  private func counts(_ reporter: any FailureReporter) -> Bool {
    Reporting.counts(failure, with: reporter)
  }

  @Test func `an error counts that a test framework, or a reporter unknown here, would get`() {
    let trace = Trace()

    #expect(counts(.automatic))
    #expect(counts(.swiftTesting))
    #expect(counts(.xcTest))
    #expect(counts(CustomReporter { _ in }))
    #expect(counts(TracingReporter(trace)))
    #expect(counts(Reporting.bound))
    #expect(trace.lines.isEmpty)
  }

  @Test func `an error does not count that is kept, or merely printed`() {
    #expect(!counts(FailureLog()))
    #expect(!counts(.console))
  }

  @Test func `a writer asks the next reporter`() throws {
    #expect(counts(GitHubActionsReporter()))
    #expect(!counts(GitHubActionsReporter(then: FailureLog())))
    #expect(counts(JSONLinesReporter(path: "/dev/null")))
    #expect(!counts(JSONLinesReporter(path: "/dev/null", then: .console)))
  }

  @Test func `a scope asks for what it does not swallow, and for all once it has ended`() {
    var ended: (any FailureReporter)?
    swallowAnyErrors {
      #expect(!counts(Reporting.bound))
      ended = Reporting.bound
      steps { #expect(!counts(Reporting.bound)) }
    }
    swallowErrors(.tableView) { #expect(!counts(Reporting.bound)) }
    swallowErrors(.alert) { #expect(counts(Reporting.bound)) }
    steps { #expect(counts(Reporting.bound)) }
    withFailureReporter(FailureLog()) {
      swallowErrors(.alert) { #expect(!counts(Reporting.bound)) }
      steps { #expect(!counts(Reporting.bound)) }
    }

    #expect(ended.map(counts) == true)
  }

  @Test func `asks the reporter of the process at that moment, and comes to an end`() async {
    await #expect(processExitsWith: .success) {
      let tests = CountingReporterTests()
      let ofProcess = Reporting.bound

      #expect(tests.counts(ofProcess))
      Reporting.default = .console
      #expect(!tests.counts(ofProcess))
      Reporting.default = GitHubActionsReporter(then: ofProcess)
      #expect(tests.counts(ofProcess))
    }
  }
}
