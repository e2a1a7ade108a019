import FleetReport
import Foundation

/// The tests of the package that an executable is built in.
package struct PackageTests {
  /// What became of them.
  package struct Outcome {
    /// What came of each, if they have run.
    let result: RunResult?
    /// The last that was printed, where nothing has run.
    let lines: [String]
  }

  /// How many of the last lines are told where nothing has run.
  private static let mostLines = 40

  /// The folder of the package.
  private let folder: String
  /// Runs a program, and answers what it has printed.
  private let run: ([String]) -> String

  /// The tests beside an executable in a folder `.build`; nothing for another one.
  package init?(executable: String, run: @escaping ([String]) -> String = Self.output) {
    guard let folder = Self.package(of: executable) else { return nil }
    self.folder = folder
    self.run = run
  }

  /// The folder of the package that an executable is built in, if that is a folder `.build`.
  static func package(of executable: String) -> String? {
    let path = URL(fileURLWithPath: executable).standardizedFileURL.path
    return path.range(of: "/.build/", options: .backwards).map { String(path[..<$0.lowerBound]) }
  }

  /// Runs the tests, or the ones that a filter names.
  package func outcome(filter: String) -> Outcome {
    let files = FileManager.default
    let place = files.temporaryDirectory.appending(path: "drive-\(UUID().uuidString)")
    defer { try? files.removeItem(at: place) }
    try? files.createDirectory(at: place, withIntermediateDirectories: true)
    let printed = run(
      [
        "swift", "test", "--package-path", folder, "--parallel", "--event-stream-output-path",
        place.appending(path: "run.jsonl").path, "--event-stream-version", "6.3",
        "--xunit-output", place.appending(path: "run.xml").path,
      ] + (filter.isEmpty ? [] : ["--filter", filter]))
    guard let result = RunResult(ofRunIn: place.path) else {
      let lines = printed.split(whereSeparator: \.isNewline).suffix(Self.mostLines)
      return Outcome(result: nil, lines: lines.map(String.init))
    }
    return Outcome(result: result, lines: [])
  }

  /// Runs a program of the system's, and answers what it has printed.
  package static func output(of command: [String]) -> String {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    guard (try? process.run()) != nil else { return "" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
