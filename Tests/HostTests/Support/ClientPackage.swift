import Foundation

/// A package of a user's, which depends on this one by path.
///
/// Its sources lie in `Clients/`. It is written into this package's build folder, so that building
/// it leaves the sources clean and a second run finds most of it built.
struct ClientPackage {
  enum Configuration: String, CaseIterable { case debug, release }
  enum Host: String, CaseIterable { case xcTest, swiftTesting }

  struct CannotBuild: Error, CustomStringConvertible {
    let description: String
  }

  let folder: URL

  private static let hostTests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let root = hostTests.deletingLastPathComponent().deletingLastPathComponent()

  /// Writes the client that lies in `Clients/` under the given name.
  init(_ name: String) throws {
    let source = Self.hostTests.appendingPathComponent("Clients/\(name)")
    folder = Self.root.appendingPathComponent(".build/clients/\(name)")
    let files = FileManager.default
    for part in ["Sources", "Tests"] {
      let target = folder.appendingPathComponent(part)
      try? files.removeItem(at: target)
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.copyItem(at: source.appendingPathComponent(part), to: target)
    }
    let manifest = try String(
      contentsOf: source.appendingPathComponent("Package.swift"), encoding: .utf8)
    try manifest
      .replacingOccurrences(of: "path: \"../../../..\"", with: "path: \"\(Self.root.path)\"")
      .write(
        to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
  }

  /// Builds the client with its tests.
  ///
  /// A warning counts as a failure, but for the one that Foundation's own API draws in Swift 5 mode:
  /// the closures of its notification center are `Sendable`.
  func built(_ configuration: Configuration) async throws -> Self {
    let outcome = try await swift("build", "--build-tests", "-c", configuration.rawValue)
    let warnings = outcome.output.split(separator: "\n").filter {
      $0.contains("warning:") && !$0.contains("from a Sendable closure")
    }
    guard outcome.status == 0, warnings.isEmpty else {
      throw CannotBuild(description: outcome.output)
    }
    return self
  }

  /// Runs the tests of one host whose names match.
  func test(
    _ filter: String, in host: Host, _ configuration: Configuration, _ more: String...
  ) async throws -> Outcome {
    let other = host == .xcTest ? "--disable-swift-testing" : "--disable-xctest"
    return try await swift(
      ["test", "--skip-build", "-c", configuration.rawValue, other, "--filter", filter] + more)
  }

  func swift(_ arguments: String...) async throws -> Outcome { try await swift(arguments) }

  private func swift(_ arguments: [String]) async throws -> Outcome {
    try await Command(arguments: ["swift"] + arguments, folder: folder).run()
  }

  /// The file and line that bears a trailing comment, as failures print it: `File.swift:12`.
  func place(of marker: String, in file: String) throws -> String {
    let path = folder.appendingPathComponent("Tests/\(file)")
    let lines = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
    guard let index = lines.firstIndex(where: { $0.hasSuffix("// \(marker)") }) else {
      throw CannotBuild(description: "\(file) has no line marked '\(marker)'.")
    }
    return "\(path.lastPathComponent):\(index + 1)"
  }
}
