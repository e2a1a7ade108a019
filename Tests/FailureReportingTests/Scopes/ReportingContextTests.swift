import TestSupport
import Testing

@testable import FailureReporting

@Suite("ReportingContext")
struct ReportingContextTests {
  @Test func `gives failures to the reporter that was in force`() {
    let log = FailureLog()
    let context = withFailureReporter(log) { ReportingContext() }

    context.run { reportFailure("late") }

    #expect(log.failures.reasons == ["late"])
  }

  @Test func `gives failures to no scope that is around merely where it runs`() {
    let context = withFailureReporter(FailureLog()) { ReportingContext() }
    let outside = ReportingContext()
    let log = FailureLog()
    var acted: [Bool] = []

    withFailureReporter(log) {
      let swallowed = swallowAnyErrors {
        context.run { reportFailure("another's") }
        reportFailure("its own")
      }
      #expect(swallowed.reasons == ["its own"])
      steps {
        reportFailure("stop")
        outside.run { acted.append(Reporting.mayAct()) }
      }
    }

    #expect(acted == [true])
    #expect(log.notes.reasons == ["its own"])
    #expect(log.failures.reasons == ["stop"])
  }

  @Test func `changes nothing where it runs in the scopes that it knows`() {
    let log = FailureLog()

    withFailureReporter(log) {
      ReportingContext().run {
        reportFailure("within")
        steps { ReportingContext().run { reportFailure("stop") } }
      }
      reportFailure("after")
    }

    #expect(log.failures.reasons == ["within", "stop", "after"])
  }

  @Test func `knows the line of the scope around`() throws {
    var made: ReportingContext?
    steps(line: 7) { withFailureReporter(FailureLog()) { made = ReportingContext() } }
    let context = try #require(made)

    context.run { #expect(Reporting.enclosingSite?.line == 7) }
    #expect(Reporting.enclosingSite?.line != 7)
  }

  @Test func `takes no step where the steps around have stopped`() {
    let log = FailureLog()
    var answers: [Bool] = []

    withFailureReporter(log) {
      steps {
        let context = ReportingContext()
        reportFailure("stop")
        withFailureReporter(FailureLog()) { context.run { answers.append(Reporting.mayAct()) } }
      }
    }

    #expect(answers == [false])
    #expect(log.failures.reasons == ["stop"])
  }
}
