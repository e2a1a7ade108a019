import Foundation
import Testing

@testable import FleetPort

/// The compiler's own count of what was run, in one process whose app goes through several worlds.
@MainActor
@Suite("Coverage of branches for versions of iOS")
struct CoveredWorldsTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "covered-worlds-\(UUID().uuidString)").path

  private static let app = """
    func price() -> Int {
      if #available(iOS 17, *) {
        return 1
      } else {
        return 2
      }
    }
    func look() -> Int {
      guard
        #available(
          iOS 26,
          *)
      else { return 3 }
      return 4
    }
    """

  /// Stands for the model's question, in the worlds that the process is started with.
  private static let worlds = """
    nonisolated(unsafe) var system = 0
    func uiKitIsAvailable(_ major: Int) -> Bool { system >= major }
    for world in CommandLine.arguments.dropFirst().compactMap({ Int($0) }) {
      system = world
      print(price(), look())
    }
    """

  /// The folder that the compiler is in.
  private static let toolchain = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map(String.init)
    .first { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

  private func run(_ arguments: String..., keeping output: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    // The profiler's tools are the compiler's, whatever else the system has.
    let tools = Self.toolchain.map { "\($0):" } ?? ""
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = tools + (environment["PATH"] ?? "")
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let file = "\(folder)/\(output ?? "said")"
    _ = FileManager.default.createFile(atPath: file, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  /// How much of the app was run in some worlds.
  private func covered(in worlds: String) throws -> [String] {
    try run("LLVM_PROFILE_FILE=\(folder)/profile", "sh", "-c", "./app \(worlds)")
    try run("llvm-profdata", "merge", "profile", "-o", "merged")
    try run("llvm-cov", "export", "./app", "-instr-profile", "merged", keeping: "report")
    let report = try CoverageReport(Data(contentsOf: URL(fileURLWithPath: "\(folder)/report"))) {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
    return report.lines
  }

  @Test func `has the lines of both once worlds on both sides were run`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + Ported(Self.app).body(),
      to: "A+Linux.swift")
    try write(Self.worlds, to: "main.swift")
    try run(
      "swiftc", "-profile-generate", "-profile-coverage-mapping", "main.swift", "A+Linux.swift",
      "-o", "app")

    #expect(try covered(in: "18") == [" 80 %  /App/A.swift  12 of 15 lines"])
    #expect(try covered(in: "16") == [" 86 %  /App/A.swift  13 of 15 lines"])
    #expect(try covered(in: "16 26") == ["100 %  /App/A.swift  15 of 15 lines"])
  }
}
