/// An executable of the package that is written, which puts an app on the command line.
struct DriveExecutable: Equatable {
  let name: String
  /// The module of the app.
  let app: String

  private var path: String { "Sources/\(name)" }
  /// The one file that it has.
  var file: String { "\(path)/main.swift" }

  /// The file, which is anybody's to change once the marks are taken out.
  var text: MarkedText {
    MarkedText(
      head: """
        // \(app) on the command line: 'swift run \(name)', and then 'help'.
        // What stands between the marks is written anew by 'fleet-init'. Without the marks, it is yours.

        """,
      body: """
        import FleetDrive

        await Drive.main(app: \(PackageText.literal(app)))
        """, comment: .swift)
  }

  /// The manifest's lines about it.
  ///
  /// - Parameter fleet: The name of Fleet's package.
  func lines(fleet: String) -> [String] {
    [
      "  .executableTarget(",
      "    name: \(PackageText.literal(name)),",
      "    dependencies: [",
      "      \(PackageText.literal(app)),",
      "      .product(name: \"FleetDrive\", package: \(PackageText.literal(fleet))),",
      "    ],",
      "    path: \(PackageText.literal(path))),",
    ]
  }
}
