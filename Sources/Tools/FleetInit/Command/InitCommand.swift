import Foundation
import XcodeProjects

/// The command `fleet-init`.
package struct InitCommand {
  /// The exit status of the process.
  package enum Status: Int32 {
    case success = 0
    /// Something is other than it should be, such as a test that fails.
    case differs = 1
    case refused = 2
    /// The package does not build, or the app does not come up.
    case unfinished = 3
    case wrongCall = 64
  }

  private let fleet: String
  /// The folder that the command is run in.
  private let here: String
  private let tools: PackageTools?
  private let environment: [String: String]
  private let print: (String) -> Void
  private let complain: (String) -> Void

  /// Creates a command that writes lines to standard output and to standard error.
  ///
  /// - Parameters:
  ///   - fleet: The folder of the package that what is written depends on.
  ///   - here: The folder that the command is run in.
  ///   - tools: What packages are looked into and built with, if not SwiftPM and git.
  ///   - environment: The variables of the call.
  package init(
    fleet: String, here: String = FileManager.default.currentDirectoryPath,
    tools: PackageTools? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    print: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) {
    self.fleet = FilePath.physical(fleet)
    self.here = FilePath.physical(here)
    self.tools = tools
    self.environment = environment
    self.print = print
    self.complain = complain
  }

  /// Does what the words behind the command's name say.
  package func run(_ arguments: [String]) -> Status {
    do throws(Refusal) {
      var options = try InitOptions(arguments)
      // What runs here sees nothing of the environment: the files of targets say it.
      if !options.checks, environment["FLEET_STRICT"] == "1" {
        options.isStrict = true
      }
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

  /// What a call has come to.
  private enum Ending {
    case status(Status)
    /// These modules of others do not compile, and too much of them would have to be deferred.
    case wantsStandIns([String])
    /// The declarations of these modules do not compile either.
    case wantsSources([String])
  }

  private func run(_ options: InitOptions) throws(Refusal) -> Status {
    var options = options
    let known = KnownModules()
    while true {
      switch try ending(options, known) {
      case .status(let status): return status
      case .wantsStandIns(let modules):
        let list = modules.map { Summary.plain($0) }.joined(separator: ", ")
        complain("\(list): Linux does not compile it, and so it comes as its declarations alone …")
        options.standIns += modules
      case .wantsSources(let modules):
        let list = modules.map { Summary.plain($0) }.joined(separator: ", ")
        complain(
          "\(list): nor do its declarations, and so as much of it is deferred as has to be …")
        options.standIns.removeAll(where: modules.contains)
        options.lastResorts += modules
      }
    }
  }

  private func ending(_ options: InitOptions, _ known: KnownModules) throws(Refusal) -> Ending {
    let projects = try ProjectSet(at: options.path)
    let output = FilePath.physical(FilePath.join(projects.folder, options.output))
    let fleet = try source(options)
    let lock = options.checks ? nil : FolderLock(output, say: complain)
    defer { withExtendedLifetime(lock) {} }
    var tools = tools ?? OthersPrograms(say: complain).tools
    if !options.builds, !options.asksManifests { tools = tools.readingAlone }
    var maker = try PlanMaker(
      projects, options: options, output: output, tools: tools,
      builds: options.builds && !options.checks, say: complain)
    let fetched = try fetchPackages(for: maker, options)
    let plan = try maker.make()
    var writer = compared(plan, output, fleet, options)
    writer.add(fetched)
    if !options.checks { try write(plan, writer, output, options) }
    if options.isForAgents { try writeAgentsPage(plan, in: projects.folder, &writer, options) }
    let package = FilePath.relative(output, to: here)
    let summary = Summary(
      plan, writer: writer, isCheck: options.checks, folder: projects.folder, output: output,
      package: package, project: FilePath.relative(projects.path, to: here))
    let goesOn = options.builds && !options.checks ? tools.run : nil
    for line in summary.lines(tellsWhatToDo: goesOn == nil) { print(line) }
    if options.checks { return .status(writer.changes.isEmpty ? .success : .differs) }
    guard let goesOn else { return .status(.success) }
    return try goOn(
      plan,
      Bringing(
        folder: BuildFolder(output, scratch: options.scratch.map { FilePath.join(here, $0) }),
        package: package, run: goesOn, project: projects.folder, known: known),
      fleet, options)
  }

  /// Where the package that is written has Fleet from.
  private func source(_ options: InitOptions) throws(Refusal) -> FleetSource {
    if let url = options.fleetURL, let version = options.fleetVersion {
      return .repository(url, version: version)
    }
    guard let path = options.fleet.map(FilePath.physical) else { return .folder(fleet) }
    guard FleetSource.isFleet(path) else {
      throw Refusal("Fleet is not in '\(path)', which '--fleet' names.")
    }
    return .folder(path)
  }

  // MARK: Writing

  private func compared(
    _ plan: Plan, _ output: String, _ fleet: FleetSource, _ options: InitOptions
  ) -> FolderWriter {
    var writer = FolderWriter(output)
    writer.compare(
      with: PackageText(plan, output: output, fleet: fleet, added: options.linesOfTargets))
    writer.compare(
      PackageRoads.file, whole: plan.roads.text, isOpen: options.checks && !plan.roads.open.isEmpty)
    for (path, text) in plan.standIns.sorted(by: { $0.key < $1.key }) {
      writer.compare(path, whole: text, isOpen: text == nil)
    }
    for path in plan.forgottenStandIns { writer.compare(path, whole: nil, isOpen: false) }
    return writer
  }

  private func write(
    _ plan: Plan, _ writer: FolderWriter, _ output: String, _ options: InitOptions
  ) throws(Refusal) {
    do {
      try writer.write()
      try Self.haveTargetsReadAgain(after: writer.changes, in: output)
      if options.isForEditor { try EditorDatabase(plan, output: output).write(to: output) }
    } catch {
      throw Refusal("'\(output)' cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes the page for programs beside the project, unless it is only to be said what would change.
  private func writeAgentsPage(
    _ plan: Plan, in folder: String, _ writer: inout FolderWriter, _ options: InitOptions
  ) throws(Refusal) {
    var own = FolderWriter(folder)
    own.compare(AgentsPage.file, AgentsPage(plan, package: options.output).text)
    writer.add(own)
    guard !options.checks else { return }
    do {
      try own.write()
    } catch {
      throw Refusal("'\(AgentsPage.file)' cannot be written: \(error.localizedDescription)")
    }
  }

  /// Dates the manifest anew where a target has other files: SwiftPM keeps what the plugin has said, with the
  /// outputs of sources that are gone, until the manifest or a name in its folders is another one.
  private static func haveTargetsReadAgain(
    after changes: [FolderWriter.Change], in output: String
  ) throws {
    guard changes.contains(where: { $0.path.hasSuffix(".files.swift") }) else { return }
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: FilePath.join(output, "Package.swift"))
  }

  // MARK: Going on

  /// What going on needs to know.
  private struct Bringing {
    let folder: BuildFolder
    /// The folder that is written, as seen from where the command is run.
    let package: String
    let run: (ProgramCall) -> ProgramEnd
    /// The folder of the project.
    let project: String
    let known: KnownModules
  }

  /// Builds what is written, and shows what there is.
  private func goOn(
    _ plan: Plan, _ bringing: Bringing, _ fleet: FleetSource, _ options: InitOptions
  ) throws(Refusal) -> Ending {
    var plan = plan
    let program = Bundle.main.executablePath ?? ""
    let before = BuildRecord(of: plan, in: bringing.folder, program: program)
    if let lines = before.lines {
      print("")
      complain("Nothing has changed since the last call, which came to this:")
      for line in lines { print(line) }
      return .status(try status(.success, afterTestsOf: plan, bringing, options))
    }
    try resolve(&plan, bringing, fleet, options)
    let search = DeferralSearch(
      plan: plan, project: bringing.project, folder: bringing.folder,
      lastResorts: options.lastResorts, known: bringing.known, run: bringing.run)
    let outcome = try ProjectBuild(
      plan: plan, folder: bringing.folder, run: bringing.run, progress: Progress(say: complain),
      search: options.isStrict ? nil : search
    ).outcome()
    let wanted = plan.modulesThatWantStandIns(outcome.deferring)
      .filter { !(options.standIns + options.lastResorts).contains($0) }
    let again = plan.modulesToTakeWhole(outcome.deferring)
    guard again.isEmpty else { return .wantsSources(again) }
    guard wanted.isEmpty else { return .wantsStandIns(wanted) }
    let lines = BuildTable(
      plan: plan, outcome: outcome, package: bringing.package,
      place: options.scratch.map { " --scratch-path \($0)" } ?? ""
    ).lines
    print("")
    for line in lines { print(line) }
    guard outcome.isBuilt else { return .status(.unfinished) }
    guard outcome.screens.allSatisfy(\.isThere) else {
      return .status(try status(.unfinished, afterTestsOf: plan, bringing, options))
    }
    if plan.dropped.isEmpty {
      BuildRecord(of: plan, in: bringing.folder, program: program).keep(lines)
    }
    return .status(try status(.success, afterTestsOf: plan, bringing, options))
  }

  /// Runs the tests, if that is wanted; answers the status that the call ends with.
  private func status(
    _ status: Status, afterTestsOf plan: Plan, _ bringing: Bringing, _ options: InitOptions
  ) throws(Refusal) -> Status {
    guard options.runsTests, plan.targets.contains(where: \.kind.isTests) else { return status }
    print("")
    let outcome = try TestRuns(folder: bringing.folder, run: bringing.run, print: print).outcome()
    for line in outcome.lines { print(line) }
    return status == .success && !outcome.isGood ? .differs : status
  }

  /// Resolves the packages, and does without those for which SwiftPM cannot.
  private func resolve(
    _ plan: inout Plan, _ bringing: Bringing, _ fleet: FleetSource, _ options: InitOptions
  ) throws(Refusal) {
    let resolution = PackageResolution(folder: bringing.folder, run: bringing.run)
    let count = plan.packages.count
    let failure = Progress(say: complain).step(
      count == 0 ? "Resolving" : "Resolving \(count) \(count == 1 ? "package" : "packages")",
      { (failure: String?) in failure == nil ? "resolved" : "not resolved" }
    ) { resolution.failure() }
    guard let failure else { return }
    for loss in resolution.losses(of: plan.packages, because: failure) {
      complain("\(loss.identity) is dropped, and what needs it: \(loss.reason)")
      plan.drop(loss)
    }
    try write(
      plan, compared(plan, bringing.folder.output, fleet, options), bringing.folder.output, options)
    if let failure = resolution.failure() { throw Refusal("SwiftPM resolves nothing: \(failure)") }
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
