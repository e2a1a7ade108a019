import Foundation
import XcodeProjects

/// The commands `fleet-port` and `fleet-doctor`.
package struct Command {
  /// The exit status of the process.
  package enum Status: Int32 {
    case success = 0
    case failure = 1
    case wrongCall = 64
  }

  private let name: String
  private let print: (String) -> Void
  private let complain: (String) -> Void

  /// Creates a command that writes lines to standard output and to standard error.
  package init(
    name: String = "fleet-port", print: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.name = name
    self.print = print
    self.complain = complain
  }

  /// Does what the words behind the command's name say.
  package func run(_ arguments: [String]) -> Status {
    do {
      let options = try Options(arguments)
      if options.task == .help {
        print(Options.help)
        return .success
      }
      return options.task == .coverage ? try cover(options) : try run(options)
    } catch let wrong as WrongCall {
      complain("\(name): \(wrong.reason)")
      complain("'\(name) --help' says how it is called.")
      return .wrongCall
    } catch {
      complain("\(name): \(error.localizedDescription)")
      return .failure
    }
  }

  private func run(_ options: Options) throws -> Status {
    var outputs: String?
    if case .rewrite(let into) = options.task { outputs = into }
    let target = try Self.description(options)
    let deferral = try deferral(options, target)
    let files = try Self.read(options.sources, outside: outputs, deferral)
    if options.task == .table {
      print(Kit(of: files).text)
      return .success
    }
    if options.task == .names {
      print(ModelNames(of: files).text)
      return .success
    }
    if !options.looksThrough { try checkNames(of: files) }
    let sources = Set(files.map(\.path))
    let context = try Self.read(options.context, outside: outputs, deferral)
      .filter { !sources.contains($0.path) }
    if let complaint = HeaderDigest.complaint(about: target) {
      print("error: \(complaint)")
      return .failure
    }
    let module = Self.module(files, context: context, options, target)
    let written = Port(module).outputs()
    if case .check(let form) = options.task, form != .list {
      return try diagnose(module, written, options, isJSON: form == .json)
    }
    for output in written {
      for note in output.notes {
        print(
          "\(output.file.path):\(note.line):\(note.column): \(note.kind.rawValue): \(note.text)")
      }
    }
    guard case .rewrite(let into) = options.task else {
      let stays = written.contains { $0.notes.contains(where: \.isLeft) }
      return stays ? .failure : .success
    }
    try OutputFolder(path: into).write(written)
    try writeFacts(of: module, target, options, deferral, into: into)
    return .success
  }

  /// The module that files make.
  static func module(
    _ files: [SourceFile], context: [SourceFile], _ options: Options, _ target: TargetDescription
  ) -> Module {
    Module(
      files: files, context: context, kit: .uikit,
      traits: Module.Traits(
        isMadeOfUITests: options.isMadeOfUITests,
        isMainActorByDefault: target.isMainActorByDefault,
        // What a folder of sources alone belongs to is not known: they are taken as the package's.
        isOfPackage: target.isOfPackage || !target.hasFiles, dependencies: options.dependencies,
        passingUIKitOn: options.passingUIKitOn,
        tests: TestSelection(skipped: target.skippedTests, selected: target.selectedTests),
        headerModules: target.headerModules))
  }

  /// What is deferred, and a word about a list that is not understood.
  private func deferral(_ options: Options, _ target: TargetDescription) throws -> Deferral {
    guard let path = options.deferred, !options.isStrict, !target.isStrict else {
      return Deferral()
    }
    let deferral = try Deferral(at: path)
    if let warning = deferral.warning { print(warning) }
    return deferral
  }

  private func diagnose(
    _ module: Module, _ written: [Port.Output], _ options: Options, isJSON: Bool
  ) throws -> Status {
    // A module is mostly called as the folder of its sources is.
    let folders = module.files.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) }
    let diagnosis = Diagnosis(
      of: module, outputs: written, names: .uikit, unread: UnreadFiles.find(in: options.sources),
      known: Set(folders))
    print(
      isJSON
        ? try diagnosis.json() : diagnosis.screen(from: SourceFolder.around(options.sources)))
    return diagnosis.isHealthy ? .success : .failure
  }

  /// Writes what goes with the rewritten files of a module.
  private func writeFacts(
    of module: Module, _ target: TargetDescription, _ options: Options, _ deferral: Deferral,
    into: String
  ) throws {
    let folder = OutputFolder(path: into)
    var facts = ModuleFacts(
      info: options.info, folders: options.resources, catalogs: options.catalogs)
    facts.add(
      target, delegate: module.applicationDelegate,
      isMadeOfUnitTests: options.isMadeOfTests && !options.isMadeOfUITests)
    facts.swiftUIApps = module.swiftUIApps
    facts.previews = module.previews
    facts.module = options.module ?? ""
    facts.deferred = Dictionary(grouping: module.files.flatMap(\.deferred)) { $0.isReachable }
      .mapValues(\.count)
    if !facts.deferred.isEmpty {
      facts.classesWithoutInitializer = module.classesWithoutPlainInitializer
    }
    facts.testCaseBase = module.testCaseBase
    facts.testCaseBase?.tellsName = !deferral.isEmpty
    if options.isMadeOfTests, target.hasFiles {
      facts.suites = TestSuites(of: module).text
      facts.isWrittenForDevices = !module.importsFleet
    }
    facts.joinsStrategies =
      module.traits.hasStrategies && module.files.contains { $0.imports(Neighbours.pictureSuites) }
    if let name = options.module, target.hasFiles {
      let resources = ResourceFolder(target, path: ResourceFolder.path(in: into, module: name))
      if !resources.isEmpty || facts.info != nil {
        try resources.write(info: facts.info)
        facts.resourceFolder = SourceFolder.absolute(resources.path)
      }
      for warning in resources.warnings { print(warning) }
    }
    for warning in facts.warnings { print(warning) }
    if !facts.isEmpty || target.hasFiles { try folder.write(facts.text, to: ModuleFacts.fileName) }
    try writeAssetSymbols(options.catalogs, of: module, to: folder)
    if !options.texts.isEmpty {
      let symbols = StringSymbolsFile(
        catalogs: options.texts.map(SourceFolder.absolute), in: module)
      try folder.write(symbols.text, to: StringSymbolsFile.fileName)
    }
    if !options.models.isEmpty {
      // `canImport(HeadlessCoreData)` holds also where another target of the build has it alone.
      let isUsed = module.traits.neighbours.contains("CoreData")
      let classes = ManagedClassesFile(
        models: isUsed ? options.models.map(SourceFolder.absolute) : [])
      for warning in classes.warnings { print(warning) }
      try folder.write(classes.text, to: ManagedClassesFile.fileName)
    }
  }

  private func writeAssetSymbols(
    _ catalogs: [String], of module: Module, to folder: OutputFolder
  ) throws {
    guard !catalogs.isEmpty else { return }
    let symbols = AssetSymbolsFile(catalogs: catalogs.map(SourceFolder.absolute), in: module)
    for warning in symbols.warnings { print(warning) }
    try folder.write(symbols.text, to: AssetSymbolsFile.fileName)
  }

  private func cover(_ options: Options) throws -> Status {
    for path in options.sources {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let report = try CoverageReport(data) { file in
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
      }
      try report.json.write(to: URL(fileURLWithPath: path), options: .atomic)
      for line in report.lines { print(line) }
    }
    return .success
  }

  static func description(_ options: Options) throws -> TargetDescription {
    let texts = try options.descriptions.map { path in
      (path, try String(contentsOfFile: path, encoding: .utf8))
    }
    return TargetDescription(texts.map { ($1, FilePath.folder(of: SourceFolder.absolute($0))) })
  }

  private static func read(
    _ paths: [String], outside outputs: String?, _ deferral: Deferral
  ) throws -> [SourceFile] {
    var names: Set<String> = []
    for path in paths { names.formUnion(try SourceFolder(path: path).files(outside: outputs)) }
    return try names.sorted().map { name in
      deferral.source(at: name, [UInt8](try Data(contentsOf: URL(fileURLWithPath: name))))
    }
  }

  /// A module has no two files of one name, and neither have the outputs.
  private func checkNames(of files: [SourceFile]) throws(WrongCall) {
    var known: [String: String] = [:]
    for file in files {
      if let other = known.updateValue(file.path, forKey: file.baseName) {
        throw WrongCall(
          "'\(other)' and '\(file.path)' have one name: a module takes only one of them.")
      }
    }
  }
}
