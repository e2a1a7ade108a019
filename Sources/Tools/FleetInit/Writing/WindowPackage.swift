import XcodeProjects

/// A package below the one that is written, which shows its apps in a browser.
///
/// It is one of its own so that `swift test` of the other compiles nothing of it.
struct WindowPackage {
  static let folder = "Window"

  private let plan: Plan
  private let output: String
  private let fleet: FleetSource

  /// - Parameter output: The folder of the package that it stands in.
  init(_ plan: Plan, output: String, fleet: FleetSource) {
    self.plan = plan
    self.output = output
    self.fleet = fleet
  }

  /// The files, by their paths in the folder of the package around; none without an app.
  var files: [String: MarkedText] {
    guard !plan.drives.isEmpty else { return [:] }
    var files = ["\(Self.folder)/Package.swift": manifest]
    for drive in plan.drives { files["\(Self.folder)/\(drive.windowFile)"] = drive.windowText }
    return files
  }

  private var manifest: MarkedText {
    let folder = FilePath.join(output, Self.folder)
    let around = FilePath.name(of: output)
    let targets = plan.drives.flatMap { drive in
      [
        "  .executableTarget(",
        "    name: \(PackageText.literal(drive.window)),",
        "    dependencies: [",
        "      \(PackageText.product(drive.app, of: around)),",
        "      \(PackageText.product("FleetWindow", of: fleet.identity)),",
        "    ]),",
      ]
    }
    return PackageText.manifest(
      of: Self.folder, dependencies: [".package(path: \"..\")", fleet.dependency(from: folder)],
      ["package.targets += ["] + targets + ["]"])
  }
}
