import Foundation
import XcodeProjects

/// A file among what is made for the importer.
package enum MadeFile {
  package static func write(_ text: String, to path: String) throws(StandInTrouble) {
    do {
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw StandInTrouble("'\(path)' cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes a map of a module that exports what its headers import.
  static func writeMap(
    of module: String, _ headers: [String], isSystem: Bool, in folder: String
  ) throws(StandInTrouble) {
    let lines = headers.map { "  header \"\($0)\"\n" }.joined()
    let text = "module \(module)\(isSystem ? " [system]" : "") {\n\(lines)  export *\n}\n"
    try write(text, to: folder + "/module.modulemap")
  }
}
