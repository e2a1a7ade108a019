import Foundation

/// Has SwiftPM fetch what a package depends on.
package enum PackageFetch {
  /// Answers whether all of it is there.
  package static func run(_ folder: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder, "resolve"]
    // SwiftPM itself says what goes wrong.
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
