import XcodeProjects

/// The command's last words: one table of what came of each target, and what to do now.
struct BuildTable {
  let plan: Plan
  let outcome: ProjectBuild.Outcome
  /// The folder that is written, as seen from where the command is run.
  let package: String
  /// What every command of SwiftPM's needs besides.
  var place = ""

  var lines: [String] {
    let rows =
      [["target", "what", "sources", "road", "deferred"]] + targetRows + packageRows + missingRows
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let table = rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ")
    }
    return (table + [""] + facts).map { line in
      let blanks = line.reversed().prefix { $0 == " " }.count
      return Summary.plain(line.dropLast(blanks))
    }
  }

  // MARK: Rows

  private var targetRows: [[String]] {
    plan.targets.map { target in
      let isOthers = if case .foreign = target.kind { true } else { false }
      if let words = target.standIn, isOthers, target.ownHeaders.isEmpty {
        return [target.name, "a stand-in", "", "its declarations", words]
      }
      let road = target.plain == nil ? "from its sources" : "as it is"
      return [
        target.name, target.kind.words, target.plain == nil ? "\(target.sources.count)" : "",
        isOthers ? road : "the project's own", outcome.deferring?.words(of: target.module) ?? "",
      ]
    }
  }

  private var packageRows: [[String]] {
    plan.packages.map { [$0.identity, "package", "", "as it is", ""] }
      + plan.dropped.map { [$0.identity, "package", "", "dropped: \($0.reason)", ""] }
  }

  private var missingRows: [[String]] {
    plan.missingModules.sorted { $0.key < $1.key }.map { module, files in
      let count = files.count == 1 ? "1 file imports it" : "\(files.count) files import it"
      return [module, "module", "", "missing: \(count)", ""]
    }
  }

  // MARK: What came of it

  private var facts: [String] {
    guard outcome.isBuilt else {
      return deferred + outcome.screens.flatMap(words) + ["It does not build:"]
        + outcome.errors.map { "  \($0)" }
    }
    var lines = deferred + outcome.screens.flatMap(words)
    lines.append(
      outcome.tests.map { "Tests: \($0)" } ?? "Tests: they cannot be listed")
    return lines + ["Now: swift test --package-path \(package)\(place)"]
  }

  private var deferred: [String] { outcome.deferring?.words ?? [] }

  private func words(of screen: FirstScreen) -> [String] {
    guard screen.isThere else {
      return ["First screen: none"] + screen.failures.map { "  \($0)" }
    }
    return ["First screen: \(package)/\(screen.picture)"] + screen.lines.map { "  \($0)" }
      + screen.deferred.map { "  deferred: \($0)" }
  }
}
