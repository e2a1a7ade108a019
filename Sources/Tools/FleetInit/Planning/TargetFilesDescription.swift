import FleetPort
import Foundation
import XcodeProjects

/// Says where the files of a target are, so that exactly the files that Xcode builds are built.
struct TargetFilesDescription {
  private(set) var description = TargetDescription()
  /// The folders whose new files are the target's by themselves.
  private(set) var folders: [String] = []

  init(_ files: TargetFiles, of target: XcodeTarget, in project: XcodeProject) {
    for id in target.synchronizedGroups {
      guard let group = project.synchronizedGroups[id],
        let folder = project.items[id]?.location.path,
        FileManager.default.fileExists(atPath: folder)
      else { continue }
      folders.append(folder)
      description.files.append(folder)
      addExceptions(of: group, in: folder, files, target)
    }
    for member in files.members where !folders.contains(where: { isTaken(member, from: $0) }) {
      add(member)
    }
  }

  /// Whether a file comes with its folder.
  private func isTaken(_ member: MemberFile, from folder: String) -> Bool {
    FilePath.isInside(member.path, folder) && !description.excepts(member.path)
  }

  private mutating func add(_ member: MemberFile) {
    switch member.role {
    case .source:
      if ["swift", "xcdatamodeld"].contains(FilePath.kind(of: member.path)) {
        description.files.append(member.path)
      }
    case .resource:
      if member.isFolder || FileKind(path: member.path) != .resource {
        description.copies.append(member.path)
      } else {
        description.files.append(member.path)
      }
    case .copied(let place):
      if Self.copies(member.path, to: place) { description.copies.append(member.path) }
    case .header: break
    }
  }

  /// Whether a file that a phase copies to a place becomes a resource.
  static func copies(_ path: String, to place: String) -> Bool {
    FileKind(path: path) == .resource && !place.contains("Frameworks") && !place.contains("PlugIns")
  }

  /// What Xcode leaves out of a folder, and what would come by its kind and does not.
  private mutating func addExceptions(
    of group: SynchronizedGroup, in folder: String, _ files: TargetFiles, _ target: XcodeTarget
  ) {
    let named =
      group.targetExceptions.filter { $0.target == target.id }.flatMap(\.paths)
      + group.explicitFolders
    var isFolder: ObjCBool = false
    for path in named.map({ FilePath.join(folder, $0) })
    where FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      description.exceptions.append(path)
    }
    let taken = Set(
      files.members.filter { $0.isSynchronized && !$0.isFolder }.map(\.path))
    var tree = FolderTree(at: folder, folders: [])
    tree.read()
    // A package in the folder is one of its own.
    description.exceptions += tree.packages.map { FilePath.join(folder, $0) }
    for path in tree.files.map({ FilePath.join(folder, $0) })
    where !taken.contains(path) && !description.excepts(path) {
      let kind = FileKind(path: path)
      if kind == .source || kind == .resource { description.exceptions.append(path) }
    }
    description.exceptions = Array(Set(description.exceptions)).sorted()
  }
}
