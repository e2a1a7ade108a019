import Foundation
import XcodeProjects

/// The resources of a target, as the build of Xcode puts them into a bundle: all at its top, but for
/// those in a language's folder.
struct ResourceFolder {
  /// The folder is called as the bundles of packages are, by which the model knows its module.
  static func path(in outputs: String, module: String) -> String {
    outputs + "/Xcode_\(module).resources"
  }

  private let description: TargetDescription
  let path: String
  /// The contents of the folder, by their paths there.
  private var sources: [String: String] = [:]
  /// Files that are left out, because another one has their name.
  private(set) var warnings: [String] = []

  init(_ description: TargetDescription, path: String) {
    self.description = description
    self.path = path
    for file in description.files { add(file) }
    for file in description.copies { take(file, as: FilePath.name(of: file)) }
  }

  private mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue, !FileKind.isBundle(path) else { return add(file: path) }
    var tree = FolderTree(at: path, folders: [])
    tree.read()
    for file in tree.files { add(file: FilePath.join(path, file)) }
  }

  private mutating func add(file: String) {
    if FilePath.kind(of: file) == "xcdatamodeld", !description.excepts(file) {
      // The name that it has once Xcode has compiled it.
      let name = FilePath.name(of: file).dropLast("xcdatamodeld".count)
      return take(file, as: name + "momd")
    }
    guard FileKind(path: file) == .resource, !description.excepts(file),
      !description.copies.contains(file)
    else { return }
    let folder = FilePath.name(of: FilePath.folder(of: file))
    let name = FilePath.name(of: file)
    take(file, as: FilePath.kind(of: folder) == "lproj" ? "\(folder)/\(name)" : name)
  }

  private mutating func take(_ file: String, as name: String) {
    if let other = sources[name], other != file {
      warnings.append(
        "\(file):1:1: warning: '\(name)' is among the resources twice: the one in "
          + "'\(FilePath.folder(of: other))' is taken.")
    } else {
      sources[name] = file
    }
  }

  var isEmpty: Bool { sources.isEmpty }

  /// Makes the folder what it should be; what is there already keeps its date.
  func write(info: String?) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    try removeOrphans()
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      let place = path + "/" + name
      guard !manager.contentsEqual(atPath: source, andPath: place) else { continue }
      try? manager.removeItem(atPath: place)
      try manager.createDirectory(
        atPath: FilePath.folder(of: place), withIntermediateDirectories: true)
      try manager.copyItem(
        atPath: URL(fileURLWithPath: source).resolvingSymlinksInPath().path, toPath: place)
    }
    if let info, sources["Info.plist"] == nil {
      let place = path + "/Info.plist"
      guard manager.contents(atPath: place) != Data(info.utf8) else { return }
      try Data(info.utf8).write(to: URL(fileURLWithPath: place), options: .atomic)
    }
  }

  private func removeOrphans() throws {
    let manager = FileManager.default
    let kept = Set(sources.keys.flatMap { [$0, FilePath.folder(of: $0)] } + ["Info.plist"])
    for name in try manager.contentsOfDirectory(atPath: path) {
      if !kept.contains(name) {
        try manager.removeItem(atPath: path + "/" + name)
      } else if FilePath.kind(of: name) == "lproj", sources[name] == nil {
        for inner in try manager.contentsOfDirectory(atPath: path + "/" + name)
        where !kept.contains(name + "/" + inner) {
          try manager.removeItem(atPath: "\(path)/\(name)/\(inner)")
        }
      }
    }
  }
}
