import XcodeProjects

/// The read facts about the targets, of each once.
final class ReadTargets {
  /// The read facts about a target.
  struct Facts {
    let settings: TargetSettings
    let files: TargetFiles

    /// Whether it is what SwiftPM put into a project that it made: the manifest, as a target.
    var isManifest: Bool {
      files.swiftFiles.count == 1
        && files.swiftFiles.allSatisfy { FilePath.name(of: $0) == ProjectSearch.manifest }
    }
  }

  private let configuration: String
  private var known: [String: Facts] = [:]

  init(configuration: String) { self.configuration = configuration }

  subscript(member: ProjectSet.Member) -> Facts {
    if let facts = known[member.key] { return facts }
    let files = TargetFiles(of: member.target, in: member.project)
    let facts = Facts(
      settings: TargetSettings(
        of: member.target, in: member.project, configuration: configuration),
      files: files)
    known[member.key] = facts
    return facts
  }
}
