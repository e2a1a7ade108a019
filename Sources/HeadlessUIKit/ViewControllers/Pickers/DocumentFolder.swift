import Foundation

/// A folder of documents, as a document browser uses it.
package struct DocumentFolder {
  package let url: URL

  /// Creates what is done with a folder.
  package init(url: URL) { self.url = url }

  /// The folder that an app keeps its documents in.
  static var ofApp: DocumentFolder {
    let files = FileManager.default
    return DocumentFolder(
      url: files.urls(for: .documentDirectory, in: .userDomainMask).first
        ?? files.temporaryDirectory)
  }

  /// The files in the folder, and folders that are documents, by name.
  var documents: [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (found ?? []).filter { !$0.hasDirectoryPath || !$0.pathExtension.isEmpty }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Returns whether a document is in the folder, or further down.
  func contains(_ document: URL) -> Bool {
    document.standardizedFileURL.path.hasPrefix(url.standardizedFileURL.path + "/")
  }

  /// Copies or moves a document into the folder; answers where it is then.
  func take(_ document: URL, moving: Bool) throws -> URL {
    let files = FileManager.default
    try files.createDirectory(at: url, withIntermediateDirectories: true)
    let place = url.appendingPathComponent(document.lastPathComponent)
    if moving {
      return try move(document, to: place)
    }
    let target = free(place)
    try files.copyItem(at: document, to: target)
    return target
  }

  /// Moves a document to a place, or to one of a similar name; answers where it is then.
  func move(_ document: URL, to place: URL) throws -> URL {
    if place.standardizedFileURL == document.standardizedFileURL { return document }
    let target = free(place)
    try FileManager.default.moveItem(at: document, to: target)
    return target
  }

  /// Returns a place, or the first of `Name 2`, `Name 3` and so on where nothing is.
  private func free(_ place: URL) -> URL {
    let name = place.deletingPathExtension().lastPathComponent
    let kind = place.pathExtension.isEmpty ? "" : ".\(place.pathExtension)"
    var (free, number) = (place, 2)
    while FileManager.default.fileExists(atPath: free.path) {
      free = place.deletingLastPathComponent().appendingPathComponent("\(name) \(number)\(kind)")
      number += 1
    }
    return free
  }
}
