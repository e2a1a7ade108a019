package import FleetPort
package import Foundation
import XcodeProjects

/// `fleet-doctor` for a project: tells of each target what is done with its sources.
package struct ProjectDoctor {
  private let command: Command
  private let dump: (String) -> Data?
  private let print: (String) -> Void
  private let complain: (String) -> Void

  /// Creates a doctor that has each target looked through by a command.
  ///
  /// - Parameter dump: Answers the manifest of the package in a folder, as SwiftPM writes it in JSON.
  package init(
    _ command: Command, dump: @escaping (String) -> Data? = ManifestDump.run,
    print: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) {
    self.command = command
    self.dump = dump
    self.print = print
    self.complain = complain
  }

  /// Looks through the project that the words name; answers nothing where they name none.
  package func run(_ arguments: [String]) -> Command.Status? {
    let paths = arguments.filter { !$0.hasPrefix("-") }
    guard paths.count == 1, ["xcodeproj", "xcworkspace"].contains(FilePath.kind(of: paths[0]))
    else { return nil }
    do throws(Refusal) {
      let plan = try plan(at: paths[0])
      let options = arguments.filter { $0.hasPrefix("-") }
      let isForPrograms = options.contains("--json")
      var status = Command.Status.success
      for target in plan.targets where !target.sources.isEmpty {
        if !isForPrograms { print("\(target.name), \(target.kind.words)\n") }
        let found = command.run(
          ["--check", "--summary"] + options + context(of: target, in: plan) + target.sources)
        if found != .success { status = found }
        if !isForPrograms { print("") }
      }
      let missing = MissingModules(Set(plan.missingModules.keys), in: plan.targets)
      if !isForPrograms { for line in missing.lines { print(line) } }
      return status
    } catch {
      complain("fleet-doctor: \(error.text)")
      return .failure
    }
  }

  /// What the plugin tells of a target besides its sources.
  private func context(of target: BroughtTarget, in plan: Plan) -> [String] {
    let imported = plan.targets.filter { target.dependencies.contains($0.module) }
    return (target.kind == .uiTests ? ["--ui-tests"] : [])
      + target.products.map(\.name).filter { $0.hasPrefix("Headless") }.sorted()
      .flatMap { ["--dependency", $0] }
      + imported.flatMap(\.sources).flatMap { ["--context", $0] }
  }

  private func plan(at path: String) throws(Refusal) -> Plan {
    let projects = try ProjectSet(at: path)
    let options = try InitOptions([path])
    let output = FilePath.join(projects.folder, options.output)
    var maker = try PlanMaker(projects, options: options, output: output, dump: dump)
    return try maker.make()
  }
}
