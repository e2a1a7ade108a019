import FleetPort
import Foundation
import PropertyLists
import XcodeProjects

/// A package that was found on the disk.
struct FoundPackage {
  let folder: String
  let manifest: PackageManifest

  /// Whether SwiftPM does not read its manifest, or it has none: it is taken by its sources.
  let isTakenBySources: Bool

  init?(folder: String, dump: (String) -> Data?) {
    self.folder = folder
    if FileManager.default.fileExists(atPath: folder + "/" + ProjectSearch.manifest),
      let data = dump(folder),
      let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data)
    {
      self.manifest = manifest
      isTakenBySources = false
    } else if let manifest = PackageSources(in: folder).manifest {
      self.manifest = manifest
      isTakenBySources = true
    } else {
      return nil
    }
  }

  /// The name by which other packages depend on it.
  var identity: String { FilePath.name(of: folder) }

  /// The folder of a target.
  func folder(of target: PackageManifest.Target) -> String {
    if let path = target.path { return FilePath.join(folder, path) }
    if target.isBinary { return artifact(of: target) ?? FilePath.join(artifacts, target.name) }
    let parents = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let places = parents.map { "\(folder)/\($0)/\(target.name)" }
    if let place = places.first(where: { FileManager.default.fileExists(atPath: $0) }) {
      return place
    }
    // The sources of the only target may lie in the folder of all.
    let isOnly = manifest.targets.filter { $0.isTest == target.isTest }.count == 1
    return isOnly ? FilePath.folder(of: places[0]) : places[0]
  }

  /// The folder of the binaries that SwiftPM has fetched for the package: beside the one of checkouts.
  private var artifacts: String {
    let checkouts = FilePath.folder(of: folder)
    // A package of the project's own names no folder above it.
    let build =
      FilePath.name(of: checkouts) == "checkouts" ? FilePath.folder(of: checkouts) : folder
    let places = [identity.lowercased(), identity].map { "\(build)/artifacts/\($0)" }
    return places.first { FileManager.default.fileExists(atPath: $0) } ?? places[0]
  }

  /// The framework that SwiftPM has fetched for a target.
  private func artifact(of target: PackageManifest.Target) -> String? {
    let place = FilePath.join(artifacts, target.name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.sorted().first { FilePath.kind(of: $0) == "xcframework" }
      .map { FilePath.join(place, $0) }
  }

  /// The folder that what a target names has to lie in.
  func root(of target: PackageManifest.Target) -> String {
    target.isBinary && target.path == nil ? artifacts : folder
  }

  /// The Swift files of a target.
  func swiftFiles(of target: PackageManifest.Target) -> [String] { files(of: target, ["swift"]) }

  /// The kinds of sources that are built as they are, and the ones that Linux does not build.
  static let kindsOfC: Set = ["c", "cc", "cpp", "cxx", "s"]
  static let kindsOfObjectiveC: Set = ["m", "mm"]

  /// Whether a target is in C or C++.
  func isC(_ target: PackageManifest.Target) -> Bool {
    target.isLibrary && files(of: target, Self.kindsOfObjectiveC.union(["swift"])).isEmpty
      && !files(of: target, Self.kindsOfC).isEmpty
  }

  /// Whether a module is that of a target in Objective-C.
  func isObjectiveC(_ module: String) -> Bool {
    manifest.targets.contains { target in
      target.module == module && target.isLibrary && files(of: target, ["swift"]).isEmpty
        && !files(of: target, Self.kindsOfObjectiveC).isEmpty
    }
  }

  /// The sources and headers of a target in C.
  func filesOfC(of target: PackageManifest.Target) -> [String] {
    files(of: target, Self.kindsOfC.union(["h", "hpp", "inc"]))
  }

  /// The files of a target of some kinds.
  private func files(of target: PackageManifest.Target, _ kinds: Set<String>) -> [String] {
    guard has(target) else { return [] }
    let description = description(of: target)
    return description.files.flatMap { place -> [String] in
      if kinds.contains(FilePath.kind(of: place)) { return [place] }
      var tree = FolderTree(at: place, folders: [])
      tree.read()
      return tree.files.map { FilePath.join(place, $0) }
    }.filter { kinds.contains(FilePath.kind(of: $0)) && !description.excepts($0) }
  }

  /// Whether the sources of a target are the package's: a manifest may name any folder.
  func has(_ target: PackageManifest.Target) -> Bool {
    FilePath.isInside(folder(of: target), root(of: target))
  }

  /// What the manifest defines for the headers of a module.
  func macros(of module: String) -> [String] {
    let target = manifest.targets.first { $0.module == module }
    return ["SWIFT_PACKAGE=1"] + (target?.settings ?? []).compactMap(\.macro)
  }

  /// The packages that it depends on.
  var others: [PackageReference.Source] { (manifest.dependencies ?? []).compactMap(\.source) }

  /// The products of other packages that one needs on Linux.
  func productsOfOthers(neededBy product: String) -> [String] {
    let own = Set(manifest.targets.map(\.name))
    let traits = manifest.traits(["default"])
    return manifest.targets(of: product).flatMap { $0.dependencies ?? [] }
      .filter { $0.condition?.holds(on: "linux", traits) != false }.compactMap(\.name)
      .filter { !own.contains($0) }
  }

  /// Returns the places of a target's files.
  func description(of target: PackageManifest.Target) -> TargetDescription {
    let folder = folder(of: target)
    var description = TargetDescription()
    let resources = target.resources ?? []
    func paths(_ paths: [String]) -> [String] {
      paths.map { FilePath.join(folder, $0) }.filter { FilePath.isInside($0, self.folder) }
    }
    description.files =
      target.sources.map { paths($0 + resources.filter { !$0.isCopied }.map(\.path)) } ?? [folder]
    description.copies = paths(resources.filter(\.isCopied).map(\.path))
    // A file that the manifest names and that is gone is nothing that a build waits for.
    description.files.removeAll { !FileManager.default.fileExists(atPath: $0) }
    description.exceptions = paths(target.exclude ?? []) + description.copies
    if isTakenBySources { description.exceptions += PackageSources.others(in: folder) }
    description.isOfPackage = true
    description.hasModuleBundle = !resources.isEmpty || hasKnownResources(in: folder)
    return description
  }

  /// Whether a folder has what becomes a resource without being named.
  private func hasKnownResources(in folder: String) -> Bool {
    var tree = FolderTree(at: folder, folders: [])
    tree.read()
    return tree.files.contains { path in
      Self.resources.contains(FilePath.kind(of: path))
        || FilePath.kind(of: FilePath.folder(of: path)) == "lproj"
    }
  }

  private static let resources: Set<String> = [
    "xcassets", "storyboard", "xib", "nib", "xcdatamodeld", "xcstrings",
  ]
}
