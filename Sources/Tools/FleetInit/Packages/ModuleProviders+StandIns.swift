import FleetPort
import StandInMaker
import XcodeProjects

extension ModuleProviders {
  /// The module that stand-ins write their calls into.
  static let runTime = "FleetStandIns"

  /// Makes a target of a module's headers, where nothing of it is in Swift, of a binary's interface, or of
  /// what sources declare that are not to be compiled; answers whether it has any.
  mutating func bringStandIn(_ module: String, ofSwift: Bool = false) -> Bool {
    guard standInsAsked.insert(module).inserted else { return hasTarget(module) }
    if ofSwift { maker.plan.declared.insert(module) }
    do throws(StandInTrouble) {
      guard let parts = try parts(of: module, ofSwift: ofSwift) else { return false }
      let headers = (try? parts.headers.read()) ?? []
      let optional = ModuleHeaders.optionalImports(of: headers).filter { !isLinkedOrNoPackage($0) }
      bringFirst(parts.imports(headers).subtracting(optional), besides: module)
      let (standIn, digest) = try shelf.standIn(of: parts)
      let folder = FilePath.join(maker.output, "\(StandIn.folder)/\(module)")
      let words = standIn?.words ?? "still to be made"
      let source = parts.swift == nil ? "headers" : ofSwift ? "declarations" : "interface"
      var target = BroughtTarget(
        name: module, module: module,
        kind: .foreign("a stand-in, made of its \(source), \(words)"),
        description: TargetDescription())
      target.standIn = words
      target.description.files = [folder]
      tell(&target.description, of: parts, digest)
      target.folders = [folder]
      target.settings = [".swiftLanguageMode(.v5)"]
      takeImports(of: standIn, into: &target)
      let key = "stand-in " + module
      maker.brought[key] = target
      maker.order.append(key)
      return true
    } catch {
      standInTroubles[module] = error.description
      if ofSwift {
        maker.plan.remarks.append("\(module) cannot come as its declarations: \(error)")
      }
      return false
    }
  }

  /// What a stand-in would be made of, if there is anything.
  private mutating func parts(
    of module: String, ofSwift: Bool
  ) throws(StandInTrouble) -> ModuleParts? {
    let package = packages.package(with: module) ?? packages.package(withBinary: module)
    let member = maker.projects.members.first { member in
      !member.target.kind.isTests && maker.read[member].settings.moduleName == module
    }
    let headers = foreignHeaders.headers(
      of: module, in: package, member.map { maker.read[$0].files })
    var parts = ModuleParts(
      headers: headers ?? ModuleHeaders(module, [], within: maker.projects.folder))
    parts.macros =
      package?.macros(of: module) ?? member.map { maker.read[$0].settings.macros } ?? []
    parts.swift =
      ofSwift
      ? try sources(of: module, in: package) : foreignHeaders.interface(of: module, in: package)
    return headers == nil && parts.swift == nil ? nil : parts
  }

  /// The sources in Swift of a package's target, or of a pod.
  private func sources(
    of module: String, in package: FoundPackage?
  ) throws(StandInTrouble) -> SwiftText? {
    if let package, let target = package.manifest.targets.first(where: { $0.module == module }) {
      return try SwiftText(
        package.swiftFiles(of: target), within: package.folder, isOfPackage: true)
    }
    let files = podFiles(of: module)
    return files.isEmpty
      ? nil : try SwiftText(files, within: maker.projects.folder, isOfPackage: false)
  }

  /// Whether a module comes as its declarations, though it is in Swift: it was asked for so, now or before.
  mutating func takesDeclarations(_ module: String) -> Bool {
    !maker.options.lastResorts.contains(module)
      && (maker.options.standIns.contains(module) || shelf.isOfSwift(module)
        || behaves(withoutSources: module))
  }

