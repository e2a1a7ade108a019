import FleetPort
import Foundation
import StandInMaker
import XcodeProjects

extension ModuleProviders {
  /// Makes a target of a package's, unless there is one of that name; answers whether it has sources.
  @discardableResult
  mutating func bring(
    _ target: PackageManifest.Target, of package: FoundPackage, _ kind: BroughtTarget.Kind
  ) -> Bool {
    let key = Self.key(target, of: package)
    guard maker.brought[key] == nil, !hasTarget(target.module) else { return true }
    guard package.has(target) else {
      let place = FilePath.relative(package.folder(of: target), to: package.folder)
      tell(
        "\(target.name) of \(package.identity) is left out: '\(place)' is not in the package.")
      return false
    }
    if isBuiltAsItIs(target, of: package) {
      if package.isC(target), !compilesHere(target, of: package) {
        return bringStandIn(target.module)
      }
      bringAsItIs(target, of: package)
      return true
    }
    let files = package.swiftFiles(of: target)
    guard !files.isEmpty else { return false }
    // A product brings all of its targets, before anything imports them.
    if takesDeclarations(target.module), bringStandIn(target.module, ofSwift: true) { return true }
    let traits = package.manifest.traits(packages.traits(of: package))
    var new = BroughtTarget(
      name: target.name, module: target.module, kind: kind,
      description: package.description(of: target))
    new.folders = new.description.files.filter { FilePath.kind(of: $0) != "swift" }
    new.settings = package.manifest.settingLines(of: target, traits)
    new.linkerSettings = package.manifest.settingLines(of: target, for: "linker", traits)
    new.description.isMainActorByDefault = new.settings.contains {
      $0.hasPrefix(".defaultIsolation(MainActor")
    }
    new.sources = files
    new.isOfProject = packages.isOfProject(package)
    new.imports = SourceImports.modules(in: files, isOfPackage: true)
    let needed = (target.dependencies ?? []).filter { $0.condition?.holds(traits) != false }
    new.neededProducts = needed.compactMap { dependency in
      dependency.name.map { ($0, dependency.package) }
    }
    for other in package.manifest.targets
    where needed.contains(where: { $0.name == other.name }) && new.imports[other.module] == nil
      && !isBuiltAsItIs(other, of: package) && !package.swiftFiles(of: other).isEmpty
    {
      // Sources may import it under `#if canImport` alone.
      new.imports[other.module] = []
    }
    add(new, key)
    bringWhatNoImportNames(needed, of: package, for: key)
    tellPlugins(of: target)
    if package.isTakenBySources { tellSources(of: package) }
    return true
  }

  private mutating func add(_ target: BroughtTarget, _ key: String) {
    maker.brought[key] = target
    maker.order.append(key)
  }

  private mutating func tell(_ remark: String) {
    if !maker.plan.remarks.contains(remark) { maker.plan.remarks.append(remark) }
  }

  /// Brings the macros of the package, its C and its libraries of the system that a target needs: no
  /// source may say so.
  private mutating func bringWhatNoImportNames(
    _ needed: [PackageManifest.Dependency], of package: FoundPackage, for key: String
  ) {
    let names = Set(needed.compactMap(\.name))
    for target in package.manifest.targets
    where names.contains(target.name) && isBuiltAsItIs(target, of: package) {
      if bring(target, of: package, .foreign("")) {
        maker.brought[key]?.dependencies.insert(target.module)
      }
    }
  }

  /// A plugin that makes sources has to have run; one that only looks at sources is of no use here.
  private mutating func tellPlugins(of target: PackageManifest.Target) {
    let names = (target.pluginUsages ?? []).compactMap(\.name).filter { name in
      !["lint", "format"].contains(where: name.lowercased().contains)
    }
    for name in names {
      maker.plan.notRun.append((target.name, "the plugin '\(name)': what it makes has to be there"))
    }
  }

  // MARK: What is built as it is

