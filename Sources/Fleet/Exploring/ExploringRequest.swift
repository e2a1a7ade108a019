import FailureReporting
import Foundation
import HeadlessUIKit
import ScreenSnapshots

/// The request for an exploration.
@MainActor
struct ExploringRequest {
  let seed: UInt64
  let steps: Int
  let oracles: Oracles
  let site: CallSite
  /// How the app is opened.
  let opening: Opening

  /// - Parameter seed: The seed of the test, for which this machine may have another one.
  init(
    seed: UInt64, steps: Int, oracles: Oracles, site: CallSite, opening: Opening = .closure
  ) {
    self.seed = SeedShare.share(in: TraceMode.environment, at: site).seed(for: seed)
    self.steps = steps
    self.oracles = oracles
    self.site = site
    self.opening = opening
  }

  /// The code of a test that opens the app.
  enum Opening {
    /// A closure that shows it.
    case closure
    /// A closure that returns its first screen.
    case screen
  }

  /// How an exploration goes on.
  enum Way {
    /// Here: run after run, as the explorer says.
    case here(Explorer)
    /// Here, in a process that is made for it, and that ends with it.
    case asChild(Explorer, ExploringLog)
    /// In another process, which has come to this.
    case elsewhere(Exploration, [ExploringFind])

    /// The explorer that decides about this request.
    var explorer: Explorer? {
      switch self {
      case .here(let explorer), .asChild(let explorer, _): explorer
      case .elsewhere: nil
      }
    }
  }

  /// Decides where the app runs; where that is another process, it has run when this returns.
  func way() -> Way {
    let key = ExploringJob.key(of: self)
    if let job = ExploringJob.ofThisProcess {
      // Another exploration of the same test belongs to another process.
      guard job.key == key, let log = ExploringLog(writingTo: job.log) else {
        return .elsewhere(Exploration(seed: seed), [])
      }
      let explorer = job.steps.map { Explorer(self, replaying: $0) } ?? Explorer(self)
      explorer.write { line in
        log.write(line)
        // A step that hangs ends the process.
        TestProcess.end(after: ExploringParent.secondsOfStep)
      }
      return .asChild(explorer, log)
    }
    if oracles.contains(.traps), let test = TestProcess.nameOfTest,
      let (exploration, finds) = ExploringParent(self, of: test, key).explore()
    {
      return .elsewhere(exploration, finds)
    }
    return .here(Explorer(self))
  }

  /// Records the finds, and returns the exploration; a process that was made for it ends.
  func conclude(_ way: Way) -> Exploration {
    switch way {
    case .here(let explorer):
      let (exploration, finds) = explorer.conclude()
      return conclude(exploration, finds)
    case .asChild(let explorer, let log):
      let map = explorer.conclude().exploration
      log.write(
        .end(.init(steps: map.steps, runs: map.runs, places: map.map.places, ways: map.map.ways)))
      TestProcess.leave()
    case .elsewhere(let exploration, let finds): return conclude(exploration, finds)
    }
  }

  /// Records the finds, and returns the exploration.
  private func conclude(_ exploration: Exploration, _ finds: [ExploringFind]) -> Exploration {
    guard !finds.isEmpty else { return exploration }
    var exploration = exploration
    let lines = openingLines
    for find in finds {
      exploration.finds.append(
        Exploration.Find(
          sentence: find.sentence, steps: find.steps.map(\.description),
          test: ExploringTest(find, seed: seed, opening: lines).text, oracle: find.oracle))
      ExploringWords.text(find, seed: seed, opening: lines).report(
        .exploration, kind: .unmet, at: site)
    }
    return exploration
  }

  /// The lines of a test that open the app, from the source of the call; empty where it is missing.
  private var openingLines: [String] {
    let source = FileManager.default.contents(atPath: site.filePath.description)
    guard
      let lines = source.flatMap({
        TrailingClosure.lines(
          in: Array($0), line: Int(clamping: site.line), column: Int(clamping: site.column))
      }), !lines.isEmpty
    else { return [] }
    switch opening {
    case .closure: return lines
    case .screen where lines.count == 1: return ["setAsAppRootWindow(\(lines[0]))"]
    case .screen:
      return ["func firstScreen() -> UIViewController {"] + lines.map { "  \($0)" }
        + ["}", "setAsAppRootWindow(firstScreen())"]
    }
  }
}
