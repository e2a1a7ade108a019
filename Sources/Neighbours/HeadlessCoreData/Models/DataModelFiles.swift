import DataModels
import Foundation

/// Finds models among resources.
enum DataModelFiles {
  /// The endings of models' folders: what Xcode compiles them to, and what they are in sources.
  private static let endings = ["momd", "xcdatamodeld", "mom", "xcdatamodel"]

  /// Returns the folder of a model, also where it is asked for by what Xcode would compile it to.
  static func bundle(at url: URL) -> DataModelBundle? {
    let stem = url.deletingPathExtension()
    let candidates = [url] + endings.map { stem.appendingPathExtension($0) }
    return candidates.lazy.map { DataModelBundle($0) }.first { $0.currentVersion != nil }
  }

  /// Returns the versions besides the current one.
  static func others(_ bundle: DataModelBundle) -> [URL] {
    let current = bundle.currentVersion
    return bundle.versions.filter { $0 != current }
  }

  /// Returns the models of bundles; `nil` stands for the program's bundles.
  static func all(in bundles: [Bundle]?) -> [URL] {
    let folders = bundles.map { $0.compactMap { $0.resourceURL ?? $0.bundleURL } }
    return (folders ?? ResourceFolders.all).flatMap(models)
  }

  /// Returns the model with a name among the resources of the program.
  static func model(named name: String) -> URL? {
    for folder in ResourceFolders.all {
      let found = models(in: folder).first {
        $0.deletingPathExtension().lastPathComponent == name
      }
      if let found { return found }
    }
    return nil
  }

  /// Says where a model was looked for, and what there is instead.
  static func search(_ name: String) -> String {
    let names = ResourceFolders.all.flatMap(models).map(\.lastPathComponent)
    let found = names.isEmpty ? "There is none." : "There is \(names.joined(separator: ", "))."
    return "Looked for \(name).xcdatamodeld among the resources of the program and its modules. "
      + "\(found) Let the target have it: resources: [.copy(\"\(name).xcdatamodeld\")]"
  }

  private static func models(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { endings.contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
