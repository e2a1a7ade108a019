package import Foundation
package import PropertyLists

/// The folder of a data model, `.xcdatamodeld` or `.momd`, with a folder for each version.
package struct DataModelBundle {
  /// The folder.
  package let url: URL

  /// Finds the folder of a model, which may be of one version only, `.xcdatamodel`.
  package init(_ url: URL) { self.url = url }

  /// The folders of the versions, in the order of their names.
  package var versions: [URL] {
    if url.pathExtension == "xcdatamodel" {
      return FileManager.default.fileExists(atPath: url.path) ? [url] : []
    }
    let files = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "xcdatamodel" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The folder of the current version: the one that `.xccurrentversion` names, or the only one.
  package var currentVersion: URL? {
    let versions = versions
    let list = url.appendingPathComponent(".xccurrentversion")
    if let properties = try? PropertyList(contentsOf: list.path),
      let name = properties["_XCCurrentVersionName"]?.string,
      let version = versions.first(where: { $0.lastPathComponent == name })
    {
      return version
    }
    return versions.first
  }

  /// Reads a version, by its folder.
  package static func read(version: URL) throws(Finding) -> DataModel {
    let file = version.appendingPathComponent("contents").path
    return try DataModelReader(file: file).read(FileBytes.read(file))
  }

  /// Reads the current version.
  package func read() throws(Finding) -> DataModel {
    guard let version = currentVersion else {
      throw Finding(file: url.path, "There is no version of the model in this folder.")
    }
    return try Self.read(version: version)
  }
}
