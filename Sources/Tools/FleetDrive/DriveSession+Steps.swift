import FailureReporting
import Fleet

/// What becomes of steps that stand already, where a person records a test.
extension DriveSession {
  /// Shows the app anew, and takes other steps than before.
  package func take(_ steps: [DriveStep]) async -> DriveAnswer {
    var answer = DriveAnswer("steps")
    await replay(steps, &answer)
    return await timed(answer)
  }

  /// Takes the steps that wait, the first one as another, or without it.
  ///
  /// - Parameter line: The command that stands for the first one; `nil` to leave it out.
  package func mend(with line: String?) async -> DriveAnswer {
    var answer = DriveAnswer(line ?? "steps")
    guard !waiting.isEmpty else { return await timed(answer) }
    do throws(StepMistake) {
      let mended = try line.map { line throws(StepMistake) in try DriveStep.parsed(line) }
      waiting.replaceSubrange(0..<1, with: mended.map { [$0] } ?? [])
    } catch {
      return await timed(DriveAnswer(answer.command, error))
    }
    await goOn(&answer)
    await inApplication { finish(&answer) }
    return await timed(answer)
  }

  /// Takes the steps that wait, up to the first one that cannot be taken.
  func goOn(_ answer: inout DriveAnswer) async {
    while let step = waiting.first {
      var one = DriveAnswer(step.description)
      _ = await perform(step, &one)
      guard one.ok else {
        answer.ok = false
        answer.candidates = one.candidates
        answer.failures =
          [
            DriveAnswer.Problem(
              kind: "replay",
              reason: DriveWords.notAgain(steps.count + 1, step.description))
          ] + one.failures
        return
      }
      steps.append(waiting.removeFirst())
    }
  }

  /// Forgets the last step, which has changed nothing.
  package func forgetLast() { _ = steps.popLast() }

  /// Makes one step of the last two, where they go on in each other: letters, and time that passes.
  package func joinLast() {
    guard steps.count > 1 else { return }
    switch (steps[steps.count - 2], steps[steps.count - 1]) {
    case (.user(.type(let first)), .user(.type(let second))):
      steps[steps.count - 2] = .user(.type(first + second))
    case (.user(.wait(let first)), .user(.wait(let second))):
      // Sums of tenths are no tenths.
      let sum = ((first + second) * 1_000).rounded() / 1_000
      steps[steps.count - 2] = .user(.wait(seconds: sum))
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
