import Foundation
import XcodeProjects

/// The command `fleet-init`.
package struct InitCommand {
  /// The exit status of the process.
  package enum Status: Int32 {
    case success = 0
    case differs = 1
    case refused = 2
    case wrongCall = 64
  }

  private let fleet: String
  /// The folder that the command is run in.
  private let here: String
  private let tools: PackageTools?
  private let print: (String) -> Void
  private let complain: (String) -> Void

  /// Creates a command that writes lines to standard output and to standard error.
  ///
  /// - Parameters:
  ///   - fleet: The folder of the package that what is written depends on.
  ///   - here: The folder that the command is run in.
  ///   - tools: What packages are looked into with, if not SwiftPM and git.
  package init(
    fleet: String, here: String = FileManager.default.currentDirectoryPath,
    tools: PackageTools? = nil, print: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.fleet = FilePath.physical(fleet)
    self.here = FilePath.physical(here)
    self.tools = tools
    self.print = print
    self.complain = complain
  }

  /// Does what the words behind the command's name say.
  package func run(_ arguments: [String]) -> Status {
    do throws(Refusal) {
      let options = try InitOptions(arguments)
      if options.asksForHelp {
        print(InitOptions.help)
        return .success
      }
      return try run(options)
    } catch {
      complain("fleet-init: \(error.text)")
      if error.isWrongCall { complain("'fleet-init --help' says how it is called.") }
      return error.isWrongCall ? .wrongCall : .refused
    }
  }

  private func run(_ options: InitOptions) throws(Refusal) -> Status {
    let projects = try ProjectSet(at: options.path)
    let output = FilePath.physical(FilePath.join(projects.folder, options.output))
    let tools = tools ?? OthersPrograms(say: complain).tools
    var maker = try PlanMaker(
      projects, options: options, output: output, tools: tools, builds: !options.checks,
      say: complain)
    let fetched = try fetchPackages(for: maker, options)
    let plan = try maker.make()
    let package = PackageText(
      plan, output: output,
      fleet: options.fleet.map(FilePath.physical) ?? fleet)
    var writer = FolderWriter(output)
    writer.compare(with: package)
    writer.compare(
      PackageRoads.file, whole: plan.roads.text, isOpen: options.checks && !plan.roads.open.isEmpty)
    writer.add(fetched)
    if !options.checks {
      do {
        try writer.write()
        if options.isForEditor {
          try EditorDatabase(plan, output: output).write(to: output)
        }
      } catch {
        throw Refusal("'\(output)' cannot be written: \(error.localizedDescription)")
      }
    }
    let summary = Summary(
      plan, writer: writer, isCheck: options.checks, folder: projects.folder, output: output,
      package: FilePath.relative(output, to: here),
      project: FilePath.relative(projects.path, to: here))
    for line in summary.lines { print(line) }
    return options.checks && !writer.changes.isEmpty ? .differs : .success
  }

  /// Sees to it that the sources of packages are there, before anything is decided about them.
  private func fetchPackages(
    for maker: PlanMaker, _ options: InitOptions
  ) throws(Refusal) -> [FolderWriter.Change] {
    guard let checkouts = maker.checkouts else { return [] }
    var writer = FolderWriter(maker.output)
    writer.compare(PackageCheckouts.file, checkouts.manifest)
    guard !checkouts.areThere(in: maker.output) || !writer.changes.isEmpty else { return [] }
    // Without the manifest there is nothing to fetch by.
    guard !options.checks || writer.changes.isEmpty else { return [] }
    do {
      try writer.write()
    } catch {
      throw Refusal("'\(maker.output)' cannot be written: \(error.localizedDescription)")
    }
    let count = checkouts.requirements.count
    complain("Fetching \(count) \(count == 1 ? "package" : "packages") …")
    if !maker.tools.fetch(FilePath.join(maker.output, PackageCheckouts.folder)) {
      // One manifest that SwiftPM does not read, and it fetches nothing.
      for (package, folder) in checkouts.clones(into: maker.output) {
        _ = maker.tools.clone(package, folder)
      }
      if !checkouts.areThere(in: maker.output) { complain("Not all of them could be fetched.") }
    }
    return writer.changes
  }
}
