import FleetPort
import Foundation
import PropertyLists
import XcodeProjects

/// Decides what each target of a project is in the package.
struct PlanMaker {
  let projects: ProjectSet
  let options: InitOptions
  /// The folder that is written.
  let output: String
  let tools: PackageTools
  /// Says a line to the user, at once.
  let say: (String) -> Void
  /// Whether packages may be built, to see whether they do.
  let builds: Bool
  var roads: PackageRoads
  /// The version of the compiler, once it was asked for.
  var toolchain: String?
  let scheme: Scheme?
  let testPlan: TestPlan?
  let configuration: String
  let read: ReadTargets
  let packages: PackageShelf
  let pods: PodsFolder
  var plan = Plan()
  /// The brought targets, by their keys.
  var brought: [String: BroughtTarget] = [:]
  var order: [String] = []
  /// The modules of targets that stay behind because another one makes a module of that name.
  private var doubles: [String: String] = [:]

  init(
    _ projects: ProjectSet, options: InitOptions, output: String, tools: PackageTools,
    builds: Bool = false, say: @escaping (String) -> Void = { _ in }
  ) throws(Refusal) {
    self.projects = projects
    self.options = options
    self.output = output
    self.tools = tools
    self.builds = builds
    self.say = say
    roads = PackageRoads(
      in: output,
      place: FilePath.relative(FilePath.join(output, PackageRoads.file), to: projects.folder))
    scheme = try Self.scheme(of: projects, options)
    let (testPlan, lost) = try Self.testPlan(of: scheme, options)
    self.testPlan = testPlan
    configuration = options.configuration ?? scheme?.testConfiguration ?? "Debug"
    read = ReadTargets(configuration: configuration)
    pods = PodsFolder(in: projects.folder)
    packages = PackageShelf(of: projects, options, output: output, pods: pods, dump: tools.dump)
    tell(lost)
  }

  /// The packages whose sources are to be there first, if the project has any.
  var checkouts: PackageCheckouts? {
    let wanted = packages.wanted
    return wanted.isEmpty ? nil : wanted
  }

  mutating func make() throws(Refusal) -> Plan {
    tell(projects.findings)
    tellWhatIsMissing()
    if projects.isPackage { return try makeOfPackage() }
    let apps = try chosenApps()
    for app in apps { bring(app, app.target.kind == .application ? .app : .library) }
    for member in projects.members where isChosenTest(member, apps: apps) {
      bring(member, member.target.kind == .uiTests ? .uiTests : .unitTests)
    }
    guard !order.isEmpty else { throw nothing() }
    for key in order { connect(key) }
    var providers = ModuleProviders(self, packages, pods)
    providers.provide()
    finish(providers)
    leaveOutTheRest()
    let configurations = (testPlan?.configurations ?? []).map(\.name)
    plan.configurations = configurations.count > 1 ? configurations : []
    plan.name = Plan.plain(apps.first?.target.name ?? FilePath.stem(of: projects.path))
    plan.origin =
      ([FilePath.name(of: projects.path)]
      + [scheme.map { "scheme \($0.name)" }, testPlan.map { "test plan \($0.name)" }]
      .compactMap(\.self)).joined(separator: ", ")
    return plan
  }

  private mutating func makeOfPackage() throws(Refusal) -> Plan {
    var providers = ModuleProviders(self, packages, pods)
    let name = try providers.bringLibrary()
    providers.provide()
    finish(providers)
    plan.name = Plan.plain(name)
    plan.origin = "\(FilePath.name(of: projects.path)), package \(plan.name)"
    return plan
  }

  private mutating func finish(_ providers: ModuleProviders) {
    self = providers.maker
    plan.checkouts = checkouts
    plan.targets = order.compactMap { brought[$0] }
    plan.roads = roads
    plan.standIns = providers.shelf.files
    plan.forgottenStandIns = providers.shelf.forgotten
    tellRoads()
  }

  // MARK: What is asked for

  private static func scheme(
    of projects: ProjectSet, _ options: InitOptions
  ) throws(Refusal) -> Scheme? {
    if let name = options.scheme {
      guard let scheme = projects.schemes.first(where: { $0.name == name }) else {
        let names = projects.schemes.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Refusal(
          "There is no scheme '\(name)'" + (names.isEmpty ? "." : ": there is \(names)."))
      }
      return scheme
    }
    let name = options.targets.first ?? FilePath.stem(of: projects.path)
    return projects.schemes.first { $0.name == name }
      ?? (projects.schemes.count == 1 ? projects.schemes[0] : nil)
  }

  /// Returns the test plan, and what is wrong with a missing or unreadable one.
  private static func testPlan(
    of scheme: Scheme?, _ options: InitOptions
  ) throws(Refusal) -> (TestPlan?, [Finding]) {
    var paths = scheme?.testPlans ?? []
    if let name = options.testPlan {
      paths = paths.filter { FilePath.stem(of: $0) == name }
      guard !paths.isEmpty else { throw Refusal("The scheme has no test plan '\(name)'.") }
    }
    var findings: [Finding] = []
    for path in paths {
      do throws(Finding) {
        return (try TestPlan(path: path), findings)
      } catch {
        // One that is asked for has no other in its place.
        guard options.testPlan == nil else { throw Refusal(error.description) }
        findings.append(error)
      }
    }
    return (nil, findings)
  }

