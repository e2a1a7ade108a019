package import FleetPort
import XcodeProjects

/// `fleet-doctor` of a project: what becomes of the sources of each target.
package struct ProjectDoctor {
  private let command: Command
  private let print: (String) -> Void
  private let complain: (String) -> Void

  /// Creates a doctor that has each target looked through by a command.
  package init(
    _ command: Command, print: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) {
    self.command = command
    self.print = print
    self.complain = complain
  }

  /// Looks through the project that the words name; answers nothing where they name none.
  package func run(_ arguments: [String]) -> Command.Status? {
    let paths = arguments.filter { !$0.hasPrefix("-") }
    guard paths.count == 1, ["xcodeproj", "xcworkspace"].contains(FilePath.kind(of: paths[0]))
    else { return nil }
    do throws(Refusal) {
      let targets = try targets(at: paths[0])
      let options = arguments.filter { $0.hasPrefix("-") }
      var status = Command.Status.success
      for target in targets where !target.sources.isEmpty {
        if !options.contains("--json") { print("\(target.name), \(target.kind.words)\n") }
        let found = command.run(["--check", "--summary"] + options + target.sources)
        if found != .success { status = found }
        if !options.contains("--json") { print("") }
      }
      return status
    } catch {
      complain("fleet-doctor: \(error.text)")
      return .failure
    }
  }

  private func targets(at path: String) throws(Refusal) -> [BroughtTarget] {
    let projects = try ProjectSet(at: path)
    let options = try InitOptions([path])
    let output = FilePath.join(projects.folder, options.output)
    var maker = try PlanMaker(projects, options: options, output: output) { _ in nil }
    return try maker.make().targets
  }
}
