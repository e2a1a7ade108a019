package import Foundation

/// Asks SwiftPM what a package's manifest says.
package enum ManifestDump {
  /// Returns the manifest of the package in a folder as JSON, or `nil` where SwiftPM cannot read it.
  package static func run(_ folder: String) -> Data? {
    Program.run(["swift", "package", "--package-path", folder, "dump-package"])
  }
}