  /// Whether Fleet has what a test does with a package's module that is in Swift alone: a service is answered by the
  /// test, and its sources would ask the network.
  private mutating func behaves(withoutSources module: String) -> Bool {
    guard BehaviourFile.isThere(for: module), let package = packages.package(with: module) else {
      return false
    }
    return foreignHeaders.headers(of: module, in: package, nil) == nil
  }

  /// Makes the modules first that headers import.
  private mutating func bringFirst(_ modules: Set<String>, besides module: String) {
    for name in modules.sorted()
    where name != module && !SourceImports.provided.contains(name)
      && Neighbours.product(for: name) == nil && !hasTarget(name)
    {
      _ = bringStandIn(name, ofSwift: takesDeclarations(name))
    }
  }

  /// Whether a target of the project links a module, or no package has it.
  ///
  /// The header of all of Firebase imports what is there of it: of a package, that is what an app links.
  private mutating func isLinkedOrNoPackage(_ module: String) -> Bool {
    guard packages.package(with: module) != nil else { return true }
    return maker.projects.members.contains { member in
      member.target.packageProducts.contains { SettingOperator.identifier($0.name) == module }
    }
  }

  /// Gives a target what its stand-in imports, and the files by hand beside that; these may name Fleet's own
  /// modules.
  private func takeImports(of standIn: StandIn?, into target: inout BroughtTarget) {
    let texts = [standIn?.text].compactMap(\.self) + (shelf.behaviours[target.module] ?? [])
    let place = FilePath.join(maker.output, "\(StandIn.folder)/\(target.module)")
    for module in Set(texts.flatMap { SourceImports.modules(of: Array($0.utf8)) }) {
      if module.hasPrefix("Headless") {
        target.products.insert(BroughtTarget.Product(name: module, package: "Fleet"))
      } else {
        target.imports[module, default: []].append(place)
      }
    }
  }

  private func tell(
    _ description: inout TargetDescription, of parts: ModuleParts, _ digest: String
  ) {
    description.headers = parts.places
    description.headersDigest = digest
    description.headersCommand = "fleet-init \(FilePath.name(of: maker.projects.path))"
  }

  // MARK: The app's own

  /// Makes what a target's bridging header declares, or a pod's headers, into the module of the target: each
  /// names the other's types.
  mutating func bringOwnHeaders(of key: String) {
    guard var target = maker.brought[key], !target.ownHeaders.isEmpty else { return }
    let files = target.ownHeaders.map { (FilePath.name(of: $0), $0) }
    let headers = ModuleHeaders(target.module, files, within: maker.projects.folder)
    guard !headers.files.isEmpty else { return }
    let interface = ModelInterface.text(ofFiles: target.sources, isWhole: true)
    var parts = ModuleParts(headers: headers, macros: target.macros)
    parts.own = KnownNames(of: Declaration.list(interface))
    parts.hasSourceOfItsName = target.sources.contains {
      FilePath.name(of: $0) == target.module + ".swift"
    }
    let isOfOthers = if case .foreign = target.kind { true } else { false }
    do throws(StandInTrouble) {
      if isOfOthers {
        bringFirst(ModuleHeaders.imports(of: try headers.read()), besides: target.module)
      }
      let (standIn, digest) = try shelf.standIn(of: parts)
      tell(&target.description, of: parts, digest)
      target.description.files.append(
        FilePath.join(maker.output, "\(StandIn.folder)/\(target.module)"))
      takeImports(of: standIn, into: &target)
      target.standIn = standIn?.words ?? "still to be made"
      maker.brought[key] = target
      let words = standIn.map { "it is declared (\($0.words))" } ?? "it will be declared"
      maker.plan.remarks.append(
        isOfOthers
          ? "\(target.name) is in Objective-C, too: \(words)."
          : "\(target.name) has Objective-C of its own behind its bridging header: \(words), and does "
            + "what a file beside it says.")
    } catch {
      maker.plan.remarks.append(
        isOfOthers
          ? "\(target.name) is in Objective-C, too, and what that declares is missing: \(error)"
          : "\(target.name) has a bridging header, and what it declares is missing: \(error)")
    }
  }
}
