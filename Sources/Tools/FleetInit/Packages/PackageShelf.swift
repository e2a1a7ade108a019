import Foundation
import XcodeProjects

/// The packages that a project has: packages in its folders, and in repositories.
struct PackageShelf {
  /// The packages in repositories, the project's first.
  private(set) var remotes: [RemotePackage] = []
  /// Addresses that name no package.
  private(set) var refused: Set<String> = []
  private let versions: ResolvedVersions
  private let dump: (String) -> Data?
  /// The folders of packages that belong to the project.
  private var locals: [String]
  /// The folders that checkouts are looked for in.
  private let checkouts: [String]
  /// Packages by their folders, as far as they have been looked into.
  private var known: [String: FoundPackage?] = [:]

  init(
    of projects: ProjectSet, _ options: InitOptions, output: String, pods: PodsFolder,
    dump: @escaping (String) -> Data?
  ) {
    self.dump = dump
    versions = ResolvedVersions(of: [projects.path] + projects.projects.map(\.path))
    let named = projects.projects.flatMap { $0.items.values.compactMap(\.location.path) }
    let inFolders = projects.projects.flatMap(Self.packagesInFolders)
    locals = Set(projects.others + named + inFolders).filter {
      FileManager.default.fileExists(atPath: $0 + "/Package.swift")
    }.sorted()
    if projects.isPackage { locals.append(projects.folder) }
    checkouts =
      options.checkouts.map { URL(fileURLWithPath: $0).standardizedFileURL.path } + [
        PackageCheckouts.sources(in: output), projects.folder + "/SourcePackages/checkouts",
        output + "/.build/checkouts", projects.folder + "/.build/checkouts",
      ]
    // A podspec says where the sources are, if there is no manifest.
    locals += pods.ownFolders.filter { !locals.contains($0) }
    let sources = projects.projects.flatMap(\.packages).map(\.source)
    for case .local(let path) in sources where !locals.contains(path) { locals.append(path) }
    add(sources.compactMap { RemotePackage($0) })
    add(versions.packages)
    // What is pinned has all that local packages need: no manifest has to be asked.
    if versions.packages.isEmpty { add(locals.compactMap { package(at: $0) }.flatMap(\.others)) }
    add(pods.packages)
  }

  /// The packages in folders that Xcode looks through: no list names them.
  private static func packagesInFolders(of project: XcodeProject) -> [String] {
    project.synchronizedGroups.values.flatMap { group -> [String] in
      guard let folder = project.items[group.id]?.location.path else { return [] }
      var tree = FolderTree(at: folder, folders: Set(group.explicitFolders))
      tree.read()
      return tree.packages.map { FilePath.join(folder, $0) }
    }
  }

  /// Adds what packages depend on.
  mutating func add(_ sources: [PackageReference.Source]) {
    for case .local(let path) in sources where !locals.contains(path) {
      locals.append(path)
      add(package(at: path)?.others ?? [])
    }
    add(sources.compactMap { RemotePackage($0) })
  }

  private mutating func add(_ packages: [RemotePackage]) {
    for package in packages where !remotes.contains(where: { $0.identity == package.identity }) {
      // Its sources would lie outside of the folder that is for them.
      if ["", ".", ".."].contains(package.name) {
        refused.insert(package.url)
      } else {
        remotes.append(package)
      }
    }
  }

  /// The packages whose sources are to be fetched.
  var wanted: PackageCheckouts { PackageCheckouts(of: remotes, pinned: versions) }

  mutating func package(at folder: String) -> FoundPackage? {
    if let found = known[folder] { return found }
    let found = FoundPackage(folder: folder, dump: dump)
    known[folder] = .some(found)
    return found
  }

  /// The package that has a module.
  mutating func package(with module: String) -> FoundPackage? {
    for place in places {
      if let package = package(at: place), package.manifest.product(with: module) != nil {
        return package
      }
    }
    return nil
  }

  /// The package that has a binary of a module.
  mutating func package(withBinary module: String) -> FoundPackage? {
    for place in places {
      if let package = package(at: place),
        package.manifest.targets.contains(where: { $0.isBinary && $0.module == module })
      {
        return package
      }
    }
    return nil
  }

  /// The package that has a product.
  mutating func package(withProduct name: String) -> FoundPackage? {
    for place in places {
      if let package = package(at: place),
        package.manifest.products.contains(where: { $0.name == name })
      {
        return package
      }
    }
    return nil
  }

  /// Whether a package lies in the project, so that its code is the project's own.
  func isOfProject(_ package: FoundPackage) -> Bool { locals.contains(package.folder) }

  /// Whether the sources of a package were fetched, so that all that it has is known.
  mutating func isHere(_ remote: RemotePackage) -> Bool {
    checkouts.contains { package(at: "\($0)/\(remote.name)") != nil }
  }

  /// Where packages may be: in the project, and among what was fetched.
  private var places: [String] {
    locals + remotes.flatMap { remote in checkouts.map { "\($0)/\(remote.name)" } }
  }

  /// The folders of the packages that a product needs besides its own, with all that these need; `nil`
  /// if one is not here.
  mutating func folders(neededBy product: String, of package: FoundPackage) -> [String]? {
    var open = [(product, package)]
    var (seen, found): (Set<String>, Set<String>) = ([product], [])
    while let (product, package) = open.popLast() {
      for name in package.productsOfOthers(neededBy: product) where seen.insert(name).inserted {
        guard let other = self.package(withProduct: name) else { return nil }
        found.insert(other.folder)
        open.append((name, other))
      }
    }
    return found.subtracting([package.folder]).sorted()
  }

  /// How to depend on a package, if it is one of a repository.
  func dependency(on package: FoundPackage) -> PackageDependency? {
    remotes.first { $0.name == package.identity }.flatMap(dependency)
  }

  func dependency(on remote: RemotePackage) -> PackageDependency? {
    versions.requirement(of: remote.url, remote.requirement).map { requirement in
      PackageDependency(
        identity: remote.name, source: .remote(remote.url, requirement: requirement))
    }
  }

  /// The version of a package that is here.
  func version(of package: FoundPackage) -> String {
    let remote = remotes.first { $0.name == package.identity }
    if let version = remote.flatMap({ versions.pinned($0.url) }) { return version }
    switch remote?.requirement {
    case .exact(let version), .revision(let version): return version
    default: return package.fingerprint
    }
  }

  /// The traits of a package that other packages ask for, or else its default ones.
  func traits(of package: FoundPackage) -> Set<String> {
    let identity = package.identity.lowercased()
    let asked = known.values.compactMap(\.self).flatMap { $0.manifest.dependencies ?? [] }
      .filter { $0.identity == identity }.compactMap(\.traits)
    return asked.isEmpty ? ["default"] : asked.reduce(into: []) { $0.formUnion($1) }
  }

  /// Why no package provides a module that one has.
  func reason(forMissing module: String) -> String? {
    for package in known.values.compactMap(\.self).sorted(by: { $0.folder < $1.folder }) {
      let targets = package.manifest.targets.filter { $0.isBinary || $0.isLibrary }
      guard let target = targets.first(where: { $0.module == module }) else { continue }
      if target.isBinary { return "a binary in the package \(package.identity)" }
      if !package.has(target) {
        return "the package \(package.identity) has its sources in a folder of others"
      }
      return "Objective-C in the package \(package.identity)"
    }
    return nil
  }
}
