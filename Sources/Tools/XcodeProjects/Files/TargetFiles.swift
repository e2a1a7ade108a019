import Foundation
package import PropertyLists

/// The files of a target, exactly as Xcode builds them for iOS.
package struct TargetFiles: Sendable {
  /// The files in the order of the phases, synchronized groups' files after the named ones.
  package private(set) var members: [MemberFile] = []
  /// The names of files that phases name and that are not there.
  package private(set) var missing: [String] = []
  package private(set) var findings: [Finding] = []
  private let project: XcodeProject
  private let target: XcodeTarget
  private var seen: Set<MemberFile> = []

  /// Finds the files of a target on the disk.
  package init(of target: XcodeTarget, in project: XcodeProject) {
    self.project = project
    self.target = target
    for phase in target.phases { addNamed(in: phase) }
    let folders = SynchronizedFolders(of: target, in: project)
    findings += folders.findings
    for member in folders.members where seen.insert(member).inserted { members.append(member) }
  }

  package var sources: [String] { members.filter { $0.role == .source }.map(\.path) }
  package var resources: [MemberFile] { members.filter { $0.role == .resource } }
  package var headers: [String] { members.filter { $0.role == .header }.map(\.path) }
  package var swiftFiles: [String] { sources.filter { FilePath.kind(of: $0) == "swift" } }

  /// The files that lie outside of the project's folder.
  package var outside: [String] {
    members.map(\.path).filter { !FilePath.isInside($0, project.folder) }
  }

  // MARK: Files that phases name

  private mutating func addNamed(in phase: BuildPhase) {
    guard let role = Self.role(of: phase) else { return }
    for file in phase.files where file.isForIOS {
      guard let id = file.item else { continue }
      guard let item = project.items[id] else {
        findings.append(
          Finding(
            file: project.file, at: file.position,
            "'\(id)' of \(Self.words(phase)) of '\(target.name)' lies in no group of the project."))
        continue
      }
      for item in parts(of: item) { add(item, role, named: file, in: phase) }
    }
  }

  static func role(of phase: BuildPhase) -> MemberFile.Role? {
    switch phase.kind {
    case .sources: .source
    case .resources: .resource
    case .headers: .header
    case .copyFiles: .copied(to: phase.destination)
    default: nil
    }
  }

  /// The files of an item: each language's of one that is there in several.
  private func parts(of item: ProjectItem) -> [ProjectItem] {
    guard item.kind == .variants else { return [item] }
    return item.children.compactMap { project.items[$0] }
  }

  private mutating func add(
    _ item: ProjectItem, _ role: MemberFile.Role, named file: BuildFile, in phase: BuildPhase
  ) {
    switch item.location {
    case .product, .system: return
    case .unknown(let path):
      tell(item, "lies in '\(path)', which only Xcode's settings know")
    case .file(let path):
      var path = path
      var isDirectory: ObjCBool = false
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
        let words =
          "of \(Self.words(phase)) of '\(target.name)' is not there: "
          + FilePath.relative(path, to: project.folder)
        guard role == .source, let other = elsewhere(path) else {
          missing.append(path)
          return tell(item, words)
        }
        tell(item, "\(words); \(FilePath.relative(other, to: project.folder)) is taken")
        path = other
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      }
      let member = MemberFile(
        path: path, role: role, isFolder: isDirectory.boolValue && !FileKind.isBundle(path),
        isSynchronized: false)
      guard seen.insert(member).inserted else {
        tell(item, "is twice in \(Self.words(phase)) of '\(target.name)'", at: file.position)
        return
      }
      members.append(member)
    }
  }

  /// The only file of a name in the project's folder that the project does not know there, as where it was
  /// moved in another program.
  private mutating func elsewhere(_ path: String) -> String? {
    let found = unknown[FilePath.name(of: path), default: []]
    return found.count == 1 ? found[0] : nil
  }

  /// The files in the project's folder that the project does not know, by their names.
  private lazy var unknown: [String: [String]] = {
    let known = Set(
      project.items.values.compactMap { item in
        if case .file(let path) = item.location { path } else { nil }
      })
    var tree = FolderTree(at: project.folder, folders: [])
    tree.read()
    let files = tree.files.filter { file in
      !Self.others.contains { file.hasPrefix($0 + "/") }
    }.map { FilePath.join(project.folder, $0) }.filter { !known.contains($0) }
    return Dictionary(grouping: files) { FilePath.name(of: $0) }
  }()

  /// The folders of a project whose sources are not its own.
  private static let others = ["Pods", "Carthage", "Linux", "DerivedData"]

  private static func words(_ phase: BuildPhase) -> String {
    switch phase.kind {
    case .sources: "the sources"
    case .resources: "the resources"
    case .headers: "the headers"
    default: "what is copied"
    }
  }

  private mutating func tell(_ item: ProjectItem, _ what: String, at position: Position? = nil) {
    findings.append(
      Finding(
        file: project.file, at: position ?? item.position, "'\(item.name)' (\(item.id)) \(what)."))
  }
}
