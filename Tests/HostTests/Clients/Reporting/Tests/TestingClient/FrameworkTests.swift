import FleetTesting
import Foundation
import Testing

#if compiler(>=6.3)
/// What Swift Testing has had since Swift 6.3, with Fleet around it.
@MainActor struct FrameworkTests {
  @Test func cancelledInScopes() {
    swallowAnyErrors { try Test.cancel("Not today.") }
    swallowErrors(.alert) { try Test.cancel("Not today.") }
  }

  @Test func cancelledInSteps() throws {
    try steps("Paying") { try Test.cancel("Not today.") }
  }

  @Test(.worlds(.dark)) func cancelledInWorlds() throws {
    print("A world is entered.")
    try Test.cancel("Not today.")
  }

  @Test(.trace) func cancelledInTrace() throws { try Test.cancel("Not today.") }
}
#endif

/// Bodies of exit tests, which run in processes of their own.
struct ExitTests {
  @Test func fails() async {
    await #expect(processExitsWith: .success) {  // exit test
      reportFailure("Failed in an exit test.")  // body of an exit test
    }
  }

  @Test func warns() async {
    await #expect(processExitsWith: .success) {
      reportFailure("Worth a look.", severity: .warning)
    }
  }

  @Test func known() async {
    await withKnownIssue {
      await #expect(processExitsWith: .success) { reportFailure("Known in an exit test.") }
    }
  }

  @Test func attached() async {
    await #expect(processExitsWith: .success) {
      var failure = RecordedFailure("The list is empty.", site: CallSite())
      failure.attachments = [RecordedFailure.Attachment([1, 2, 3], name: "birds of the body.png")]
      reportFailure(failure)
    }
  }
}
