import Foundation
import XcodeProjects

/// The Swift files at a path.
struct SourceFolder {
  let path: String

  /// Finds the files in a folder and in those within it, in the order of their paths.
  ///
  /// What is hidden, and what is in the folder of the outputs, is left out. The path may be that of
  /// a file, too.
  func files(outside outputs: String?) throws(WrongCall) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw WrongCall("There is no '\(path)'.")
    }
    let absolute = Self.absolute(path)
    guard isFolder.boolValue else {
      guard path.hasSuffix(".swift") else { throw WrongCall("'\(path)' is no Swift file.") }
      return [absolute]
    }
    let names = FileManager.default.enumerator(atPath: absolute)?.compactMap { $0 as? String } ?? []
    let hidden = outputs.map { Self.absolute($0) + "/" }
    let found = names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .map { absolute + "/" + $0 }
    .filter { file in hidden.map { !file.hasPrefix($0) } ?? true }
    guard !found.isEmpty else { throw WrongCall("There is no Swift file in '\(path)'.") }
    return found.sorted()
  }

  /// The folder that some paths have in common, from the root: of a folder alone, itself.
  static func around(_ paths: [String]) -> String {
    let parts = paths.map { absolute($0).split(separator: "/").map(String.init) }
    guard var common = parts.first else { return "/" }
    for path in parts {
      common = zip(common, path).prefix { $0 == $1 }.map(\.0)
    }
    let folder = "/" + common.joined(separator: "/")
    return folder.hasSuffix(".swift") ? FilePath.folder(of: folder) : folder
  }

  /// The path from the root, so that it means the same everywhere.
  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
