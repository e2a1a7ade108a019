import FleetPort
import Foundation
import XcodeProjects

/// Searches for the least that has to be deferred so that the modules of a package compile, and writes
/// it down.
///
/// It begins with nothing each time, so that what compiles by now is deferred no longer.
struct DeferringSearch {
  /// A module to look at.
  struct Target: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case own
      /// A package in the project's folder: the app's own code, for which a stand-in may do.
      case ownPackage
      case others
      /// Others' code for which no stand-in does.
      case lastResort
      case tests
    }

    let module: String
    let kind: Kind
    /// The modules that it is built behind, in whatever way.
    let needs: Set<String>

    init(module: String, kind: Kind, needs: Set<String>) {
      self.module = module
      self.kind = kind
      self.needs = needs
    }
  }

  private let list: String
  private let project: String
  private let manifest: String
  private let scratch: String
  private let known: KnownModules
  private let run: ([String]) -> (isDone: Bool, output: String)
  private let say: (String) -> Void

  /// - Parameters:
  ///   - list: The file that the entries are written to.
  ///   - project: The folder that their files are seen from.
  ///   - manifest: SwiftPM's own description of the build.
  ///   - scratch: A folder for what is compiled meanwhile.
  ///   - known: What other searches of the same call have found.
  ///   - run: Runs a command; answers whether it came to a good end, and all that it has printed.
  ///   - say: Says a line to the user.
  init(
    list: String, project: String, manifest: String, scratch: String,
    known: KnownModules = KnownModules(),
    run: @escaping ([String]) -> (isDone: Bool, output: String), say: @escaping (String) -> Void
  ) {
    self.list = list
    self.project = project
    self.manifest = manifest
    self.scratch = scratch
    self.known = known
    self.run = run
    self.say = say
  }

  /// Looks at modules in the order of their dependencies, and writes the list; where nothing is deferred
  /// it takes the list away.
  func run(_ targets: [Target]) throws -> DeferringOutcome {
    let description = BuildDescription(try String(contentsOfFile: manifest, encoding: .utf8))
    var outcome = DeferringOutcome()
    // The modules about which something new is found.
    var changed: Set<String> = []
    for target in targets {
      let missing = outcome.modules.first {
        $0.end != .compiles && target.needs.contains($0.module)
      }?.module
      guard missing == nil, let module = description.module(target.module) else {
        var found = DeferringOutcome.Found(module: target.module)
        found.end = .notReached(missing ?? target.module)
        outcome.modules.append(found)
        changed.insert(target.module)
        continue
      }
      let compiler = try ModuleCompiler(
        target.module, module, project: project, folder: scratch, needed: outcome.entries, run: run)
      let state = KnownModules.State(compiler, target.kind)
      if changed.isDisjoint(with: target.needs), let found = known.found(target.module, in: state) {
        outcome.modules.append(found)
        continue
      }
      var search = ModuleSearch(compiler, target.kind, say: say)
      let found = try search.run()
      known.keep(found, in: state)
      changed.insert(target.module)
      outcome.modules.append(found)
    }
    try write(outcome.entries)
    return outcome
  }

  /// Looks at the modules that compile once more, where they call what nothing has of what is linked; adds
  /// that to the list.
  func run(
    _ targets: [Target], linking symbols: [UnresolvedSymbol], after outcome: DeferringOutcome
  ) throws -> DeferringOutcome {
    let description = BuildDescription(try String(contentsOfFile: manifest, encoding: .utf8))
    var outcome = outcome
    for (index, found) in outcome.modules.enumerated() {
      guard let target = targets.first(where: { $0.module == found.module }),
        let module = description.module(found.module)
      else { continue }
      let needed = outcome.modules[..<index].flatMap(\.entries)
      let compiler = try ModuleCompiler(
        found.module, module, project: project, folder: scratch, needed: needed, run: run)
      let places = compiler.places(of: symbols)
      guard !places.isEmpty else { continue }
      var search = ModuleSearch(compiler, target.kind, say: say)
      outcome.modules[index] = try search.run(linking: places, after: found.entries)
    }
    try write(outcome.entries)
    return outcome
  }

  private func write(_ entries: [DeferredEntry]) throws {
    let manager = FileManager.default
    let isThere = manager.fileExists(atPath: list)
    // SwiftPM asks the plugin again, which has another file to look at, or one less.
    let manifest = FilePath.join(FilePath.folder(of: list), "Package.swift")
    if !isThere || entries.isEmpty, manager.fileExists(atPath: manifest) {
      try manager.setAttributes([.modificationDate: Date()], ofItemAtPath: manifest)
    }
    guard !entries.isEmpty else {
      if isThere { try manager.removeItem(atPath: list) }
      return
    }
    let folder = FilePath.relative(project, to: FilePath.folder(of: list))
    let data = Data(DeferredList(entries, folder: folder).text.utf8)
    guard manager.contents(atPath: list) != data else { return }
    try data.write(to: URL(fileURLWithPath: list), options: .atomic)
  }
}
