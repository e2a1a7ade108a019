import FleetPort
import Foundation
import PropertyLists
import XcodeProjects

/// A package that was found on the disk.
struct FoundPackage {
  let folder: String
  let manifest: PackageManifest

  init?(folder: String, dump: (String) -> Data?) {
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift"),
      let data = dump(folder),
      let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data)
    else { return nil }
    self.folder = folder
    self.manifest = manifest
  }

  /// The name by which other packages depend on it.
  var identity: String { FilePath.name(of: folder) }

  /// The folder of a target.
  func folder(of target: PackageManifest.Target) -> String {
    if let path = target.path { return FilePath.join(folder, path) }
    let places = ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(target.name)" }
    return places.first { FileManager.default.fileExists(atPath: $0) } ?? places[0]
  }

  /// The Swift files of a target.
  func swiftFiles(of target: PackageManifest.Target) -> [String] {
    let description = description(of: target)
    return description.files.flatMap { place -> [String] in
      if FilePath.kind(of: place) == "swift" { return [place] }
      var tree = FolderTree(at: place, folders: [])
      tree.read()
      return tree.files.map { FilePath.join(place, $0) }
    }.filter { FilePath.kind(of: $0) == "swift" && !description.excepts($0) }
  }

  /// Whether a product takes rewriting: something of it imports UIKit.
  func importsUIKit(_ product: String) -> Bool {
    SourceImports.modules(in: manifest.targets(of: product).flatMap(swiftFiles))["UIKit"] != nil
  }

  /// The packages that it depends on.
  var others: [PackageReference.Source] { (manifest.dependencies ?? []).compactMap(\.source) }

  /// Where the files of a target are.
  func description(of target: PackageManifest.Target) -> TargetDescription {
    let folder = folder(of: target)
    var description = TargetDescription()
    let resources = target.resources ?? []
    func paths(_ paths: [String]) -> [String] { paths.map { FilePath.join(folder, $0) } }
    description.files =
      target.sources.map { paths($0 + resources.filter { !$0.isCopied }.map(\.path)) } ?? [folder]
    description.copies = paths(resources.filter(\.isCopied).map(\.path))
    description.exceptions = paths(target.exclude ?? []) + description.copies
    description.hasModuleBundle = !resources.isEmpty
    return description
  }
}
