import FleetPort
import XcodeProjects

/// All files of the package that is written, as texts, and its links.
struct PackageText {
  /// The files, by their paths in the folder.
  private(set) var files: [String: MarkedText] = [:]
  /// Where links lead, by their paths in the folder.
  private(set) var links: [String: String] = [:]

  private let plan: Plan
  private let output: String
  private let fleet: FleetSource
  /// What the files of all targets say besides.
  private let added: [String]
  /// Changes with the files of targets: SwiftPM plans anew when the manifest has changed.
  private var fingerprints: [String: String] = [:]

  /// - Parameters:
  ///   - output: The folder that is written.
  ///   - added: What the files of all targets say besides.
  init(_ plan: Plan, output: String, fleet: FleetSource, added: [String]) {
    self.added = added
    self.plan = plan
    self.output = output
    self.fleet = fleet
    for target in plan.targets { add(target) }
    for drive in plan.drives { files[drive.file] = drive.text }
    files.merge(WindowPackage(plan, output: output, fleet: fleet).files) { own, _ in own }
    files["Package.swift"] = manifest
    files["README.md"] = readme
    let ignored = [
      "/.build/", plan.drives.isEmpty ? nil : "/\(WindowPackage.folder)/.build/",
      plan.checkouts == nil ? nil : "/\(PackageCheckouts.folder)/.build/",
      "/\(EditorDatabase.name)", "/.sourcekit-lsp/",
    ]
    files[".gitignore"] = MarkedText(
      head: "", body: ignored.compactMap(\.self).joined(separator: "\n"), comment: .words)
    files[PackageCheckouts.file] = plan.checkouts?.manifest
  }

  private mutating func add(_ target: BroughtTarget) {
    let folder = FilePath.join(output, target.path)
    if target.plain == nil {
      let body = (target.description.lines(from: folder) + added).joined(separator: "\n")
      fingerprints[target.module] = Fingerprint([body]).text
      files[target.file] = Self.targetFile(of: target.module, body)
    }
    for (link, place) in Self.links(to: target.folders) {
      links["\(target.path)/Folders/\(link)"] = FilePath.relative(
        place, to: FilePath.join(folder, "Folders"))
    }
  }

  static func targetFile(of module: String, _ body: String) -> MarkedText {
    MarkedText(
      head: """
        // Where the files of \(module) are: the plugin PortUIKitSources takes them from there.
        // What stands between the marks is written anew by 'fleet-init'; the rest is yours.

        """,
      body: body, comment: .swift)
  }

  /// By these links SwiftPM sees that there is a file more or less, and asks the plugin again.
  private static func links(to folders: [String]) -> [(String, String)] {
    var known: [String: Int] = [:]
    return folders.map { folder in
      let name = FilePath.name(of: folder)
      let count = known[name, default: 0] + 1
      known[name] = count
      return (count == 1 ? name : "\(name)-\(count)", folder)
    }
  }

  // MARK: The manifest

  private var manifest: MarkedText {
    Self.manifest(
      of: plan.name, dependencies: [fleet.dependency(from: output)],
      importLines + packageLines + targetLines)
  }

  /// A manifest, with what stands in it for good, and lines that are written anew.
  static func manifest(
    of name: String, dependencies: [String], _ lines: [String]
  ) -> MarkedText {
    MarkedText(
      head: """
        // swift-tools-version: 6.2
        import PackageDescription

        // What stands between the marks is written anew by 'fleet-init'; the rest is yours.
        let package = Package(
          name: \(literal(name)),
          platforms: [.macOS(.v15)],
          dependencies: [\(dependencies.joined(separator: ", "))])


        """,
      body: lines.joined(separator: "\n"), comment: .swift)
  }

  private var importLines: [String] {
    let hasMacros = plan.targets.contains { $0.plain?.isMacro == true }
    let standard = plan.cxxLanguageStandard.map {
      "package.cxxLanguageStandard = CXXLanguageStandard(rawValue: \(Self.literal($0)))"
    }
    return [hasMacros ? "import CompilerPluginSupport\n" : nil, standard.map { $0 + "\n" }]
      .compactMap(\.self)
  }

  private var packageLines: [String] {
    guard !plan.packages.isEmpty else { return [] }
    let lines = plan.packages.map { "  \(Self.dependency(on: $0, from: output))," }
    return ["package.dependencies += ["] + lines.sorted() + ["]", ""]
  }

  /// The dependency on a package as a manifest in a folder has it.
  static func dependency(on package: PackageDependency, from folder: String) -> String {
    let names = package.traits.sorted().map(literal).joined(separator: ", ")
    let traits = package.traits == ["default"] ? "" : ", traits: [\(names)]"
    return switch package.source {
    case .local(let path):
      ".package(path: \(literal(FilePath.relative(path, to: folder)))\(traits))"
    case .remote(let url, let requirement):
      ".package(url: \(literal(url)), \(requirement)\(traits))"
    }
  }

