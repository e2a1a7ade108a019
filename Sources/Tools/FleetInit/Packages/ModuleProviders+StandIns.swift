import FleetPort
import StandInMaker
import XcodeProjects

extension ModuleProviders {
  /// The module that stand-ins write their calls into.
  static let runTime = "FleetStandIns"

  /// Makes a target of a module's headers, where nothing of it is in Swift; answers whether it has any.
  mutating func bringStandIn(_ module: String) -> Bool {
    guard standInsAsked.insert(module).inserted else { return hasTarget(module) }
    let package = packages.package(with: module)
    let member = maker.projects.members.first { member in
      !member.target.kind.isTests && maker.read[member].settings.moduleName == module
    }
    guard
      let headers = foreignHeaders.headers(
        of: module, in: package, member.map { maker.read[$0].files })
    else { return false }
    bringFirst(ModuleHeaders.imports(of: (try? headers.read()) ?? []), besides: module)
    do throws(StandInTrouble) {
      let (standIn, digest) = try shelf.standIn(of: headers)
      let folder = FilePath.join(maker.output, "\(StandIn.folder)/\(module)")
      let words = standIn?.words ?? "still to be made"
      var target = BroughtTarget(
        name: module, module: module, kind: .foreign("a stand-in, made of its headers, \(words)"),
        description: TargetDescription())
      target.standIn = words
      target.description.files = [folder]
      tell(&target.description, of: headers, digest)
      target.folders = [folder]
      target.settings = [".swiftLanguageMode(.v5)"]
      takeImports(of: standIn, into: &target)
      let key = "stand-in " + module
      maker.brought[key] = target
      maker.order.append(key)
      return true
    } catch {
      standInTroubles[module] = error.description
      return false
    }
  }

  /// Makes the modules first that headers import.
  private mutating func bringFirst(_ modules: Set<String>, besides module: String) {
    for name in modules.sorted()
    where name != module && !SourceImports.provided.contains(name)
      && Neighbours.product(for: name) == nil && !hasTarget(name)
    {
      _ = bringStandIn(name)
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
    _ description: inout TargetDescription, of headers: ModuleHeaders, _ digest: String
  ) {
    description.headers = headers.files.map(\.place)
    description.headersDigest = digest
    description.headersCommand = "fleet-init \(FilePath.name(of: maker.projects.path))"
  }

  // MARK: The app's own

  /// Makes what a target's bridging header declares, into the module of the target: each names the other's
  /// types.
  mutating func bringOwnHeaders(of key: String) {
    guard var target = maker.brought[key], !target.ownHeaders.isEmpty else { return }
    let files = target.ownHeaders.map { (FilePath.name(of: $0), $0) }
    let headers = ModuleHeaders(target.module, files, within: maker.projects.folder)
    let interface = ModelInterface.text(ofFiles: target.sources, isWhole: true)
    do throws(StandInTrouble) {
      let (standIn, digest) = try shelf.standIn(
        of: headers, own: KnownNames(of: Declaration.list(interface)))
      tell(&target.description, of: headers, digest)
      target.description.files.append(
        FilePath.join(maker.output, "\(StandIn.folder)/\(target.module)"))
      takeImports(of: standIn, into: &target)
      target.standIn = standIn?.words ?? "still to be made"
      maker.brought[key] = target
      maker.plan.remarks.append(
        "\(target.name) has Objective-C of its own behind its bridging header: "
          + (standIn.map { "it is declared (\($0.words))" } ?? "it will be declared")
          + ", and does what a file beside it says.")
    } catch {
      maker.plan.remarks.append(
        "\(target.name) has a bridging header, and what it declares is missing: \(error)")
    }
  }
}
