import Foundation
import Testing

extension HostTests {
  @Suite("Reporting in the hosts")
  struct ReportingInHostsTests {
    // MARK: Severities

    @Test func `an error fails an XCTest at the caller's line (reporting 3, 4)`() async throws {
      let outcome = try await xcTest("testError")

      let place = try await place(of: "error", in: xcTestFile)
      #expect(outcome.status != 0, "\(outcome)")
      #expect(
        outcome.contains(
          "\(place): error: ReportingXCTests.testError : failed - "
            + "Fleet.TableViewError: The list is empty."),
        "\(outcome)")
    }

    @Test func `an error fails a test of Swift Testing at the caller's line (reporting 3, 4)`()
      async throws
    {
      let outcome = try await testing("error")

      let place = try await place(of: "error", in: testingFile)
      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("Test error() recorded an issue at \(place):"), "\(outcome)")
      #expect(outcome.contains("Fleet.TableViewError: The list is empty."), "\(outcome)")
    }

    @Test func `a warning leaves an XCTest passing, with a line (reporting 2)`() async throws {
      let outcome = try await xcTest("testWarning")

      let place = try await place(of: "warning", in: xcTestFile)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(
        outcome.contains("\(place): warning: Fleet.TableViewError: The list is long."), "\(outcome)"
      )
    }

    @Test func `a warning leaves a test of Swift Testing passing, with a warning (reporting 2)`()
      async throws
    {
      let outcome = try await testing("warning")

      let place = try await place(of: "warning", in: testingFile)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Test warning() recorded a warning at \(place):"), "\(outcome)")
      #expect(outcome.contains("Fleet.TableViewError: The list is long."), "\(outcome)")
    }

    @Test func `a swallowed failure leaves an XCTest passing, with a line (reporting 5)`()
      async throws
    {
      let outcome = try await xcTest("testSwallowed")

      let place = try await place(of: "swallowed", in: xcTestFile)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(
        outcome.contains(
          "\(place): note: `swallowAnyErrors` caught: Fleet.TableViewError: No such row."),
        "\(outcome)")
    }

    @Test func `a swallowed failure is a warning on a passing test of Swift Testing (reporting 5)`()
      async throws
    {
      let outcome = try await testing("swallowed")

      let place = try await place(of: "swallowed", in: testingFile)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Test swallowed() recorded a warning at \(place):"), "\(outcome)")
      #expect(
        outcome.contains("`swallowAnyErrors` caught: Fleet.TableViewError: No such row."),
        "\(outcome)")
    }

    // MARK: Call sites

    @Test(arguments: ClientPackage.Host.allCases)
    func `a helper of the client's own points at its caller (reporting 8)`(
      host: ClientPackage.Host
    ) async throws {
      let (name, file) =
        host == .xcTest ? ("testOwnHelper", xcTestFile) : ("ReportingTests/ownHelper", testingFile)

      let outcome = try await run(name, host)

      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("\(try await place(of: "own helper", in: file)):"), "\(outcome)")
      #expect(outcome.contains("Birds.ListError: There is no bird named 'Kiwi'."), "\(outcome)")
    }

    @Test func `a model exception without a gesture points at the running test (reporting 9)`()
      async throws
    {
      let outcome = try await testing("modelException")

      let place = try await place(of: "model exception", in: testingFile)
      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("recorded an issue at \(place):"), "\(outcome)")
      #expect(
        outcome.contains(
          "NSInvalidArgumentException: Pushing the same view controller instance more than once is "
            + "not supported (<UIViewController>)"),
        "\(outcome)")
    }

    // MARK: UI suites

    @Test(arguments: [
      ("testStopsAtAnAssertion", "assertion", "XCTAssertEqual failed: (\"Save\") is not equal"),
      ("testStopsAtAStep", "step", "Failed to tap \"Sve\" Button: No matches found for"),
    ])
    func `a UI suite says nothing more after its first failure, but what is on the screen`(
      suite: (test: String, marker: String, sentence: String)
    ) async throws {
      let outcome = try await xcTest("StoppingSuite.\(suite.test)")

      let place = try await place(of: suite.marker, in: "SuiteClient/StoppingSuite.swift")
      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("\(place): error: StoppingSuite.\(suite.test) : "), "\(outcome)")
      #expect(outcome.contains(suite.sentence), "\(outcome)")
      #expect(outcome.contains("button \"Save\""), "\(outcome)")
      #expect(outcome.output.components(separatedBy: ": error: ").count == 2, "\(outcome)")
      #expect(outcome.contains("Test Case 'StoppingSuite.\(suite.test)' failed"), "\(outcome)")
    }

    @Test func `a UI suite that goes on says all that fails, and takes all steps`() async throws {
      let outcome = try await xcTest("StoppingSuite.testGoesOn")

      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("Failed to tap \"Sve\" Button"), "\(outcome)")
      #expect(outcome.contains("XCTAssertTrue failed"), "\(outcome)")
      #expect(!outcome.contains("no further step is taken"), "\(outcome)")
    }

    // MARK: Tasks, threads, and what a host drops

    @Test(
      arguments: ClientPackage.Host.allCases,
      [
        ("DetachedTask", "in a detached task"), ("Thread", "in a thread"),
        ("DispatchQueue", "on a queue"),
      ])
    func `a failure away from the test's task fails the run (reporting 3)`(
      host: ClientPackage.Host, `where`: (name: String, words: String)
    ) async throws {
      let first = `where`.name.prefix(1).lowercased()
      let name =
        host == .xcTest
        ? "test\(`where`.name)" : "ReportingTests/\(first)\(`where`.name.dropFirst())"

      let outcome = try await run(name, host)

      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("Fleet.Failure: Failed \(`where`.words)."), "\(outcome)")
    }

    @Test(arguments: [
      ("FailingSetUpXCTests", "class setUp", "Failed before any test."),
      ("LateTaskXCTests", "late task", "Failed after the test."),
    ])
    func `a failure that XCTest drops is printed and fails the run (reporting 4)`(
      dropped: (suite: String, marker: String, reason: String)
    ) async throws {
      let outcome = try await xcTest(dropped.suite)

      let place = try await place(
        of: dropped.marker, in: "XCTestClient/DroppedFailureXCTests.swift")
      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("with 0 failures"), "XCTest counted it: \(outcome)")
      #expect(
        outcome.contains("\(place): error: Fleet.Failure: \(dropped.reason)"), "\(outcome)")
    }

    @Test(arguments: [
      ("prepared", "trait", "Failed in a trait."),
      ("conditioned", "condition", "Failed in a condition."),
      ("parameterized", "arguments", "Failed in the arguments."),
      ("exits", "exit", "Failed before the exit."),
      ("exitsElsewhere", "exit elsewhere", "Failed before the exit elsewhere."),
      ("exitsInDetachedTask", "exit in a task", "Failed before the exit in a task."),
      ("exitsInSteps", "steps", "Failed in steps."),
      ("isStuckInSteps", "stuck", "Failed in a stuck task."),
    ])
    func `a failure that Swift Testing drops is printed and fails the run (reporting 4)`(
      dropped: (test: String, marker: String, reason: String)
    ) async throws {
      let outcome = try await run("DroppedFailureTests/\(dropped.test)\\(", .swiftTesting)

      let place = try await place(
        of: dropped.marker, in: "TestingClient/DroppedFailureTests.swift")
      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("the exit status is 1 because of that."), "\(outcome)")
      #expect(
        outcome.contains("\(place): error: Fleet.Failure: \(dropped.reason)"), "\(outcome)")
    }

    @Test(arguments: ["filtered", "preparedKnown"])
    func `what a trait takes out, or a known issue, stays green (reporting 4)`(
      test: String
    ) async throws {
      let outcome = try await run("DroppedFailureTests/\(test)\\(", .swiftTesting)

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Test run with 1 test"), "\(outcome)")
    }

    @Test func `a known issue of Swift Testing stays green (reporting 4)`() async throws {
      let outcome = try await testing("knownIssue")

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("with 1 known issue"), "\(outcome)")
    }

    @Test(arguments: ClientPackage.Host.allCases)
    func `a failure after its scope has ended fails the test (reporting 6)`(
      host: ClientPackage.Host
    ) async throws {
      let (name, file) =
        host == .xcTest
        ? ("testAfterItsScopeEnded", xcTestFile)
        : ("ReportingTests/afterItsScopeEnded", testingFile)

      let outcome = try await run(name, host)

      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("\(try await place(of: "late", in: file)):"), "\(outcome)")
      #expect(outcome.contains("(after the swallowing scope at "), "\(outcome)")
    }

    // MARK: Scopes

    @Test(arguments: [
      ("nestedScopes", "with 3 warnings"), ("thrownErrors", "with 2 warnings"),
      ("parallelScopes", "with 40 test cases"),
    ])
    func `scopes nest, take thrown errors, and do not mix in parallel (reporting 1, 5)`(
      test: (name: String, summary: String)
    ) async throws {
      let outcome = try await testing(test.name)

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains(test.summary), "\(outcome)")
    }

    @Test(arguments: ClientPackage.Host.allCases)
    func `steps stop after the first failure and count the rest (reporting 7)`(
      host: ClientPackage.Host
    ) async throws {
      let (name, file) =
        host == .xcTest ? ("testSteps", xcTestFile) : ("ReportingTests/stopped", testingFile)

      let outcome = try await run(name, host)

      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("\(try await place(of: "stopped here", in: file)):"), "\(outcome)")
      #expect(outcome.contains("Birds.ListError: There is no bird named 'Kiwi'."), "\(outcome)")
      #expect(outcome.contains("and 2 further steps were not taken"), "\(outcome)")
      #expect(!outcome.contains("Moa"), "\(outcome)")
    }

    @Test(arguments: ClientPackage.Host.allCases)
    func `failures as errors stop a throwing test (reporting 7)`(
      host: ClientPackage.Host
    ) async throws {
      let outcome = try await run(
        host == .xcTest ? "testFailuresAsErrors" : "ReportingTests/thrown\\(", host)

      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("There is no bird named 'Kiwi'."), "\(outcome)")
      #expect(!outcome.contains("Went on after the failure."), "\(outcome)")
    }

    // MARK: Reporters

    @Test func `a naive sink around a swallowing scope gets what counts only (reporting 2)`()
      async throws
    {
      let outcome = try await testing("customReporterOutside")

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("custom: Counted."), "\(outcome)")
      #expect(!outcome.contains("custom: Swallowed within."), "\(outcome)")
      #expect(outcome.contains("`swallowAnyErrors` caught: Fleet.Failure: Swallowed within."))
    }

    @Test func `a naive sink within a swallowing scope takes the failure (reporting 5)`()
      async throws
    {
      let outcome = try await testing("customReporterInside")

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("custom: Taken by the innermost."), "\(outcome)")
      #expect(!outcome.contains("caught:"), "\(outcome)")
    }

    @Test func `the trait has its reporter receive a test's failures (reporting 1)`() async throws {
      let outcome = try await testing("trait")

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("trait: Taken by the trait."), "\(outcome)")
    }

    @Test(arguments: ClientPackage.Host.allCases)
    func `a writer as the default leaves a red test red (reporting 2)`(
      host: ClientPackage.Host
    ) async throws {
      let outcome = try await run(
        host == .xcTest ? "testWriterAsDefault" : "ReportingTests/writerAsDefault", host)

      #expect(outcome.status != 0, "\(outcome)")
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("::error file=") }, "\(outcome)")
      #expect(
        outcome.contains("title=Fleet.TableViewError::Fleet.TableViewError: The list is empty."))
    }

    @Test func `the xUnit file of Swift Testing names the failure (reporting 3)`() async throws {
      let client = try await Clients.reporting
      let reports = FileManager.default.temporaryDirectory
        .appendingPathComponent("fleet-xunit-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: reports, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: reports) }

      let outcome = try await client.test(
        "ReportingTests/error", in: .swiftTesting, "--xunit-output",
        reports.appendingPathComponent("results.xml").path)

      let files = try FileManager.default.contentsOfDirectory(
        at: reports, includingPropertiesForKeys: nil)
      let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      #expect(outcome.status != 0, "\(outcome)")
      #expect(text.contains("Fleet.TableViewError: The list is empty."), "\(text)")
    }

    @Test func `Swift Testing keeps what is attached to a failure, or to a test (reporting 4)`()
      async throws
    {
      let kept = FileManager.default.temporaryDirectory
        .appendingPathComponent("fleet-attachments-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: kept) }

      let outcome = try await Clients.reporting.test(
        "ReportingTests/attached", in: .swiftTesting, "--attachments-path", kept.path)

      let bytes = try Data(contentsOf: kept.appendingPathComponent("list of birds.png"))
      #expect(outcome.contains("The list is empty."), "\(outcome)")
      #expect(bytes == Data((0..<100_000).map { UInt8($0 % 251) }))
    }

    @Test(arguments: [("scenes", "d794c57bfe2b0fa"), ("screen", "6873ff56109e4eea")])
    func `pictures are the same bytes in debug and in release`(
      picture: (test: String, digest: String)
    ) async throws {
      let outcome = try await run("PictureTests/\(picture.test)\\(", .swiftTesting)

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("\(picture.test): \(picture.digest)\n"), "\(outcome)")
    }

    @Test func `a synchronous XCTestCase in Swift 5 mode drives the model (model 2)`() async throws
    {
      let outcome = try await xcTest("testNavigation")

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Executed 1 test, with 0 failures"), "\(outcome)")
    }

    // MARK: Running a client

    private let xcTestFile = "XCTestClient/ReportingXCTests.swift"
    private let testingFile = "TestingClient/ReportingTests.swift"

    private func xcTest(_ name: String) async throws -> Outcome { try await run(name, .xcTest) }

    private func testing(_ name: String) async throws -> Outcome {
      try await run("ReportingTests/\(name)\\(", .swiftTesting)
    }

    private func run(_ name: String, _ host: ClientPackage.Host) async throws -> Outcome {
      try await Clients.reporting.test(name, in: host)
    }

    private func place(of marker: String, in file: String) async throws -> String {
      try await Clients.reporting.place(of: marker, in: file)
    }
  }
}