  private var targetLines: [String] {
    ["package.targets += ["] + plan.targets.flatMap(lines)
      + plan.drives.flatMap { $0.lines(fleet: fleet.identity) } + ["]"] + productLines
  }

  /// What the package of the window depends on: a target of another package is no product by itself.
  private var productLines: [String] {
    guard !plan.drives.isEmpty else { return [] }
    let products = plan.drives.map { drive in
      "  .library(name: \(Self.literal(drive.app)), targets: [\(Self.literal(drive.app))]),"
    }
    return ["", "package.products += ["] + products + ["]"]
  }

  /// The lines about a target whose sources are built as they are, where a link leads.
  private func lines(of target: BroughtTarget, as plain: PlainTarget) -> [String] {
    let dependencies =
      plain.declaration == "systemLibrary"
      ? [] : ["dependencies: [\(own(target).joined(separator: ", "))]"]
    let link = Self.links(to: target.folders).first.map { "/Folders/\($0.0)" } ?? ""
    let path = "path: \(Self.literal(target.path + link))"
    let arguments = dependencies + [path] + plain.arguments
    return ["  .\(plain.declaration)(", "    name: \(Self.literal(target.module)),"]
      + arguments.dropLast().map { "    \($0)," } + arguments.suffix(1).map { "    \($0))," }
  }

  private func lines(of target: BroughtTarget) -> [String] {
    if let plain = target.plain { return lines(of: target, as: plain) }
    let hasLinks = !target.folders.isEmpty
    var lines = [
      "  // \(target.file): \(fingerprints[target.module] ?? "")",
      target.kind.isTests ? "  .testTarget(" : "  .target(",
      "    name: \(Self.literal(target.module)),",
      "    dependencies: [",
    ]
    lines += dependencies(of: target).map { "      \($0)," }
    lines += ["    ],", "    path: \(Self.literal(target.path)),"]
    if hasLinks { lines.append("    exclude: [\"Folders\"],") }
    lines += [
      "    sources: [\(Self.literal(target.module + ".files.swift"))],", "    swiftSettings: [",
    ]
    lines += target.settings.map { "      \($0)," }
    if !target.linkerSettings.isEmpty {
      lines += ["    ],", "    linkerSettings: ["] + target.linkerSettings.map { "      \($0)," }
    }
    return lines + [
      "    ],",
      "    plugins: [.plugin(name: \"PortUIKitSources\", package: \(Self.literal(fleet.identity)))]),",
    ]
  }

  /// The targets and the products that a target needs, besides Fleet.
  private func own(_ target: BroughtTarget) -> [String] {
    let products = target.products.sorted { ($0.package, $0.name) < ($1.package, $1.name) }
    return target.dependencies.subtracting([target.module]).sorted().map(Self.literal)
      + products.map { Self.product($0.name, of: $0.package) }
  }

  private func dependencies(of target: BroughtTarget) -> [String] {
    own(target) + target.kind.products.map { Self.product($0, of: fleet.identity) }
  }

  static func product(_ name: String, of package: String) -> String {
    ".product(name: \(literal(name)), package: \(literal(package)))"
  }

  static func literal(_ text: String) -> String {
    ModuleFacts.literal(text)
  }

  // MARK: The page

  private var configurations: String {
    guard let first = plan.configurations.first else { return "" }
    return """

      - The tests run in the configuration \(first) of the test plan;
        `FLEET_TEST_CONFIGURATION=\"\(plan.configurations.last ?? first)\" swift test` takes another one.
      """
  }

  private var checkouts: String {
    plan.checkouts == nil
      ? ""
      : """

      - `Checkouts` names the packages whose sources are built here: `fleet-init` fetches them, and so
        does `swift package resolve` in that folder.
      """
  }

  private var drives: String {
    plan.drives.map { drive in
      """

      - `swift run \(drive.name)` uses \(drive.app) on the command line: `help` prints the commands.
      - `swift run --package-path \(WindowPackage.folder) \(drive.window)` shows it in a browser.
      """
    }.joined()
  }

  private var readme: MarkedText {
    let tests = plan.targets.filter(\.kind.isTests).map { "`\(Plan.plain($0.name))`" }
    let about = tests.isEmpty ? "" : " and runs \(tests.joined(separator: ", "))"
    return MarkedText(
      head: "# \(plan.name) on Linux\n\n",
      body: """
        This package builds \(plan.name) with Fleet\(about), from the sources as they are.

        - `swift test` runs all tests, `swift test --filter Suite` some of them.\(configurations)\(drives)
        - `fleet-init` again, after targets or files of the project have changed; with `--check` it only
          says what differs, for CI.
        - A folder `Stubs/Module` with Swift files stands for a module that is missing.
        - What stands between the marks of `fleet-init` is written anew; the rest is yours.\(checkouts)
        """,
      comment: .markdown)
  }
}