  private func isBuiltAsItIs(
    _ target: PackageManifest.Target, of package: FoundPackage
  ) -> Bool { target.isMacro || target.isSystem || package.isC(target) }

  /// Makes a target of one in C, of a macro, of what macros are made with, or of a library of the system.
  private mutating func bringAsItIs(_ target: PackageManifest.Target, of package: FoundPackage) {
    let traits = package.manifest.traits(packages.traits(of: package))
    let isC = package.isC(target)
    let words =
      target.isMacro
      ? "a macro" : target.isSystem ? "a library of the system's" : isC ? "in C" : "for macros"
    var new = BroughtTarget(
      name: target.name, module: target.module,
      kind: .foreign("\(words), of the package \(package.identity)"),
      description: TargetDescription())
    new.folders = [package.folder(of: target)]
    let includesApples = isC && CHeaders.Includes(in: package.filesOfC(of: target)).hasOurs
    if includesApples { shelf.addHeadersOfC() }
    new.plain = PlainTarget(
      target, of: package, traits, headers: includesApples ? CHeaders.path : nil)
    if !isC {
      new.imports = SourceImports.modules(
        in: package.swiftFiles(of: target), isOfPackage: true)
    }
    let key = Self.key(target, of: package)
    add(new, key)
    for name in (target.dependencies ?? []).compactMap(\.name) {
      guard let needed = package.manifest.targets.first(where: { $0.name == name }),
        package.has(needed),
        isBuiltAsItIs(needed, of: package) || !package.swiftFiles(of: needed).isEmpty
      else { continue }
      if !hasTarget(needed.module) {
        if package.isC(needed) {
          bring(needed, of: package, .foreign(""))
        } else {
          bringAsItIs(needed, of: package)
        }
      }
      maker.brought[key]?.dependencies.insert(needed.module)
    }
    if package.manifest.cxxLanguageStandard ?? "" > maker.plan.cxxLanguageStandard ?? "" {
      maker.plan.cxxLanguageStandard = package.manifest.cxxLanguageStandard
    }
  }

  // MARK: What compiles

  /// Whether Linux compiles the C of a target, as was found out once for its version; what cannot be told is
  /// taken to.
  private mutating func compilesHere(
    _ target: PackageManifest.Target, of package: FoundPackage
  ) -> Bool {
    let files = package.filesOfC(of: target)
    let sources = files.filter { FoundPackage.kindsOfC.contains(FilePath.kind(of: $0)) }
    guard sources.allSatisfy({ FilePath.kind(of: $0) == "c" }),
      CHeaders.Includes(in: files).areDoubtful
    else { return true }
    let toolchain = maker.toolchain ?? maker.tools.toolchain()
    maker.toolchain = toolchain
    let names = package.manifest.targets(neededBy: target.name).union([target.name])
    let needed = package.manifest.targets.filter { names.contains($0.name) }
    let folders = needed.flatMap { other -> [String] in
      let folder = package.folder(of: other)
      let own =
        other.name == target.name ? (other.settings ?? []).compactMap(\.headerSearchPath) : []
      return ([other.publicHeadersPath ?? "include"] + own).map { FilePath.join(folder, $0) }
    }.filter { FilePath.isInside($0, package.folder) }
    let trial = CTrial(
      files: sources, folders: folders, macros: package.macros(of: target.module))
    // Headers of other packages are not looked for: their C is taken to compile.
    let isAlone = package.productsOfOthers(neededBy: target.name).isEmpty
    guard isAlone, !maker.options.checks || maker.roads.knows(Self.road(target, of: package)) else {
      return true
    }
    let shelf = shelf
    return maker.roads.road(
      of: Self.road(target, of: package), packages.version(of: package), toolchain,
      otherwise: .standIn
    ) { shelf.compiles(trial) ?? true } == .asItIs
  }

  private static func road(_ target: PackageManifest.Target, of package: FoundPackage) -> String {
    "\(package.identity)/\(target.name)"
  }
}
