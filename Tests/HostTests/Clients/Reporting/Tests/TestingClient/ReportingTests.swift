import FleetTesting
import Foundation
import Testing

struct ReportingTests {
  @Test func error() {
    reportFailure("The list is empty.", name: "Fleet.TableViewError")  // error
  }

  @Test func warning() {
    reportFailure("The list is long.", name: "Fleet.TableViewError", severity: .warning)  // warning
  }

  @Test func swallowed() {
    let swallowed = swallowAnyErrors {
      reportFailure("No such row.", name: "Fleet.TableViewError")  // swallowed
    }
    #expect(swallowed.map(\.reason) == ["No such row."])
  }

  @Test func attached() {
    var failure = RecordedFailure("The list is empty.", site: CallSite())
    let bytes = (0..<100_000).map { UInt8($0 % 251) }
    failure.attachments = [RecordedFailure.Attachment(bytes, name: "list of birds.png")]
    reportFailure(failure)
  }

  @Test func ownHelper() {
    findBird(named: "Kiwi")  // own helper
  }

  @Test func detachedTask() async {
    await Task.detached { reportFailure("Failed in a detached task.") }.value
  }

  @Test func thread() async {
    await withCheckedContinuation { continuation in
      Thread {
        reportFailure("Failed in a thread.")
        continuation.resume()
      }.start()
    }
  }

  @Test func dispatchQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        reportFailure("Failed on a queue.")
        continuation.resume()
      }
    }
  }

  @Test func knownIssue() {
    withKnownIssue { reportFailure("The list is empty.") }
  }

  @Test func afterItsScopeEnded() async {
    var late: Task<Void, Never>?
    let (scopeEnded, end) = AsyncStream.makeStream(of: Void.self)
    swallowAnyErrors {
      late = Task {
        for await _ in scopeEnded {}
        reportFailure("Failed late.")  // late
      }
    }
    end.finish()
    await late?.value
  }

  @Test func nestedScopes() {
    var inner: [RecordedFailure] = []
    let outer = swallowAnyErrors {
      reportFailure("Before.")
      inner = swallowAnyErrors { reportFailure("Within.") }
      reportFailure("After.")
    }
    #expect(outer.map(\.reason) == ["Before.", "After."])
    #expect(inner.map(\.reason) == ["Within."])
  }

  @Test func thrownErrors() async {
    struct Thrown: Error {}
    let sync = swallowAnyErrors { throw Thrown() }
    let async = await swallowAnyErrors {
      await Task.yield()
      throw Thrown()
    }
    let cancelled = await swallowAnyErrors {
      await Task.yield()
      throw CancellationError()
    }
    #expect(sync.map(\.name) == [.thrownError])
    #expect(async.map(\.name) == [.thrownError])
    #expect(cancelled.isEmpty)
  }

  @Test func stopped() {
    steps("Watching birds") {
      findBird(named: "Kiwi")  // stopped here
      findBird(named: "Moa")
      findBird(named: "Dodo")
    }
  }

  @Test func thrown() throws {
    try failuresAsErrors {
      findBird(named: "Kiwi")
      findBird(named: "Moa")
    }
    Issue.record("Went on after the failure.")
  }

  @Test func customReporterOutside() {
    withFailureReporter(CustomReporter { print("custom:", $0.reason) }) {
      swallowAnyErrors { reportFailure("Swallowed within.") }
      reportFailure("Counted.")
    }
  }

  @Test func customReporterInside() {
    let swallowed = swallowAnyErrors {
      withFailureReporter(CustomReporter { print("custom:", $0.reason) }) {
        reportFailure("Taken by the innermost.")
      }
    }
    #expect(swallowed.isEmpty)
  }

  @Test(.reporting(to: CustomReporter { print("trait:", $0.reason) }))
  func trait() {
    reportFailure("Taken by the trait.")
  }

  @Test func writerAsDefault() {
    Reporting.default = GitHubActionsReporter()
    reportFailure("The list is empty.", name: "Fleet.TableViewError")
  }

  @MainActor @Test func modelException() {  // model exception
    let navigation = UINavigationController()
    let birds = UIViewController()
    navigation.pushViewController(birds, animated: false)
    navigation.pushViewController(birds, animated: false)
    #expect(navigation.viewControllers == [birds])
  }

  // Few rounds: `swift test` loses the end of what a test prints faster than it reads.
  @Test(arguments: 0..<40) func parallelScopes(number: Int) async {
    for round in 0..<4 {
      let swallowed = await swallowAnyErrors {
        reportFailure("\(number)")
        await Task.yield()
        async let child: Void = { reportFailure("\(number)") }()
        await child
        await Task { reportFailure("\(number)") }.value
      }
      #expect(swallowed.map(\.reason) == ["\(number)", "\(number)", "\(number)"], "round \(round)")
    }
  }
}

/// A client's own helper, which passes the literals on.
func findBird(
  named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard Reporting.mayAct() else { return }
  reportFailure(
    "There is no bird named '\(name)'.", name: "Birds.ListError", fileID: fileID,
    filePath: filePath, line: line, column: column)
}
