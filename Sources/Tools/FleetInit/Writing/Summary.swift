import XcodeProjects

/// The command's words at the end.
struct Summary {
  private let plan: Plan
  private let writer: FolderWriter
  private let isCheck: Bool
  private let folder: String
  private let output: String
  private let package: String
  private let project: String

  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - output: The folder that is written.
  ///   - package: That folder, as seen from where the command is run.
  ///   - project: The project, as seen from there.
  init(
    _ plan: Plan, writer: FolderWriter, isCheck: Bool, folder: String, output: String,
    package: String, project: String
  ) {
    self.package = package
    self.project = project
    self.plan = plan
    self.writer = writer
    self.isCheck = isCheck
    self.folder = folder
    self.output = output
  }

  /// - Parameter tellsWhatToDo: Whether the command ends there.
  func lines(tellsWhatToDo: Bool) -> [String] {
    var lines = [plan.origin, ""]
    lines += targetLines
    lines += packageLines
    lines += section("Left out", leftOutLines)
    lines += section("Not run", plan.notRun.map { "\(padded($0.target))  \($0.words)" })
    lines += section("Modules that nobody provides", missingLines)
    lines += section("To look after", plan.remarks + unseenLines + writer.kept)
    // What projects call things may have lines of its own, and one is said here.
    return (lines + [""] + outcome(tellsWhatToDo)).map(Self.plain)
  }

  /// A text on one line, without what would move the cursor of a terminal.
  static func plain(_ text: some StringProtocol) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.generalCategory != .control && !Character(scalar).isNewline
      return isPlain ? scalar : " "
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private var width: Int {
    let names =
      plan.targets.map(\.name) + plan.leftOut.map(\.name) + plan.packages.map(\.identity)
    return names.map(\.count).max() ?? 0
  }

  private func padded(_ name: String) -> String { Self.padded(name, to: width) }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  " + $0 }
  }

  private var targetLines: [String] {
    plan.targets.map { target in
      "  \(padded(target.name))  \(target.kind.words)"
        + (target.plain == nil && !target.sources.isEmpty
          ? ", \(Self.count(target.sources.count, "source"))" : "")
        + (target.resources > 0 ? ", \(Self.count(target.resources, "resource"))" : "")
        + (target.models > 0 ? ", \(Self.count(target.models, "data model"))" : "")
        + (target.name == target.module ? "" : ", module \(target.module)")
    }
  }

  private var packageLines: [String] {
    plan.packages.map { package in
      switch package.source {
      case .local: "  \(padded(package.identity))  a local package"
      case .remote(_, let requirement):
        "  \(padded(package.identity))  a package, \(requirement.replacing("\"", with: ""))"
      }
    }
  }

  private var unseenLines: [String] {
    guard !plan.unseenPackages.isEmpty else { return [] }
    let names = plan.unseenPackages.sorted().joined(separator: ", ")
    return [
      "The sources of \(names) could not be fetched: 'swift package --package-path "
        + "\(package)/\(PackageCheckouts.folder) resolve' says why. Until then, what imports UIKit "
        + "there does not build."
    ]
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private var leftOutLines: [String] {
    plan.leftOut.map { "\(padded($0.name))  \($0.reason)" }
  }

  private var missingLines: [String] {
    guard !plan.missingModules.isEmpty else { return [] }
    let lines = plan.missingModules.sorted { $0.key < $1.key }.map { module, files in
      let places = files.map { FilePath.relative($0, to: folder) }.sorted()
      let reason = plan.missingReasons[module].map { " (\($0))" } ?? ""
      return "\(module)\(reason)  \(places.prefix(3).joined(separator: ", "))"
        + (places.count > 3 ? " and \(places.count - 3) more" : "")
    }
    let way =
      "Put '#if canImport(…)' around what needs one, or give it by hand: Swift files in "
      + "\(FilePath.relative(output, to: folder))/Stubs/<Module>, and this command again."
    return lines + [way]
  }

  private func outcome(_ tellsWhatToDo: Bool) -> [String] {
    let place = FilePath.relative(output, to: folder)
    guard !writer.changes.isEmpty else { return ["\(place) is as it should be."] }
    let changes = writer.changes.map { change in
      let isInside = !change.path.hasPrefix("../")
      let path = isInside ? "\(place)/\(change.path)" : String(change.path.dropFirst(3))
      return "  \(Self.padded(change.kind.rawValue, to: 8)) \(path)"
    }
    return [isCheck ? "'fleet-init' would write:" : "Written:"] + changes
      + (isCheck || !tellsWhatToDo ? [] : [""] + nextLines + configurationLines)
  }

  /// What to do now, or what stands in the way.
  private var nextLines: [String] {
    let test = "swift test --package-path \(package)"
    if !plan.unseenPackages.isEmpty {
      let names = plan.unseenPackages.sorted().joined(separator: ", ")
      return ["First the sources of \(names): see above.", "Then: \(test)"]
    }
    guard let obstacle = BuildObstacle.first(in: plan) else { return ["Now: \(test)"] }
    return obstacle.lines(doctor: "fleet-doctor \(project)") + ["Then: \(test)"]
  }

  /// How to run the tests in another configuration than the first.
  private var configurationLines: [String] {
    guard let first = plan.configurations.first, let other = plan.configurations.last else {
      return []
    }
    return [
      "That is the configuration \(first) of the test plan, which has "
        + plan.configurations.joined(separator: ", ") + ":",
      "'FLEET_TEST_CONFIGURATION=\"\(other)\" swift test …' runs another one.",
    ]
  }
}
