import Foundation
import Interfaces

/// Finds the files of an app that a build has copied, so that failures name what can be edited.
enum InterfaceSources {
  /// Returns the path of the file that a file of a ported module was copied from, or else its own.
  static func path(of url: URL) -> String {
    let facts = InterfaceFile.modules(around: url).lazy.compactMap(PortedModules.facts).first
    return original(of: url, in: facts?.sourceFolders ?? []) ?? url.path
  }

  /// Returns the path of a file in the folders that is the same: a copy keeps a language's folder.
  static func original(of url: URL, in folders: [String]) -> String? {
    let folder = url.deletingLastPathComponent()
    let language = folder.pathExtension == "lproj" ? "/\(folder.lastPathComponent)" : ""
    let ending = "\(language)/\(url.lastPathComponent)"
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
      let paths = files?.compactMap { ($0 as? URL)?.path } ?? []
      let found = paths.filter { $0.hasSuffix(ending) }.sorted().first {
        FileManager.default.contentsEqual(atPath: $0, andPath: url.path)
      }
      if let found { return found }
    }
    return nil
  }
}
