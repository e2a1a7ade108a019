import Foundation

/// The assets of a catalog by name, without what is in them.
package struct AssetCatalog: Sendable {
  /// How deep folders may lie within each other: a link back up makes them endless.
  package static let mostDepth = 64
  /// The largest number of folders to look into.
  package static let mostFolders = 100_000

  /// The assets, in the order of their folders.
  package let assets: [Asset]
  /// The folders that only hold others, the catalog itself first: where one is added or removed,
  /// the catalog is another one.
  package let folders: [String]
  /// Whether the catalog says itself if Swift gets names of its colors and images beside the
  /// resources.
  package let generatesExtensions: Bool?

  /// Reads which assets there are.
  ///
  /// A folder that cannot be read has none.
  package init(path: String) {
    var assets: [Asset] = []
    var folders: [String] = []
    var waiting = [(path: path, prefix: "", depth: 0)]
    while let next = waiting.popLast(), folders.count < Self.mostFolders {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: next.path) else {
        continue
      }
      folders.append(next.path)
      var inner: [(path: String, prefix: String, depth: Int)] = []
      for name in names.sorted() {
        let folder = next.path + "/" + name
        let parts = Self.parts(of: name)
        if let kind = Asset.kinds[parts.ending] {
          assets.append(Asset(kind: kind, name: next.prefix + parts.base, folder: folder))
        } else if !Asset.others.contains(parts.ending), parts.ending != "json",
          next.depth < Self.mostDepth
        {
          let isSpace = AssetContents(folder: folder).flag("provides-namespace")
          inner.append((folder, isSpace ? next.prefix + name + "/" : next.prefix, next.depth + 1))
        }
      }
      waiting += inner.reversed()
    }
    self.assets = assets
    self.folders = folders
    switch AssetContents(folder: path).properties["generate-swift-asset-symbol-extensions"] {
    case let text as String: generatesExtensions = text == "enabled" || text == "YES"
    default: generatesExtensions = nil
    }
  }

  /// The name of a folder before its last dot, and what stands behind it.
  private static func parts(of name: String) -> (base: String, ending: String) {
    guard let dot = name.lastIndex(of: ".") else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
