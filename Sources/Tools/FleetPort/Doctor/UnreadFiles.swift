import Foundation

/// Files of an app that do nothing here, or less than on Apple's systems.
package struct UnreadFiles: Encodable {
  package let kind: String
  package let paths: [String]

  private static let kinds: [(endings: [String], text: String)] = [
    (["xcmappingmodel"], "mapping models: a store of another version is taken over by names"),
    (["m", "mm"], "Objective-C sources: they are not compiled"),
    (["metal"], "Metal sources: they are not compiled"),
    (["mlmodel", "mlpackage"], "Core ML models: there is no Core ML"),
  ]

  /// Finds the files in folders, but for what is hidden.
  static func find(in folders: [String]) -> [UnreadFiles] {
    let paths = folders.map(SourceFolder.absolute).flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { !$0.hasPrefix(".") && !$0.contains("/.") }.map { folder + "/" + $0 }
    }
    return kinds.compactMap { endings, text in
      let endings = endings.map { "." + $0 }
      let found = Set(paths).filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
      // A model may be a folder.
      let outer = found.filter { path in !found.contains { path.hasPrefix($0 + "/") } }
      return outer.isEmpty ? nil : UnreadFiles(kind: text, paths: outer)
    }
  }
}
