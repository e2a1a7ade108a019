import FleetPort
import Foundation
import XcodeProjects

/// Searches for the least that has to be deferred so that the modules of a package compile, and writes
/// it down.
///
/// It begins with nothing each time, so that what compiles by now is deferred no longer.
package struct DeferringSearch {
  /// A module to look at.
  package struct Target: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case own
      /// A package in the project's folder: the app's own code, for which a stand-in may do.
      case ownPackage
      case others
      /// Others' code for which no stand-in does.
      case lastResort
      case tests
    }

    package let module: String
    package let kind: Kind

    package init(module: String, kind: Kind) {
      self.module = module
      self.kind = kind
    }
  }

  private let list: String
  private let project: String
  private let manifest: String
  private let scratch: String
  private let run: ([String]) -> (isDone: Bool, output: String)
  private let say: (String) -> Void

  /// - Parameters:
  ///   - list: The file that the entries are written to.
  ///   - project: The folder that their files are seen from.
  ///   - manifest: SwiftPM's own description of the build.
  ///   - scratch: A folder for what is compiled meanwhile.
  ///   - run: Runs a command; answers whether it came to a good end, and all that it has printed.
  ///   - say: Says a line to the user.
  package init(
    list: String, project: String, manifest: String, scratch: String,
    run: @escaping ([String]) -> (isDone: Bool, output: String), say: @escaping (String) -> Void
  ) {
    self.list = list
    self.project = project
    self.manifest = manifest
    self.scratch = scratch
    self.run = run
    self.say = say
  }

  /// Looks at modules in the order of their dependencies, and writes the list; where nothing is deferred
  /// it takes the list away.
  package func run(_ targets: [Target]) throws -> DeferringOutcome {
    let description = BuildDescription(try String(contentsOfFile: manifest, encoding: .utf8))
    var outcome = DeferringOutcome()
    var missing: String?
    for target in targets {
      var found = DeferringOutcome.Found(module: target.module)
      if let missing {
        found.end = .notReached(missing)
      } else if let module = description.module(target.module) {
        let compiler = try ModuleCompiler(
          target.module, module, project: project, folder: scratch, needed: outcome.entries,
          run: run)
        var search = ModuleSearch(compiler, target.kind, say: say)
        found = try search.run()
      } else {
        found.end = .notReached(target.module)
      }
      if found.end != .compiles, missing == nil { missing = target.module }
      outcome.modules.append(found)
    }
    try write(outcome.entries)
    return outcome
  }

  /// Looks at the modules that compile once more, where they call what nothing has of what is linked; adds
  /// that to the list.
  package func run(
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
