import Foundation

@testable import AssetCatalogs

/// A catalog that a test writes to the disk.
final class AssetFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).xcassets"
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func asset(_ name: String, _ kind: Asset.Kind) throws -> Asset {
    AssetCatalog(path: path).assets.first { $0.name == name && $0.kind == kind }
      ?? Asset(kind: kind, name: name, folder: path)
  }
}
