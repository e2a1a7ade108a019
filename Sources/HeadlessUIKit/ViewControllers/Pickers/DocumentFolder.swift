import Foundation

/// A folder of documents, as a document browser uses it.
package struct DocumentFolder {
  package let url: URL

  /// Creates the operations on a folder.
  package init(url: URL) { self.url = url }

  /// Creates the operations on the folder of an existing document.
  init(around document: URL) throws {
    guard FileManager.default.fileExists(atPath: document.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    url = document.standardizedFileURL.deletingLastPathComponent()
  }

  /// The folder that an app keeps its documents in, on a device.
  static var ofApp: DocumentFolder {
    DocumentFolder(url: AppHome.url(for: .documentDirectory) ?? AppHome.folder)
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
    let folders = document.standardizedFileURL.pathComponents.dropLast()
    return folders.starts(with: url.standardizedFileURL.pathComponents)
  }

  /// Copies or moves a document into the folder, which is made for it; returns its new place.
  func take(_ document: URL, moving: Bool) throws -> URL {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return try Self.bring(document, to: place(for: document), moving: moving)
  }

  /// The place in the folder for a document of this name.
  func place(for document: URL) -> URL {
    url.appendingPathComponent(document.standardizedFileURL.lastPathComponent)
  }

  /// Gives a document another name in its folder, with its kind; returns its new place.
  static func rename(_ document: URL, to name: String) throws -> URL {
    // Such a name would lead elsewhere, or hide the document.
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains(where: { "/\0".contains($0) }) else {
      throw CocoaError(.fileWriteInvalidFileName)
    }
    let kind = document.pathExtension
    var place = document.standardizedFileURL.deletingLastPathComponent()
      .appendingPathComponent(name)
    if place.pathExtension != kind { place.appendPathExtension(kind) }
    return try bring(document, to: place, moving: true)
  }

  /// Copies or moves a document to a place, or under a similar name where that place is taken;
  /// returns its new place.
  static func bring(_ document: URL, to place: URL, moving: Bool) throws -> URL {
    let files = FileManager.default
    guard document.isFileURL, files.fileExists(atPath: document.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    // A folder within itself would have no end.
    guard !DocumentFolder(url: document).contains(place) else {
      throw CocoaError(.fileWriteInvalidFileName)
    }
    if moving, place.standardizedFileURL == document.standardizedFileURL { return document }
    let target = free(place)
    if moving {
      try files.moveItem(at: document, to: target)
    } else {
      try files.copyItem(at: document, to: target)
    }
    return target
  }

  /// Returns a place, or the first of `Name 2`, `Name 3` and so on where nothing is.
  private static func free(_ place: URL) -> URL {
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
