import FailureReporting
import Foundation
import HeadlessUIKit

/// The exploration of an app that may end its process, seen from a process that lives.
///
/// Another process of this program runs the same test, and in it this exploration alone. If it
/// dies, its last step is in its log; others replay that, with fewer steps each time.
@MainActor
package struct ExploringParent {
  /// How many seconds a step may take; tests that wait for it set it.
  package static var secondsOfStep = 20
  /// How many replays are made at most: each is a process.
  private static let mostReplays = 60

  private let request: ExploringRequest
  private let test: String
  private let key: String
  private let folder: URL

  init(_ request: ExploringRequest, of test: String, _ key: String) {
    self.request = request
    self.test = test
    self.key = key
    folder = FileManager.default.temporaryDirectory.appending(path: "fleet-\(UUID().uuidString)")
  }

  /// The outcome of a process.
  private struct Outcome {
    let end: TestProcess.End
    let lines: [ExploringLog.Line]
    /// Its last message.
    let message: String

    /// Whether it has ended before it was done, be it by a call of `exit`.
    var hasDied: Bool { !lines.contains { if case .end = $0 { true } else { false } } }

    /// The find for its death.
    @MainActor var death: ExploringFind {
      end == .time
        ? ExploringWords.hang(after: ExploringParent.secondsOfStep) : ExploringWords.trap(message)
    }

    /// The steps of its last run of which something came, and the screens before them.
    var lastRun: (steps: [ExploredStep], digests: [UInt64]) {
      var steps: [ExploredStep] = []
      var digests: [UInt64] = []
      for line in lines {
        switch line {
        case .run: (steps, digests) = ([], [])
        case .step(let step, let digest):
          steps.append(step)
          digests.append(digest)
        case .nothing:
          _ = steps.popLast()
          _ = digests.popLast()
        case .find, .end: break
        }
      }
      return (steps, digests)
    }
  }

  /// Explores in other processes; `nil` where that cannot be done.
  func explore() -> (Exploration, [ExploringFind])? {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let outcome = run(nil), !outcome.lines.isEmpty else { return nil }
    var exploration = Exploration(seed: request.seed)
    var finds: [ExploringFind] = []
    for line in outcome.lines {
      switch line {
      case .find(let find): finds.append(find)
      case .end(let report):
        exploration.steps = report.steps
        exploration.runs = report.runs
        exploration.map = ScreenMap(report.places, report.ways)
      case .run: exploration.runs += 1
      case .step: exploration.steps += 1
      case .nothing: break
      }
    }
    if outcome.hasDied { finds.append(shortestDeath(as: outcome)) }
    return (exploration, finds)
  }

  /// Runs the test in another process, to explore or to take some steps.
  private func run(_ steps: [ExploredStep]?) -> Outcome? {
    let job = folder.appending(path: "job").path
    let log = folder.appending(path: "log").path
    let errors = folder.appending(path: "errors").path
    try? FileManager.default.removeItem(atPath: log)
    guard let data = try? JSONEncoder().encode(ExploringJob(key: key, log: log, steps: steps)),
      FileManager.default.createFile(atPath: job, contents: data),
      let end = TestProcess.run(
        [test],
        variables: [
          ExploringJob.variable: job,
          "FLEET_TRACE": "none", FaultPlanter.variable: "",
          // A stack of a program with all its symbols takes seconds.
          "SWIFT_BACKTRACE": "enable=no",
          // Replays are to take the ways that were taken.
          "SWIFT_DETERMINISTIC_HASHING": "1",
        ], errors: errors, environment: ProcessInfo.processInfo.environment)
    else { return nil }
    let said = FileManager.default.contents(atPath: errors) ?? Data()
    return Outcome(
      end: end, lines: ExploringLog.lines(of: log),
      message: Self.message(in: String(decoding: said, as: UTF8.self)))
  }

  /// The line in which Swift says why it ends a process.
  private static func message(in text: String) -> String {
    let line = text.split(separator: "\n").last { line in
      line.range(of: "fatal error:", options: .caseInsensitive) != nil
    }
    return line.map(String.init) ?? ""
  }

  /// The find that a process has died of, with the shortest way to it.
  private func shortestDeath(as outcome: Outcome) -> ExploringFind {
    var find = outcome.death
    var shrinking = StepShrinking(outcome.lastRun.steps, atMost: Self.mostReplays)
    while let steps = shrinking.next() {
      guard let replay = run(steps), replay.hasDied, replay.end == outcome.end,
        replay.death.key == find.key
      else {
        shrinking.note(nil)
        continue
      }
      let (taken, digests) = replay.lastRun
      shrinking.note(taken, digests)
    }
    find.steps = shrinking.best
    find.isReplayed = shrinking.isConfirmed
    return find
  }
}
