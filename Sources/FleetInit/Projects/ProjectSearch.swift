import Foundation
import XcodeProjects

/// Finds the project or the workspace that a path means.
enum ProjectSearch {
  /// Folders with projects that are not the user's.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData", "SourcePackages", "Linux",
  ]
  private static let depth = 3

  /// Returns the path of a project or of a workspace.
  static func find(_ path: String) throws(Refusal) -> String {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Refusal("There is no '\(path)'.")
    }
    if ["xcodeproj", "xcworkspace"].contains(FilePath.kind(of: path)) { return path }
    guard isFolder.boolValue else {
      throw Refusal("'\(path)' is neither a project nor a workspace, nor a folder with one.")
    }
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
      folders = names.filter { isFolderOfSources($0) }
    }
    throw Refusal(absence(in: path))
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

  private static func absence(in folder: String) -> String {
    let generators = [
      ("project.yml", "xcodegen"), ("Project.swift", "tuist generate"),
      ("Package.swift", ""),
    ]
    for (file, tool) in generators
    where FileManager.default.fileExists(atPath: folder + "/" + file) {
      return tool.isEmpty
        ? "There is no Xcode project in '\(folder)': it is a package already, whose targets take the "
          + "plugin PortUIKitSources."
        : "There is no Xcode project in '\(folder)'. '\(file)' is there: run '\(tool)' first."
    }
    return "There is no Xcode project in '\(folder)'."
  }
}
