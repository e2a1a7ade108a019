import FleetPort
import XcodeProjects

/// A known obstacle to the build of a target.
struct BuildObstacle {
  private static let mostNames = 3

  let target: BroughtTarget
  /// The files that do not compile.
  let files: Int
  /// The reasons, a line for each kind.
  let reasons: [String]

  /// Finds what stops a target, if anything does.
  private init?(_ target: BroughtTarget, of plan: Plan, _ diagnosis: Diagnosis) {
    let missing = target.imports.filter { plan.missingModules[$0.key] != nil }
    let importing = Set(missing.values.flatMap(\.self))
    var reasons: [String] = []
    if !missing.isEmpty {
      reasons.append(
        Self.line(
          importing.count, "imports", "import", "what nobody provides", missing.keys.sorted()))
    }
    let unknown = diagnosis.notModelled
    if !unknown.isEmpty {
      let files = Set(unknown.flatMap(\.places).map(\.file))
      reasons.append(
        Self.line(files.count, "names", "name", "what is not modelled", unknown.map(\.name)))
    }
    for task in diagnosis.left where task.stopsBuild {
      let files = Set(task.places.map(\.file))
      // Modules were told of above, unless the target only comes with one of Apple's.
      guard !files.isSubset(of: importing) else { continue }
      reasons.append(Self.line(files.count, "has", "have", task.topic, []))
    }
    for (first, second) in Self.filesOfOneName(in: target.sources) {
      reasons.append(
        "\(FilePath.name(of: first)) is there twice, in \(FilePath.folder(of: first)) and "
          + "\(FilePath.folder(of: second)): a module takes only one of them")
    }
    guard !reasons.isEmpty else { return nil }
    self.target = target
    self.reasons = reasons
    files = importing.union(diagnosis.stoppedFiles).count
  }

  /// Returns what stops the build first: targets are built after their dependencies.
  static func first(in plan: Plan) -> BuildObstacle? {
    let diagnoses = TargetDiagnoses(of: plan)
    return inOrder(plan.targets).lazy
      .compactMap { BuildObstacle($0, of: plan, diagnoses.diagnosis(of: $0)) }.first
  }

  /// Returns targets, each behind what it needs.
  static func inOrder(_ targets: [BroughtTarget]) -> [BroughtTarget] {
    var (open, done, ordered) = (targets, Set<String>(), [BroughtTarget]())
    let names = Set(targets.map(\.module))
    while !open.isEmpty {
      let index =
        open.firstIndex {
          $0.dependencies.intersection(names).isSubset(of: done.union([$0.module]))
        }
        ?? 0
      let next = open.remove(at: index)
      done.insert(next.module)
      ordered.append(next)
    }
    return ordered
  }

  private static func filesOfOneName(in sources: [String]) -> [(String, String)] {
    var known: [String: String] = [:]
    return Set(sources).sorted().compactMap { path in
      known.updateValue(path, forKey: FilePath.name(of: path)).map { ($0, path) }
    }
  }

  private static func line(
    _ count: Int, _ one: String, _ several: String, _ what: String, _ names: [String]
  ) -> String {
    let first = names.prefix(mostNames).joined(separator: ", ")
    let more = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
    return "\(count) \(count == 1 ? one : several) \(what)"
      + (names.isEmpty ? "" : ": \(first)\(more)")
  }

  /// Returns the lines in place of "now".
  ///
  /// - Parameter doctor: How `fleet-doctor` is asked about the project.
  func lines(doctor: String) -> [String] {
    let all = target.sources.count
    let head =
      files == 0
      ? "\(target.name) does not build yet:"
      : "\(target.name) does not build yet, for \(files) of its \(all) "
        + "\(all == 1 ? "source" : "sources"):"
    return [head] + reasons.map { "  \($0)" } + ["'\(doctor)' names all of them."]
  }
}
