package import Foundation

/// Asks SwiftPM what a package's manifest says.
package enum ManifestDump {
  /// Returns the manifest of the package in a folder as JSON, or `nil` where SwiftPM cannot read it.
  package static func run(_ folder: String) -> Data? {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder, "dump-package"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}
