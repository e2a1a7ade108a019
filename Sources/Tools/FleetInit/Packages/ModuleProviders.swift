import FleetPort
import Foundation
import XcodeProjects

/// Finds providers of the modules that the targets import: stubs, other targets, packages, pods.
struct ModuleProviders {
  var maker: PlanMaker
  var packages: PackageShelf
  /// The products of packages that are depended on as they are, by the names of the packages.
  var products: [String: Set<String>] = [:]
  /// What products use that Fleet has in its own way, by their packages' folders and their names.
  var standIns: [String: FoundPackage.StandIns] = [:]
  /// Whether packages say that they build on Linux, by their folders.
  var namesLinux: [String: Bool] = [:]
  /// These packages, by their names.
  var depended: [String: FoundPackage] = [:]
  private let pods: PodsFolder
  /// What finds the headers of modules that have no Swift, and what is made of them.
  var foreignHeaders: ForeignHeaders
  let shelf: StandInShelf
  /// The modules whose headers were looked for.
  var standInsAsked: Set<String> = []
  /// Why headers have come to nothing, by their modules.
  var standInTroubles: [String: String] = [:]

  init(_ maker: PlanMaker, _ packages: PackageShelf, _ pods: PodsFolder) {
    self.maker = maker
    self.packages = packages
    self.pods = pods
    foreignHeaders = ForeignHeaders(of: maker.projects, pods: pods.path)
    shelf = StandInShelf(
      in: maker.output, tools: maker.tools, makes: !maker.options.checks, say: maker.say)
  }

  /// Gives each target what it imports, and goes on with what it gets.
  mutating func provide() {
    var done: Set<String> = []
    repeat {
      while let key = maker.order.first(where: { !done.contains($0) }) {
        done.insert(key)
        provideHeaders(to: key)
        bringOwnHeaders(of: key)
        guard let target = maker.brought[key] else { continue }
        for (module, files) in target.imports.sorted(by: { $0.key < $1.key })
        where !SourceImports.provided.contains(module) && module != target.module {
          if !provide(module, to: key) {
            maker.plan.missingModules[module, default: []] += files
            maker.plan.missingReasons[module] = reason(forMissing: module)
          }
        }
      }
    } while giveUpConflicts()
  }

  /// Gives a target what a header imports for all of its sources, as far as it is there: what only
  /// Objective-C has is missing where a source names it.
  private mutating func provideHeaders(to key: String) {
    guard let target = maker.brought[key] else { return }
    for module in target.headerModules.sorted() where module != target.module {
      if SourceImports.provided.contains(module) || provide(module, to: key) {
        maker.brought[key]?.description.headerModules.append(module)
      }
    }
  }

  /// Gives a target a module and its companion; answers whether anybody has it.
  private mutating func provide(_ module: String, to key: String) -> Bool {
    let isProvided = find(module, for: key)
    // What is brought from its sources has by itself what the companion adds.
    if let product = Neighbours.companion(of: module),
      !maker.brought.values.contains(where: { $0.module == module })
    {
      maker.brought[key]?.products.insert(BroughtTarget.Product(name: product, package: "Fleet"))
    }
    return isProvided
  }

  private mutating func find(_ module: String, for key: String) -> Bool {
    if module == Self.runTime {
      maker.brought[key]?.products.insert(BroughtTarget.Product(name: module, package: "Fleet"))
    } else if let known = maker.brought.values.first(where: {
      $0.module == module && !$0.kind.isTests
    }) {
      maker.brought[key]?.dependencies.insert(known.module)
    } else if maker.brought[key]?.plain != nil {
      return bringForMachine(module, for: key)
    } else if !hasStub(module), let product = Neighbours.product(for: module) {
      maker.brought[key]?.products.insert(BroughtTarget.Product(name: product, package: "Fleet"))
      let products = Set(maker.brought[key]?.products.map(\.name) ?? [])
      for overlay in Neighbours.overlays(ofProducts: products) {
        maker.brought[key]?.products.insert(BroughtTarget.Product(name: overlay, package: "Fleet"))
      }
    } else if bringStub(module)
      || takesDeclarations(module) && bringStandIn(module, ofSwift: true) || bringTarget(module)
      || bringFromPackage(module, for: key)
      || bringPod(module, for: key) || bringStandIn(module)
    {
      if maker.brought.values.contains(where: { $0.module == module }) {
        maker.brought[key]?.dependencies.insert(module)
      }
    } else {
      return false
    }
    return true
  }

