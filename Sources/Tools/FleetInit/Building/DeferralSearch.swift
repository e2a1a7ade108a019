import FleetPort
import Foundation
import XcodeProjects

/// The search for what to defer, about the targets of the package that is written.
struct DeferralSearch {
  private static let seconds = 600

  let plan: Plan
  /// The folder of the project.
  let project: String
  let folder: BuildFolder
  /// The modules of others of which as much is deferred as has to be.
  var lastResorts: [String] = []
  var known = KnownModules()
  let run: (ProgramCall) -> ProgramEnd

  private var list: String { FilePath.join(folder.output, DeferredList.fileName) }

  /// What is deferred by now, as the file has it; `nil` where nothing is.
  var written: Data? { FileManager.default.contents(atPath: list) }

  /// Whether SwiftPM has come so far that the compiler could be asked.
  var isPossible: Bool { FileManager.default.fileExists(atPath: folder.buildDescription) }

  /// Looks at all targets, each behind what it needs, and the tests last; or only at what nothing has of
  /// what is linked, after a look at all.
  func outcome(
    linking symbols: [UnresolvedSymbol] = [], after before: DeferringOutcome? = nil,
    say: @escaping (String) -> Void
  ) throws(Refusal) -> DeferringOutcome {
    let search = DeferringSearch(
      list: list, project: project, manifest: folder.buildDescription,
      scratch: FilePath.join(folder.scratch, "deferring"), known: known,
      run: { command in
        let end = run(ProgramCall(command, seconds: Self.seconds))
        return (end.isDone, end.output)
      }, say: say)
    do {
      guard let before else { return try search.run(targets) }
      return try search.run(targets, linking: symbols, after: before)
    } catch {
      throw Refusal("What to defer cannot be found out: \(error.localizedDescription)")
    }
  }

  private var targets: [DeferringSearch.Target] {
    let rewritten = BuildObstacle.inOrder(plan.targets).filter { $0.plain == nil }
    let tests = rewritten.filter(\.kind.isTests)
    return (rewritten.filter { !$0.kind.isTests } + tests).map { target in
      DeferringSearch.Target(
        module: target.module, kind: kind(of: target),
        needs: Set(plan.targets(neededBy: target).map(\.module)))
    }
  }

  private func kind(of target: BroughtTarget) -> DeferringSearch.Target.Kind {
    switch target.kind {
    case .app, .library: .own
    case .unitTests, .uiTests: .tests
    case .foreign:
      lastResorts.contains(target.module) ? .lastResort : target.isOfProject ? .ownPackage : .others
    }
  }
}
