import FailureReporting
package import Fleet

/// What becomes of steps that stand already, where a person records a test.
extension DriveSession {
  /// Shows the app anew, and takes other steps than before.
  package func take(_ steps: [UserStep]) async -> DriveAnswer {
    var answer = DriveAnswer("steps")
    await replay(steps, &answer)
    return await timed(answer)
  }

  /// Forgets the last step, which has changed nothing.
  package func forgetLast() { _ = steps.popLast() }

  /// Makes one step of the last two, where they go on in each other: letters, and time that passes.
  package func joinLast() {
    guard steps.count > 1 else { return }
    switch (steps[steps.count - 2], steps[steps.count - 1]) {
    case (.type(let first), .type(let second)): steps[steps.count - 2] = .type(first + second)
    case (.wait(let first), .wait(let second)):
      // Sums of tenths are no tenths.
      steps[steps.count - 2] = .wait(seconds: ((first + second) * 1_000).rounded() / 1_000)
    default: return
    }
    steps.removeLast()
  }

  /// Looks at the app, and tells nothing of it.
  package func looking<Found>(_ look: @MainActor () -> Found) async -> Found? {
    var found: Found?
    await inApplication { withFailureReporter(FailureLog()) { found = look() } }
    return found
  }
}
