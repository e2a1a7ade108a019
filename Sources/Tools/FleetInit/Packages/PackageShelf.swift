import Foundation
import XcodeProjects

/// The packages that a project has: packages in its folders, and in repositories.
struct PackageShelf {
  /// The packages in repositories, the project's first.
  private(set) var remotes: [RemotePackage] = []
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
      remotes.append(package)
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

  /// Where packages may be: in the project, and among what was fetched.
  private var places: [String] {
    locals + remotes.flatMap { remote in checkouts.map { "\($0)/\(remote.name)" } }
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

  /// Why no package provides a module that one has.
  func reason(forMissing module: String) -> String? {
    let owner = known.values.compactMap(\.self).first { package in
      package.manifest.targets.contains { $0.isBinary && $0.module == module }
    }
    return owner.map { "a binary in the package \($0.identity)" }
  }
}
