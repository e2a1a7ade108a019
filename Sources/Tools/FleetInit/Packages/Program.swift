import Foundation
import StandInMaker

/// A program of the system's that is found by its name, such as git.
enum Program {
  /// Runs a program; returns what it has printed, or `nil` if it failed.
  static func run(_ command: [String], with environment: [String: String] = [:]) -> Data? {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = Interruption.during(process) {
      defer { process.waitUntilExit() }
      return pipe.fileHandleForReading.readDataToEndOfFile()
    }
    return process.terminationStatus == 0 ? data : nil
  }
}
