import Foundation

package enum FileBytes {
  /// Returns the bytes of a file.
  ///
  /// - Throws: A `Finding` that says that the file is missing or cannot be read.
  package static func read(_ path: String) throws(Finding) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Finding(file: path, "There is no such file.")
    }
    guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: path) else {
      throw Finding(file: path, "The file cannot be read.")
    }
    return [UInt8](data)
  }
}
