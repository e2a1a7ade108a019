import Foundation

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

  /// The path from the root, so that it means the same everywhere.
  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
