import Foundation
import PropertyLists
import XcodeProjects

/// The submodules of the git repository that a project is in.
enum Submodules {
  /// Returns the paths of missing submodules.
  static func missing(around folder: String) -> [String] {
    var root = folder
    while !FileManager.default.fileExists(atPath: root + "/.gitmodules") {
      let outer = FilePath.folder(of: root)
      // The repository ends where its folder of git's is.
      guard outer != root, !FileManager.default.fileExists(atPath: root + "/.git") else {
        return []
      }
      root = outer
    }
    guard let bytes = try? FileBytes.read(root + "/.gitmodules") else { return [] }
    let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let sides = line.split(separator: "=", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return sides.count == 2 && sides[0] == "path" ? sides[1] : nil
    }
    return paths.filter { path in
      let place = FilePath.join(root, path)
      return ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).isEmpty
    }.sorted()
  }
}