  /// Why a module has no provider, if more is known than that.
  private func reason(forMissing module: String) -> String? {
    let member = maker.projects.members.first { member in
      !member.target.kind.isTests && maker.read[member].settings.moduleName == module
    }
    return standInTroubles[module] ?? member.flatMap(maker.reasonToLeaveOut) ?? maker.projects
      .binary(of: module)
      ?? packages.reason(forMissing: module) ?? pods.reason(forMissing: module)
      ?? ForeignModule.named(module)?.words
  }

  // MARK: By hand

  /// A folder `Stubs/Name` in what is written is a module of that name.
  private mutating func bringStub(_ module: String) -> Bool {
    let folder = stubs(of: module)
    let files = Self.swiftFiles(in: folder)
    guard !files.isEmpty else { return false }
    add(
      module, .foreign("a stub of yours"), key: "stub " + module, folder: folder, files: files)
    return true
  }

  private func stubs(of module: String) -> String {
    FilePath.join(maker.output, "Stubs/" + module)
  }

  private func hasStub(_ module: String) -> Bool {
    !Self.swiftFiles(in: stubs(of: module)).isEmpty
  }

  private mutating func add(
    _ module: String, _ kind: BroughtTarget.Kind, key: String, folder: String, files: [String]
  ) {
    var description = TargetDescription()
    description.files = [folder]
    var target = BroughtTarget(
      name: module, module: module, kind: kind, description: description)
    target.folders = [folder]
    target.settings = [".swiftLanguageMode(.v5)"]
    target.sources = files
    target.imports = SourceImports.modules(in: files, isOfPackage: false)
    maker.brought[key] = target
    maker.order.append(key)
  }

  private static func swiftFiles(in folder: String) -> [String] {
    var tree = FolderTree(at: folder, folders: [])
    tree.read()
    return tree.files.filter { FilePath.kind(of: $0) == "swift" }
      .map { FilePath.join(folder, $0) }
  }

  // MARK: Implicit targets, and pods

  /// A target that is found by what it makes, as Xcode finds implicit dependencies.
  private mutating func bringTarget(_ module: String) -> Bool {
    let kinds: [TargetKind] = [.framework, .staticLibrary, .dynamicLibrary]
    let found = maker.projects.members.first { member in
      kinds.contains(member.target.kind)
        && maker.read[member].settings.moduleName == module && maker.reasonToLeaveOut(member) == nil
    }
    guard let found else { return false }
    maker.bring(found, .library)
    if maker.isPod(found),
      maker.brought[found.key]?.ownHeaders.isEmpty == true
    {
      maker.brought[found.key]?.ownHeaders = foreignHeaders.places(ofPod: module)
    }
    return true
  }

  /// A pod whose project is not there, but whose sources are.
  private mutating func bringPod(_ module: String, for user: String) -> Bool {
    let files = podFiles(of: module)
    guard !files.isEmpty else { return false }
    let key = "pod " + module
    add(
      module, .foreign("a pod"), key: key,
      folder: FilePath.join(maker.projects.folder, "Pods/" + module), files: files)
    maker.brought[key]?.ownHeaders = foreignHeaders.places(ofPod: module)
    // A pod that says no version of Swift is built as the app is: in Swift 4 names are other ones.
    let mode = maker.brought[user]?.settings.first { $0.hasPrefix(".swiftLanguageMode(.v4") }
    if let mode { maker.brought[key]?.settings = [mode] }
    // CocoaPods defines it for each pod, and so do the manifests of packages another one.
    maker.brought[key]?.macros = ["COCOAPODS=1"]
    maker.brought[key]?.settings.append(".define(\"COCOAPODS\")")
    return true
  }

  /// The sources in Swift of a pod.
  func podFiles(of module: String) -> [String] {
    Self.swiftFiles(in: FilePath.join(maker.projects.folder, "Pods/" + module))
  }
}
