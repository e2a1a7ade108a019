import FleetTesting
import Foundation
import Testing

private func leave() { exit(0) }

/// What Swift Testing drops, or never comes to count.
struct DroppedFailureTests {
  struct Preparing: TestTrait {
    func prepare(for test: Test) {
      reportFailure("Failed in a trait.")  // trait
    }
  }

  static func numbers() -> [Int] {
    reportFailure("Failed in the arguments.")  // arguments
    return [1, 2]
  }

  @Test(Preparing()) func prepared() {}

  static func isEnabled() -> Bool {
    reportFailure("Failed in a condition.")  // condition
    return true
  }

  @Test(.enabled { isEnabled() }) func conditioned() {}

  @Test(arguments: numbers()) func parameterized(number: Int) {}

  @Test func exits() {
    reportFailure("Failed before the exit.")  // exit
    exit(0)
  }

  @Test func exitsElsewhere() async throws {
    reportFailure("Failed before the exit elsewhere.")  // exit elsewhere
    Thread { exit(0) }.start()
    try await Task.sleep(for: .seconds(60))
  }

  @Test func exitsInDetachedTask() async {
    reportFailure("Failed before the exit in a task.")  // exit in a task
    await Task.detached { leave() }.value
  }

  @Test func exitsInSteps() {
    steps {
      reportFailure("Failed in steps.")  // steps
      exit(0)
    }
  }

  @Test func isStuckInSteps() async {
    await withCheckedContinuation { continuation in
      Task {
        await steps {
          reportFailure("Failed in a stuck task.")  // stuck
          continuation.resume()
          try? await Task.sleep(for: .seconds(1_000))
        }
      }
    }
  }

  @Test(.filterIssues { _ in false }) func filtered() {
    reportFailure("Taken out by a trait.")
  }

  struct PreparingKnown: TestTrait {
    func prepare(for test: Test) {
      withKnownIssue { reportFailure("Known in a trait.") }
    }
  }

  @Test(PreparingKnown()) func preparedKnown() {}
}