  private func chosenApps() throws(Refusal) -> [ProjectSet.Member] {
    let members = projects.members
    for name in options.targets + options.without
    where !members.contains(where: { $0.target.name == name }) {
      throw Refusal("There is no target '\(name)'.")
    }
    guard options.targets.isEmpty else {
      return members.filter { options.targets.contains($0.target.name) && !$0.target.kind.isTests }
    }
    let apps = members.filter { reasonToLeaveOut($0) == nil && $0.target.kind == .application }
    if apps.count == 1 { return apps }
    if let launched = scheme.flatMap({ scheme in
      scheme.launched.flatMap { projects.member($0, from: scheme.folder) }
    }), apps.contains(where: { $0.key == launched.key }) {
      return [launched]
    }
    guard !apps.isEmpty else { return try chosenFrameworks() }
    let tested = apps.filter { app in members.contains { testedKey(of: $0) == app.key } }
    if tested.count == 1 { return tested }
    let names = apps.map(\.target.name)
    throw Refusal(
      "There are \(apps.count) apps: \(names.joined(separator: ", ")). Say which: "
        + "'--target \(names[0])'.")
  }

  /// A project without an app is one of frameworks.
  private func chosenFrameworks() throws(Refusal) -> [ProjectSet.Member] {
    let all = projects.members
    if let app = all.first(where: { $0.target.kind == .application }),
      let reason = reasonToLeaveOut(app), !all.contains(where: { $0.target.kind == .framework })
    {
      throw Refusal("\(app.target.name) cannot be brought over: \(reason).")
    }
    return all.filter {
      [.framework, .staticLibrary, .dynamicLibrary].contains($0.target.kind)
        && reasonToLeaveOut($0) == nil
    }
  }

  private func nothing() -> Refusal {
    let reasons = projects.members.compactMap { member in
      reasonToLeaveOut(member).map { "\(member.target.name): \($0)" }
    }
    return Refusal(
      "There is nothing to bring over" + (reasons.isEmpty ? "." : ": \(reasons[0])."))
  }

  // MARK: Tests

  private func testedKey(of member: ProjectSet.Member) -> String? {
    member.project.testedTarget(of: member.target, configuration: configuration).map {
      ProjectSet.Member(project: member.project, target: $0).key
    }
  }

  private func isChosenTest(_ member: ProjectSet.Member, apps: [ProjectSet.Member]) -> Bool {
    guard member.target.kind.isTests, reasonToLeaveOut(member) == nil, isTurnedOn(member) else {
      return false
    }
    if options.targets.contains(member.target.name) { return true }
    if let host = testedKey(of: member) { return brought[host] != nil }
    // A test without a host is about what it depends on.
    let needed = dependencies(of: member).filter { !$0.target.kind.isTests }
    return needed.isEmpty || needed.contains { brought[$0.key] != nil }
  }

  func testable(of member: ProjectSet.Member) -> Testable? {
    let all = testPlan?.testables ?? scheme?.testables ?? []
    let folder = scheme?.folder ?? projects.folder
    return all.first { projects.member($0.target, from: folder)?.key == member.key }
  }

  private func isTurnedOn(_ member: ProjectSet.Member) -> Bool {
    testable(of: member)?.isEnabled != false
  }

  // MARK: Bringing

  /// Brings a target with all that it needs.
  mutating func bring(_ member: ProjectSet.Member, _ kind: BroughtTarget.Kind) {
    guard brought[member.key] == nil, reasonToLeaveOut(member) == nil else { return }
    let (project, target) = (member.project, member.target)
    let kind = kind == .library && isPod(member) ? .foreign("a pod") : kind
    let (settings, files) = (read[member].settings, read[member].files)
    let places = TargetFilesDescription(files, of: target, in: project)
    guard let module = module(of: member, kind) else {
      doubles[member.key] = settings.moduleName
      return
    }
    var new = BroughtTarget(
      name: target.name, module: module, kind: kind, description: places.description)
    new.folders = places.folders
    new.settings = settings.manifestLines
    new.sources = files.swiftFiles
    new.resources = files.resources.count
    new.models = files.sources.filter { FilePath.kind(of: $0) == "xcdatamodeld" }.count
    new.imports = SourceImports.modules(in: files.swiftFiles, isOfPackage: false)
    let headers = headers(of: member)
    new.headerModules = headers.reduce(into: []) { $0.formUnion($1.modules) }
    new.ownHeaders = ownHeaders(headers, of: target.kind)
    new.macros = settings.macros
    new.description.isMainActorByDefault = settings.isMainActorByDefault
    if !kind.isTests {
      new.description.info = settings.infoPropertyList.flatMap { path in
        FileManager.default.fileExists(atPath: path) ? path : nil
      }
      new.description.settings = settings.infoSettings(in: project.folder)
    } else {
      describeTests(member, &new)
    }
    brought[member.key] = new
    order.append(member.key)
    tell(files, settings, of: member)
    for needed in dependencies(of: member) where !needed.target.kind.isTests {
      // A pod comes where it is imported: by its sources, or as what they declare.
      if needed.target.kind != .application, !isPod(needed) { bring(needed, .library) }
    }
  }

