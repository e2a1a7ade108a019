import Foundation

/// The files below a folder, as a synchronized group sees them.
///
/// Bundles and the folders that are named are one file each; what begins with a point is not there, nor
/// is what belongs to a package in the folder.
package struct FolderTree {
  /// The paths from the folder on, sorted.
  package private(set) var files: [String] = []
  package private(set) var isThere = true
  /// The folders with packages of their own, whose files are the packages', sorted.
  package private(set) var packages: [String] = []
  /// Where links have led: they may lead in circles.
  private var followed: Set<String> = []
  private static let manifest = "Package.swift"
  private let top: String
  private let folders: Set<String>

  /// - Parameter folders: The folders that are taken as they are, from the top one on.
  package init(at top: String, folders: Set<String>) {
    self.top = top
    self.folders = folders
  }

  /// Looks through the folder.
  package mutating func read() {
    guard let names = Self.names(in: top) else {
      isThere = false
      return
    }
    read(names, in: "")
    files.sort()
    packages.sort()
  }

  private static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder)
  }

  private mutating func read(_ names: [String], in folder: String) {
    for name in names where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : folder + "/" + name
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: top + "/" + path, isDirectory: &isDirectory)
      else { continue }
      if !isDirectory.boolValue || FileKind.isBundle(name) || folders.contains(path) {
        files.append(path)
      } else if mayEnter(top + "/" + path) {
        let inner = Self.names(in: top + "/" + path) ?? []
        if inner.contains(Self.manifest) {
          packages.append(path)
        } else {
          read(inner, in: path)
        }
      }
    }
  }

  private mutating func mayEnter(_ folder: String) -> Bool {
    let manager = FileManager.default
    guard (try? manager.destinationOfSymbolicLink(atPath: folder)) != nil else { return true }
    let goal = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return followed.insert(goal).inserted
  }
}
