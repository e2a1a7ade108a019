import Foundation
import PropertyLists
import XcodeProjects

extension PlanMaker {
  /// The sources, but for the one that CocoaPods makes for each pod.
  static func written(_ sources: [String]) -> [String] {
    sources.filter { !$0.hasSuffix("-dummy.m") }
  }

  private func words(_ finding: Finding) -> String {
    let place = FilePath.relative(finding.file, to: projects.folder)
    let line = finding.position.map { ":\($0.line)" } ?? ""
    return "\(place)\(line): \(finding.text)"
  }

  /// Tells what was found, but for what is missing because the pods are.
  mutating func tell(_ findings: [Finding]) {
    plan.remarks += findings.filter { !pods.lacks($0.file) }.map(words)
  }

  /// Tells what is not understood of roads, and what is not known of them.
  mutating func tellRoads() {
    plan.remarks += roads.remarks
    plan.remarks += roads.open.sorted().map {
      "Whether \($0) builds as it is, is not known yet: 'fleet-init' without '--check' tries it, once "
        + "all that it needs is here."
    }
  }

  mutating func tellWhatIsMissing() {
    plan.remarks += packages.refused.sorted().map { "'\($0)' names no package." }
    let submodules = Submodules.missing(around: projects.folder)
    if !submodules.isEmpty {
      plan.remarks.append(
        "\(submodules.joined(separator: ", ")) of git's submodules "
          + "\(submodules.count == 1 ? "is" : "are") not here: 'git submodule update --init' "
          + "fetches \(submodules.count == 1 ? "it" : "them").")
    }
    if let remark = pods.remark { plan.remarks.append(remark) }
  }

  mutating func tell(
    _ files: TargetFiles, _ settings: TargetSettings, of member: ProjectSet.Member
  ) {
    tell(files.findings + settings.findings)
    let others = Self.written(files.sources).filter {
      !["swift", "xcdatamodeld"].contains(FilePath.kind(of: $0))
    }
    if !others.isEmpty {
      let kinds = Set(others.map { FilePath.kind(of: $0) }).sorted().joined(separator: ", ")
      plan.remarks.append(
        "\(member.target.name) is brought without \(others.count) "
          + "\(others.count == 1 ? "source" : "sources") that Swift does not read (\(kinds)): "
          + others.prefix(3).map { FilePath.name(of: $0) }.joined(separator: ", ") + ".")
    }
    tellWhatIsNotRun(of: member, copied: files)
  }

  // MARK: What Xcode's build does besides

  private mutating func tellWhatIsNotRun(of member: ProjectSet.Member, copied files: TargetFiles) {
    let target = member.target
    let scripts = target.phases(.script)
    let copies = target.phases(.copyFiles).filter { phase in
      phase.files.contains { $0.isForIOS && !isCopied($0, by: phase, of: member.project) }
    }
    let kinds = [
      ("script", scripts.map { Self.name(of: $0, or: "Run Script") }),
      ("build rule", target.buildRules),
      ("copy phase", copies.map { Self.name(of: $0, or: "Copy Files") }),
    ]
    for (kind, names) in kinds where !names.isEmpty {
      let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
      plan.notRun.append(
        (target.name, "the \(kind)\(names.count == 1 ? "" : "s") \(quoted)"))
    }
    for phase in scripts where !phase.outputPaths.isEmpty && !phase.name.hasPrefix("[CP") {
      plan.remarks.append(
        "The script '\(Self.name(of: phase, or: "Run Script"))' of \(target.name) is not run: what it "
          + "makes has to be there.")
    }
  }

  /// The name of a phase as Xcode shows it.
  private static func name(of phase: BuildPhase, or other: String) -> String {
    phase.name.hasPrefix("PBX") ? other : phase.name
  }

  /// Whether a file of a phase lies where the app finds it: what it copies there, as far as it is no
  /// library and no program.
  private func isCopied(
    _ file: BuildFile, by phase: BuildPhase, of project: XcodeProject
  ) -> Bool {
    guard let item = file.item.flatMap({ project.items[$0] }), let path = item.location.path else {
      return false
    }
    return TargetFilesDescription.copies(path, to: phase.destination)
  }
}
