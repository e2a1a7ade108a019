import Foundation
import XcodeProjects

/// Writes what has changed into the folder of the package, and nothing else.
struct FolderWriter {
  /// One file that is not as it should be.
  struct Change: Equatable {
    enum Kind: String { case new, changed, removed }

    let kind: Kind
    /// The path in the folder.
    let path: String
  }

  private(set) var changes: [Change] = []
  /// The files that are left alone because a user has written them.
  private(set) var kept: [String] = []
  private let folder: String
  private var texts: [String: String] = [:]
  private var links: [String: String] = [:]

  init(_ folder: String) { self.folder = folder }

  /// Finds out what has to be written.
  mutating func compare(with package: PackageText) {
    for (path, text) in package.files.sorted(by: { $0.key < $1.key }) { compare(path, text) }
    for (path, goal) in package.links.sorted(by: { $0.key < $1.key }) {
      let place = folder + "/" + path
      let old = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      guard old != goal else { continue }
      changes.append(Change(kind: old == nil ? .new : .changed, path: path))
      links[path] = goal
    }
    findOrphans(besides: package)
  }

  /// Counts what has been written before among the changes.
  mutating func add(_ changes: [Change]) { self.changes = changes + self.changes }

  /// Counts what another one finds beside the folder, in that of the project.
  mutating func add(_ other: FolderWriter) {
    changes += other.changes.map { Change(kind: $0.kind, path: "../\($0.path)") }
    kept += other.kept
  }

  mutating func compare(_ path: String, _ text: MarkedText) {
    guard let data = FileManager.default.contents(atPath: folder + "/" + path) else {
      changes.append(Change(kind: .new, path: path))
      texts[path] = text.text
      return
    }
    let old = String(decoding: data, as: UTF8.self)
    guard let new = text.replacing(in: old) else {
      kept.append("\(path) has no marks of fleet-init, and is left alone.")
      return
    }
    guard new != old else { return }
    changes.append(Change(kind: .changed, path: path))
    texts[path] = new
  }

  /// Compares a file of which all is written anew.
  ///
  /// - Parameters:
  ///   - text: What it should hold; `nil` where it should not be there.
  ///   - isOpen: Whether it would hold more once that is found out.
  mutating func compare(_ path: String, whole text: String?, isOpen: Bool) {
    let old = FileManager.default.contents(atPath: folder + "/" + path).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard old != text || isOpen else { return }
    guard text != nil || isOpen else {
      changes.append(Change(kind: .removed, path: path))
      return
    }
    changes.append(Change(kind: old == nil ? .new : .changed, path: path))
    texts[path] = text
  }

  /// Finds the files that were written for a target that is gone.
  private mutating func findOrphans(besides package: PackageText) {
    for area in ["Sources", "Tests"] {
      for module in Self.contents(of: "\(folder)/\(area)") {
        let path = "\(area)/\(module)/\(module).files.swift"
        for link in Self.contents(of: "\(folder)/\(area)/\(module)/Folders").map({
          "\(area)/\(module)/Folders/\($0)"
        }) where package.links[link] == nil && isLink(link) {
          changes.append(Change(kind: .removed, path: link))
        }
        guard package.files[path] == nil,
          let data = FileManager.default.contents(atPath: folder + "/" + path)
        else { continue }
        let text = PackageText.targetFile(of: module, "")
        if text.isAll(of: String(decoding: data, as: UTF8.self)) {
          changes.append(Change(kind: .removed, path: path))
        } else {
          kept.append("\(path) is of no target any more, but has lines of yours.")
        }
      }
    }
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + path)) != nil
  }

  private static func contents(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  // MARK: Writing

  /// Makes the changes.
  func write() throws {
    let manager = FileManager.default
    for change in changes {
      let place = folder + "/" + change.path
      guard change.kind != .removed else {
        try manager.removeItem(atPath: place)
        removeIfEmpty(FilePath.folder(of: place))
        continue
      }
      try manager.createDirectory(
        atPath: FilePath.folder(of: place), withIntermediateDirectories: true)
      if let goal = links[change.path] {
        if change.kind == .changed { try manager.removeItem(atPath: place) }
        try manager.createSymbolicLink(atPath: place, withDestinationPath: goal)
      } else if let text = texts[change.path] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: place), options: .atomic)
      }
    }
  }

  private func removeIfEmpty(_ place: String) {
    guard place != folder, Self.contents(of: place).isEmpty else { return }
    try? FileManager.default.removeItem(atPath: place)
    removeIfEmpty(FilePath.folder(of: place))
  }
}
