import FleetTesting
import Testing

private let testLog = FailureLog()
private let caseLog = FailureLog()
private let suiteLog = FailureLog()
private let innerLog = FailureLog()

@Suite(".reporting(to:)")
struct ReportingTraitTests {
  @Test(.reporting(to: testLog))
  func `gives its reporter the failures of a test`() async {
    reportFailure("one")
    await Task { reportFailure("two") }.value

    #expect(testLog.failures.map(\.reason) == ["one", "two"])
  }

  @Test(.reporting(to: caseLog), arguments: ["one", "two"])
  func `gives its reporter the failures of each case`(reason: String) {
    reportFailure(reason)

    #expect(caseLog.failures.filter { $0.reason == reason }.count == 1)
  }

  @Test func `leaves other tests alone`() {
    #expect(!(Reporting.current is FailureLog))
  }

  @Suite(.reporting(to: suiteLog))
  struct OnASuite {
    @Test func `gives its reporter the failures of each test`() {
      reportFailure("direct")

      #expect(suiteLog.failures.filter { $0.reason == "direct" }.count == 1)
    }

    @Suite struct Within {
      @Test func `holds for the suites within it`() {
        reportFailure("within")

        #expect(suiteLog.failures.filter { $0.reason == "within" }.count == 1)
      }
    }

    @Suite(.reporting(to: innerLog))
    struct WithItsOwn {
      @Test func `yields to the one of a suite within it`() {
        reportFailure("own")

        #expect(innerLog.failures.map(\.reason) == ["own"])
        #expect(!suiteLog.failures.contains { $0.reason == "own" })
      }
    }
  }
}
