import Foundation
import XcodeProjects

/// A project in a temporary folder, of the lines of its objects.
struct WrittenProject {
  let folder: String

  var path: String { folder + "/App.xcodeproj" }

  /// Writes files, and a project unless there is nothing of it, runs `body`, and removes them.
  static func with<R>(
    _ objects: String = "", root: String = "", files: [String: String] = [:],
    _ body: (WrittenProject) throws -> R
  ) throws -> R {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "project-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: place) }
    // What a test writes beside the project is its own, too.
    let project = WrittenProject(folder: place + "/Project")
    try project.write("App.xcodeproj/project.pbxproj", text(objects, root: root))
    for (path, text) in files { try project.write(path, text) }
    return try body(project)
  }

  /// The text of a project file, whose objects begin on line 4.
  static func text(_ objects: String, root: String = "") -> String {
    """
    // !$*UTF8*$!
    {
    \tobjects = {
    \(objects)
    \t\tROOT = {isa = PBXProject; mainGroup = MAIN; \(root) };
    \t};
    \trootObject = ROOT;
    }

    """
  }

  func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: FilePath.join(folder, path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read() throws -> XcodeProject { try XcodeProject(path: path) }

  /// The files of a target by role, as seen from the project's folder.
  func files(of target: String) -> [String] {
    guard let project = try? read(), let target = project.target(named: target) else {
      return ["no such target"]
    }
    return TargetFiles(of: target, in: project).members.map { member in
      "\(member.role) \(FilePath.relative(member.path, to: project.folder))"
        + (member.isFolder ? " as a folder" : "")
    }
  }

  /// Returns the mistakes in the project, and in the files of its targets.
  func findings() -> [String] {
    guard let project = try? read() else { return ["no project"] }
    let findings =
      project.findings
      + project.targets.flatMap { TargetFiles(of: $0, in: project).findings }
    return findings.map { "\($0)".replacing(folder + "/App.xcodeproj/project.pbxproj:", with: "") }
  }
}