  /// Whether a target is of the project that CocoaPods makes.
  func isPod(_ member: ProjectSet.Member) -> Bool {
    FilePath.isInside(member.project.folder, pods.path)
  }

  /// The name of the module in the package, in which no two targets have one name.
  ///
  /// Tests get another name, by which nothing imports them; a library would be another one.
  private func module(of member: ProjectSet.Member, _ kind: BroughtTarget.Kind) -> String? {
    let name = read[member].settings.moduleName
    let known = Set(brought.values.map(\.module))
    guard known.contains(name) else { return name }
    guard kind.isTests else { return nil }
    let other = "\(name)_\(SettingOperator.identifier(member.project.name))"
    let names = [other] + (2...known.count + 2).map { "\(other)_\($0)" }
    return names.first { !known.contains($0) }
  }

  private func describeTests(_ member: ProjectSet.Member, _ new: inout BroughtTarget) {
    let testable = testable(of: member)
    new.description.skippedTests = testable?.skippedTests ?? []
    new.description.selectedTests = testable?.selectedTests ?? []
    new.description.testedModule = testedKey(of: member).flatMap { brought[$0]?.module }
    let configurations = testPlan?.configurations ?? []
    if configurations.count > 1 {
      new.description.configurations = configurations
    } else {
      new.description.launch =
        configurations.first?.options ?? scheme?.testOptions ?? LaunchOptions()
    }
  }

  /// The targets that one needs: the ones it names, and the ones whose products it links.
  func dependencies(of member: ProjectSet.Member) -> [ProjectSet.Member] {
    let said = member.target.dependencies.filter(\.isForIOS)
      .compactMap { projects.member(of: $0.kind, from: member.project) }
    let linked = member.target.phases(.frameworks).flatMap(\.files).filter(\.isForIOS)
      .compactMap { file -> ProjectSet.Member? in
        guard let item = file.item.flatMap({ member.project.items[$0] }) else { return nil }
        return projects.member(making: item.name, for: member.project)
      }
    var seen: Set<String> = [member.key]
    return (said + linked).filter { seen.insert($0.key).inserted }
  }

  /// Makes the dependencies of the package out of the project's.
  private mutating func connect(_ key: String) {
    guard let member = projects.members.first(where: { $0.key == key }) else { return }
    let host = member.target.kind.isTests ? testedKey(of: member) : nil
    let needed = dependencies(of: member).map(\.key) + [host].compactMap(\.self)
    let modules =
      needed.compactMap { brought[$0] }.filter { !$0.kind.isTests }.map(\.module)
      + needed.compactMap { doubles[$0] }
    brought[key]?.dependencies.formUnion(modules)
  }

  // MARK: What is left out

  func reasonToLeaveOut(_ member: ProjectSet.Member) -> String? {
    if options.without.contains(member.target.name) { return "as '--without' says" }
    let isNamed = options.targets.contains(member.target.name)
    if let reason = LeftOut.reason(of: member.target.kind), !isNamed { return reason }
    let settings = read[member].settings
    if !settings.isForIOS { return "it is not for iOS, and UIKit is what is modelled" }
    if case .unreadable(let version) = settings.languageMode {
      return "it is in Swift \(version), which no compiler of today reads"
    }
    let files = read[member].files
    if files.swiftFiles.isEmpty {
      let sources = Self.written(files.sources)
      return sources.isEmpty
        ? "it has no sources"
        : (sources.count == 1 ? "its only source is" : "all of its \(sources.count) sources are")
          + " Objective-C or C, which Swift on Linux cannot import"
    }
    if read[member].isManifest { return "it compiles the manifest of a package" }
    return nil
  }

  private mutating func leaveOutTheRest() {
    let own = projects.projects.filter { $0.name != "Pods" }
    for project in own {
      for target in project.targets {
        let member = ProjectSet.Member(project: project, target: target)
        guard brought[member.key] == nil else { continue }
        plan.leftOut.append(LeftOut(name: target.name, reason: reason(for: member)))
      }
    }
  }

  private func reason(for member: ProjectSet.Member) -> String {
    if let reason = reasonToLeaveOut(member) { return reason }
    if let module = doubles[member.key] {
      return "another target here makes the module \(module), too"
    }
    guard member.target.kind.isTests else {
      return member.target.kind == .application
        ? "another app: '--target \(member.target.name)' brings it" : "nothing here needs it"
    }
    return isTurnedOn(member)
      ? "it tests what is left out" : "its tests are turned off in the plan or the scheme"
  }
}
