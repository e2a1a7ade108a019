import Foundation
import XcodeProjects

extension PlanMaker {
  /// What the headers bring that all Swift sources of a target see.
  func headers(of member: ProjectSet.Member) -> [HeaderImports] {
    let (settings, files) = (read[member].settings, read[member].files)
    let own =
      member.target.kind == .framework
      ? HeaderImports.umbrella(of: settings.moduleName, among: files.headers) : nil
    // Xcode finds each header of a project by its name.
    let named = member.project.items.values.compactMap(\.location.path).filter {
      FilePath.kind(of: $0) == "h"
    }
    let known = files.headers + named.sorted() + headers(found: settings.headerSearchPaths)
    return [settings.bridgingHeader, own].compactMap(\.self)
      .filter { FileManager.default.fileExists(atPath: $0) }
      .map { HeaderImports(of: $0, among: known) }
  }

  /// The headers in the folders that a project searches, as far as these are in its own.
  private func headers(found paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      let isDeep = path.hasSuffix("/**")
      let folder = FilePath.physical(isDeep ? String(path.dropLast(3)) : path)
      guard FilePath.isInside(folder, FilePath.physical(projects.folder)),
        !FilePath.isInside(folder, pods.path)
      else { return [] }
      let names =
        isDeep
        ? Self.files(below: folder)
        : (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { FilePath.kind(of: $0) == "h" }.sorted().map {
        FilePath.join(folder, $0)
      }
    }
  }

  /// The paths of files from a folder on, also of files in packages there.
  private static func files(below folder: String) -> [String] {
    var tree = FolderTree(at: folder, folders: [])
    tree.read()
    return tree.packages.reduce(tree.files) { files, package in
      var inner = FolderTree(at: FilePath.join(folder, package), folders: [])
      inner.read()
      return files + inner.files.map { package + "/" + $0 }
    }
  }

  /// The headers of a project's own that Swift sources see, if they declare anything.
  func ownHeaders(_ headers: [HeaderImports], of kind: TargetKind) -> [String] {
    headers.filter(\.declares).flatMap(\.seen).filter {
      !FilePath.isInside($0, pods.path) && FilePath.isInside($0, projects.folder)
    }.sorted()
  }
}
