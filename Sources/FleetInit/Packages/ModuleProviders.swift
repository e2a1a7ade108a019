import FleetPort
import Foundation
import XcodeProjects

/// Finds who provides the modules that the targets import: stubs, other targets, packages, pods.
struct ModuleProviders {
  private(set) var maker: PlanMaker
  private let versions: ResolvedVersions
  /// Packages by their folders, as far as they have been looked into.
  private var packages: [String: FoundPackage?] = [:]
  private var remotes: [(url: String, requirement: PackageReference.Requirement)] = []
  private var isComplete = true

  init(_ maker: PlanMaker) {
    self.maker = maker
    let projects = maker.projects
    versions = ResolvedVersions(of: [projects.path] + projects.projects.map(\.path))
    for package in projects.projects.flatMap(\.packages) {
      if case .remote(let url, let requirement) = package.source {
        remotes.append((url, requirement))
      }
    }
  }

  /// Gives each target what it imports, and goes on with what it gets.
  mutating func provide() {
    var done: Set<String> = []
    while let key = maker.order.first(where: { !done.contains($0) }) {
      done.insert(key)
      guard let target = maker.brought[key] else { continue }
      for (module, files) in target.imports.sorted(by: { $0.key < $1.key })
      where !SourceImports.provided.contains(module) && module != target.module {
        provide(module, to: key, files)
      }
    }
  }

  private mutating func provide(_ module: String, to key: String, _ files: [String]) {
    if let known = maker.brought.values.first(where: { $0.module == module && !$0.kind.isTests }) {
      maker.brought[key]?.dependencies.insert(known.module)
    } else if !hasStub(module), let product = Neighbours.product(for: module) {
      maker.brought[key]?.products.insert(BroughtTarget.Product(name: product, package: "Fleet"))
    } else if bringStub(module) || bringTarget(module) || bringFromPackage(module, for: key)
      || bringPod(module)
    {
      if maker.brought.values.contains(where: { $0.module == module }) {
        maker.brought[key]?.dependencies.insert(module)
      }
    } else {
      maker.plan.missingModules[module, default: []] += files
    }
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
    target.imports = SourceImports.modules(in: files)
    maker.brought[key] = target
    maker.order.append(key)
  }

  private static func swiftFiles(in folder: String) -> [String] {
    var tree = FolderTree(at: folder, folders: [])
    tree.read()
    return tree.files.filter { FilePath.kind(of: $0) == "swift" }
      .map { FilePath.join(folder, $0) }
  }

  // MARK: Targets that nobody named, and pods

  /// A target that is found by what it makes, as Xcode finds dependencies that nobody named.
  private mutating func bringTarget(_ module: String) -> Bool {
    let kinds: [TargetKind] = [.framework, .staticLibrary, .dynamicLibrary]
    let found = maker.projects.members.first { member in
      kinds.contains(member.target.kind)
        && maker.read[member].settings.moduleName == module && maker.reasonToLeaveOut(member) == nil
    }
    guard let found else { return false }
    maker.bring(found, .library)
    return true
  }

  /// A pod whose project is not there, but whose sources are.
  private mutating func bringPod(_ module: String) -> Bool {
    let folder = FilePath.join(maker.projects.folder, "Pods/" + module)
    let files = Self.swiftFiles(in: folder)
    guard !files.isEmpty else { return false }
    add(module, .foreign("a pod"), key: "pod " + module, folder: folder, files: files)
    return true
  }

  // MARK: Packages

  /// The folders of packages that are here: those that the project has, and those of checkouts.
  private var places: [String] {
    let projects = maker.projects
    var places = projects.projects.flatMap(\.packages).compactMap { package -> String? in
      if case .local(let path) = package.source { path } else { nil }
    }
    let named = projects.projects.flatMap { $0.items.values.compactMap(\.location.path) }
    places += (projects.others + named).filter {
      FileManager.default.fileExists(atPath: $0 + "/Package.swift")
    }.sorted()
    for remote in remotes {
      places += checkouts.map { "\($0)/\(ResolvedVersions.name(of: remote.url))" }
    }
    return places
  }

