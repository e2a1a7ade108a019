import Foundation
import XcodeProjects

/// Finds the project, the workspace or the package that a path means.
enum ProjectSearch {
  /// Folders with projects that are not the user's.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData", "SourcePackages", "Linux",
  ]
  /// How folders begin that show what a package is for.
  private static let samples = ["example", "demo", "sample"]
  private static let depth = 3
  static let manifest = "Package.swift"

  /// Returns the path of a project, of a workspace, or of a package's manifest.
  static func find(_ path: String) throws(Refusal) -> String {
    let path = FilePath.physical(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Refusal("There is no '\(path)'.")
    }
    if ["xcodeproj", "xcworkspace"].contains(FilePath.kind(of: path))
      || FilePath.name(of: path) == manifest
    {
      return path
    }
    guard isFolder.boolValue else {
      throw Refusal("'\(path)' is neither a project nor a workspace, nor a folder with one.")
    }
    let package = path + "/" + manifest
    let isPackage = FileManager.default.fileExists(atPath: package)
    var folders = [path]
    for _ in 0..<depth {
      let names = folders.flatMap { folder in contents(of: folder).map { "\(folder)/\($0)" } }
      for kind in ["xcworkspace", "xcodeproj"] {
        let found = names.filter { FilePath.kind(of: $0) == kind }
        if found.count == 1 { return found[0] }
        guard found.isEmpty else {
          let words = found.map { "'\(FilePath.relative($0, to: path))'" }
          throw Refusal(
            "There are several, \(words.joined(separator: ", ")): say which, as in "
              + "'fleet-init \(FilePath.relative(found[0], to: path))'.")
        }
      }
      folders = names.filter { isFolderOfSources($0) && !(isPackage && isSample($0)) }
    }
    if isPackage { return package }
    let hint = generator(in: path).map { " \($0)" } ?? ""
    throw Refusal("There is no Xcode project in '\(path)'.\(hint)")
  }

  private static func contents(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") && !foreign.contains($0) }
  }

  private static func isFolderOfSources(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue && !FileKind.isBundle(path)
  }

  private static func isSample(_ folder: String) -> Bool {
    let name = FilePath.name(of: folder).lowercased()
    return samples.contains(where: name.hasPrefix)
  }

  // MARK: Projects that are made first

  private static let generators = [
    (files: ["project.yml", "project.yaml"], command: "xcodegen"),
    (files: ["Project.swift", "Workspace.swift", "Tuist.swift"], command: "tuist generate"),
    (files: ["Podfile"], command: "pod install"),
  ]

  /// Says which command makes the project of a folder, if a file there, or in a folder below, tells.
  static func generator(in folder: String) -> String? {
    var folders = [folder]
    var level = folders
    for _ in 1..<depth {
      level = level.flatMap { inner in contents(of: inner).map { "\(inner)/\($0)" } }
        .filter(isFolderOfSources)
      folders += level
    }
    for (files, command) in generators {
      for inner in folders {
        let found = files.first { FileManager.default.fileExists(atPath: "\(inner)/\($0)") }
        guard let found else { continue }
        let place = FilePath.relative(inner, to: folder)
        return place == "."
          ? "'\(found)' is there: run '\(command)' first."
          : "'\(place)/\(found)' is there: run '\(command)' in '\(place)' first."
      }
    }
    return nil
  }
}
