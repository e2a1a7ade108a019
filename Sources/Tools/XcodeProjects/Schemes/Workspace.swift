package import PropertyLists

/// A workspace: the projects and packages that stand in it.
package struct Workspace: Sendable {
  package let path: String
  package let name: String
  /// The paths of all that the workspace names, in its order.
  package let files: [String]
  /// The paths of its projects.
  package var projects: [String] { files.filter { FilePath.kind(of: $0) == "xcodeproj" } }

  /// Reads the workspace at a path, `App.xcworkspace`.
  package init(path: String) throws(Finding) {
    try self.init(path: path, bytes: FileBytes.read(path + "/contents.xcworkspacedata"))
  }

  /// Reads a workspace out of the bytes of its contents.
  package init(path: String, bytes: [UInt8]) throws(Finding) {
    let path = FilePath.normalized(path)
    let file = path + "/contents.xcworkspacedata"
    let root = try MarkupReader.root(of: TextDecoder.utf8(bytes), file: file)
    guard root.name == "Workspace" else {
      throw Finding(file: file, at: root.position, "<\(root.name)> is no workspace.")
    }
    self.path = path
    name = FilePath.stem(of: path)
    let folder = FilePath.folder(of: path)
    files = Self.files(in: root, group: folder, container: folder)
  }

  private static func files(
    in element: MarkupElement, group: String, container: String
  ) -> [String] {
    element.children.flatMap { child -> [String] in
      let place = place(child["location"] ?? "", group: group, container: container)
      switch child.name {
      case "FileRef": return [place]
      case "Group": return files(in: child, group: place, container: container)
      default: return []
      }
    }
  }

  private static func place(_ location: String, group: String, container: String) -> String {
    let sides = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = sides.count > 1 ? String(sides[1]) : location
    switch sides.first {
    case "container": return FilePath.join(container, path)
    case "absolute": return FilePath.normalized(path)
    // The workspace in a project is the project's own.
    case "self": return path.isEmpty ? container : FilePath.join(container, path)
    default: return FilePath.join(group, path)
    }
  }
}