  private var checkouts: [String] {
    maker.options.checkouts.map { URL(fileURLWithPath: $0).standardizedFileURL.path } + [
      maker.output + "/.build/checkouts", maker.projects.folder + "/SourcePackages/checkouts",
      maker.projects.folder + "/.build/checkouts",
    ]
  }

  private mutating func package(at folder: String) -> FoundPackage? {
    if let known = packages[folder] { return known }
    let found = FoundPackage(folder: folder, dump: maker.dump)
    packages[folder] = .some(found)
    return found
  }

  private mutating func bringFromPackage(_ module: String, for key: String) -> Bool {
    for place in places {
      guard let package = package(at: place),
        let target = package.manifest.targets.first(where: { $0.module == module && $0.isLibrary })
      else { continue }
      let product = package.manifest.products.first { $0.targets.contains(target.name) }
      if package.importsUIKit(product?.name ?? target.name) {
        rewrite(product?.name ?? target.name, of: package)
      } else if let product {
        depend(on: product.name, of: package, for: key)
      }
      return true
    }
    return dependUnseen(on: module, for: key)
  }

  /// Makes targets of a package's, whose sources take rewriting.
  private mutating func rewrite(_ product: String, of package: FoundPackage) {
    for target in package.manifest.targets(of: product) {
      let key = "package \(package.folder) \(target.name)"
      guard maker.brought[key] == nil else { continue }
      let files = package.swiftFiles(of: target)
      guard !files.isEmpty else { continue }
      var new = BroughtTarget(
        name: target.name, module: target.module,
        kind: .foreign("of the package \(package.identity)"),
        description: package.description(of: target))
      new.folders = new.description.files.filter { FilePath.kind(of: $0) != "swift" }
      new.settings = [".swiftLanguageMode(\(package.manifest.isSwift6 ? ".v6" : ".v5"))"]
      new.sources = files
      new.imports = SourceImports.modules(in: files)
      maker.brought[key] = new
      maker.order.append(key)
    }
    // Its checkout has to be there in other clones, too.
    if let remote = remote(of: package) { add(remote) }
  }

  private func remote(of package: FoundPackage) -> PackageDependency? {
    let match = remotes.first { ResolvedVersions.name(of: $0.url) == package.identity }
    return match.flatMap(dependency)
  }

  private func dependency(
    on remote: (url: String, requirement: PackageReference.Requirement)
  ) -> PackageDependency? {
    versions.requirement(of: remote.url, remote.requirement).map { requirement in
      PackageDependency(
        identity: ResolvedVersions.name(of: remote.url),
        source: .remote(remote.url, requirement: requirement))
    }
  }

  private mutating func add(_ dependency: PackageDependency) {
    if !maker.plan.packages.contains(dependency) { maker.plan.packages.append(dependency) }
  }

  private mutating func depend(on product: String, of package: FoundPackage, for key: String) {
    let dependency =
      remote(of: package)
      ?? PackageDependency(identity: package.identity, source: .local(package.folder))
    add(dependency)
    maker.brought[key]?.products.insert(
      BroughtTarget.Product(name: product, package: dependency.identity))
  }

  /// Depends on a package that is not here yet, by the name of the product that the target links.
  private mutating func dependUnseen(on module: String, for key: String) -> Bool {
    let members = maker.projects.members
    guard let member = members.first(where: { $0.key == key }) else { return false }
    let products = member.target.packageProducts.filter { !$0.isPlugin }
    guard let product = products.first(where: { SettingOperator.identifier($0.name) == module }),
      let package = member.project.packages.first(where: { $0.id == product.package }),
      case .remote(let url, let requirement) = package.source,
      let dependency = dependency(on: (url, requirement))
    else { return false }
    add(dependency)
    maker.brought[key]?.products.insert(
      BroughtTarget.Product(name: product.name, package: dependency.identity))
    let remark =
      "The sources of \(dependency.identity) are not here, and so it is taken for one that builds on "
      + "Linux. Run 'swift package resolve' in the folder that is written, and this command again, if "
      + "it imports UIKit."
    if !maker.plan.remarks.contains(remark) { maker.plan.remarks.append(remark) }
    return true
  }
}
