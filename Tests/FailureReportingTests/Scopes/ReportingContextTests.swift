import TestSupport
import Testing

@testable import FailureReporting

@Suite("ReportingContext")
struct ReportingContextTests {
  @Test func `gives failures to the reporter that was in force`() {
    let log = FailureLog()
    let context = withFailureReporter(log) { ReportingContext() }

    let result = context.run {
      reportFailure("late")
      return 7
    }

    #expect(result == 7)
    #expect(log.failures.reasons == ["late"])
  }

  @Test func `knows the line of the scope around`() throws {
    var made: ReportingContext?
    steps(line: 7) { withFailureReporter(FailureLog()) { made = ReportingContext() } }
    let context = try #require(made)

    #expect(context.run { Reporting.enclosingSite }?.line == 7)
    #expect(Reporting.enclosingSite?.line != 7)
  }

  @Test func `takes no step where the steps around have stopped`() {
    let log = FailureLog()
    var answers: [Bool] = []

    withFailureReporter(log) {
      steps {
        let context = ReportingContext()
        reportFailure("stop")
        withFailureReporter(FailureLog()) { answers = [context.run { Reporting.mayAct() }] }
      }
    }

    #expect(answers == [false])
    #expect(log.failures.reasons == ["stop"])
  }
}
