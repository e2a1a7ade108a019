import Foundation
import PropertyLists

/// The files that a target has because they lie in synchronized groups.
struct SynchronizedFolders {
  private(set) var members: [MemberFile] = []
  private(set) var findings: [Finding] = []
  private let project: XcodeProject
  private let target: XcodeTarget
  private let phases: [String: BuildPhase]
  private let hasResources: Bool

  init(of target: XcodeTarget, in project: XcodeProject) {
    self.project = project
    self.target = target
    phases = Dictionary(target.phases.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    hasResources = !target.phases(.resources).isEmpty
    let owned = Set(target.synchronizedGroups)
    for id in owned.union(project.synchronizedGroups.keys).sorted() {
      guard let group = project.synchronizedGroups[id] else { continue }
      let rules = Rules(of: group, for: target, isOwner: owned.contains(id), phases: phases)
      if rules.isOwner || !rules.turned.isEmpty || !rules.phases.isEmpty { add(group, rules) }
    }
    members.sort { $0.path < $1.path }
  }

  // MARK: What a group says of the target

  private struct Rules {
    let isOwner: Bool
    /// The paths for which the default is turned round.
    var turned: Set<String> = []
    var filters: [String: [String]] = [:]
    /// The phases that take certain files, whatever the type of these.
    var phases: [String: BuildPhase] = [:]
    let folders: Set<String>
    let types: [String: String]

    init(
      of group: SynchronizedGroup, for target: XcodeTarget, isOwner: Bool,
      phases known: [String: BuildPhase]
    ) {
      self.isOwner = isOwner
      for set in group.targetExceptions where set.target == target.id {
        turned.formUnion(set.paths)
        filters.merge(set.platformFilters) { $1 }
      }
      for set in group.phaseExceptions {
        guard let phase = known[set.phase] else { continue }
        for path in set.paths { phases[path] = phase }
      }
      folders = Set(group.explicitFolders)
      types = group.explicitFileTypes
    }

    /// Whether a set of the group's names a path, a folder around it, or the file in each language.
    func isTurned(_ path: String) -> Bool {
      guard !turned.isEmpty else { return false }
      return turned.contains(path) || Self.localized(path).map(turned.contains) == true
        || Self.folders(around: path).contains(where: turned.contains)
    }

    func phase(of path: String) -> BuildPhase? {
      guard !phases.isEmpty else { return nil }
      return phases[path] ?? Self.localized(path).flatMap { phases[$0] }
        ?? Self.folders(around: path).lazy.compactMap { phases[$0] }.first
    }

    func isForIOS(_ path: String) -> Bool {
      let names = filters[path] ?? Self.localized(path).flatMap { filters[$0] } ?? []
      return names.isEmpty || names.contains("ios")
    }

    /// The name of a file in all languages: `/Localized/Main.storyboard`.
    private static func localized(_ path: String) -> String? {
      let parts = path.split(separator: "/")
      guard parts.contains(where: { $0.hasSuffix(".lproj") }) else { return nil }
      return "/Localized/"
        + parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }

    private static func folders(around path: String) -> [String] {
      let parts = path.split(separator: "/")
      guard parts.count > 1 else { return [] }
      return (1..<parts.count).reversed().map { parts[..<$0].joined(separator: "/") }
    }
  }

  // MARK: Files

  private mutating func add(_ group: SynchronizedGroup, _ rules: Rules) {
    guard let item = project.items[group.id], let folder = item.location.path else { return }
    var tree = FolderTree(at: folder, folders: rules.folders)
    tree.read()
    if !tree.isThere {
      findings.append(
        Finding(
          file: project.file, at: item.position,
          "The folder '\(item.name)' (\(item.id)) is not there: "
            + FilePath.relative(folder, to: project.folder) + "."))
    }
    for path in tree.files { add(path, in: folder, rules) }
    // A file that is named for no reason any more is ordinary: files are removed, and names stay.
  }

  private mutating func add(_ path: String, in folder: String, _ rules: Rules) {
    guard rules.isForIOS(path) else { return }
    let phase = rules.phase(of: path)
    guard phase != nil || rules.isOwner != rules.isTurned(path) else { return }
    let isFolder = rules.folders.contains(path)
    let role: MemberFile.Role?
    if let phase {
      role = TargetFiles.role(of: phase)
    } else if isFolder {
      role = .resource
    } else {
      role = self.role(of: path, type: rules.types[path])
    }
    guard let role else { return }
    members.append(
      MemberFile(
        path: FilePath.join(folder, path), role: role, isFolder: isFolder, isSynchronized: true))
  }

  private func role(of path: String, type: String?) -> MemberFile.Role? {
    if let type, type.hasPrefix("sourcecode.") { return .source }
    switch FileKind(path: path) {
    case .source: return .source
    case .header: return .header
    case .resource:
      // Without a phase for resources, Xcode builds no catalog.
      return FilePath.kind(of: path) == "xcassets" && !hasResources ? nil : .resource
    case .library, .none: return nil
    }
  }
}
