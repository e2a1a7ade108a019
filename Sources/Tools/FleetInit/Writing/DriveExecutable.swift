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

  // MARK: In a browser

  /// The executable that shows the app in a browser.
  var window: String { "window" + name.dropFirst("drive".count) }
  /// The one file that it has, in a package of its own.
  var windowFile: String { "Sources/\(window)/main.swift" }

  var windowText: MarkedText {
    MarkedText(
      head: """
        // \(app) in a browser: 'swift run \(window)' prints the address.
        // What stands between the marks is written anew by 'fleet-init'. Without the marks, it is yours.

        """,
      body: """
        import FleetWindow

        await AppWindow.main(app: \(PackageText.literal(app)))
        """, comment: .swift)
  }

  // MARK: In the manifest

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
