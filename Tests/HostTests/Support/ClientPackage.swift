import Foundation

/// A package of a user's, which depends on this one by path.
///
/// Its sources lie in `Clients/`. It is written into Fleet's build folder, so that building it
/// leaves the sources clean. It is also built there: a dependency is compiled exactly as it is for
/// itself, and so what has been compiled of Fleet need not be compiled for its clients.
struct ClientPackage {
  enum Host: String, CaseIterable { case xcTest, swiftTesting }

  struct CannotBuild: Error, CustomStringConvertible {
    let description: String
  }

  let folder: URL

  private static let hostTests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let root = hostTests.deletingLastPathComponent().deletingLastPathComponent()
  /// The folder that Fleet and its clients are built in.
  private static let scratch = root.appendingPathComponent(".build")

  /// Fleet itself, to build and run what it has.
  static let fleet = ClientPackage(folder: root)

  private init(folder: URL) { self.folder = folder }

  /// Writes the client that lies in `Clients/` under the given name.
  init(_ name: String) throws {
    let source = Self.hostTests.appendingPathComponent("Clients/\(name)")
    folder = Self.scratch.appendingPathComponent("clients/\(name)")
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for part in try files.contentsOfDirectory(atPath: source.path) where !part.hasPrefix(".") {
      let target = folder.appendingPathComponent(part)
      try? files.removeItem(at: target)
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
  func built() async throws -> Self {
    let outcome = try await build("--build-tests")
    let warnings = outcome.output.split(separator: "\n").filter {
      $0.contains("warning:") && !$0.contains("from a Sendable closure")
    }
    guard warnings.isEmpty else { throw CannotBuild(description: outcome.output) }
    return self
  }

  /// The path of an executable of the package.
  func executable(_ name: String) async throws -> String {
    _ = try await build("--product", name)
    return path(name, in: Self.scratch)
  }

  /// The path of an executable with the standard library in it.
  func staticExecutable(_ name: String) async throws -> String {
    // Everything is compiled anew for this, in a folder where it does not replace the other build.
    let scratch = Self.scratch.appendingPathComponent("clients-static")
    _ = try await build("--static-swift-stdlib", "--product", name, scratch: scratch)
    return path(name, in: scratch)
  }

  private func path(_ name: String, in scratch: URL) -> String {
    scratch.appendingPathComponent("\(Configuration.tested.rawValue)/\(name)").path
  }

  private func build(_ arguments: String..., scratch: URL = Self.scratch) async throws -> Outcome {
    let outcome = try await swift(["build"] + arguments, scratch)
    guard outcome.status == 0 else { throw CannotBuild(description: outcome.output) }
    return outcome
  }

  /// Runs the tests of one host whose names match.
  func test(_ filter: String, in host: Host, _ more: String...) async throws -> Outcome {
    let other = host == .xcTest ? "--disable-swift-testing" : "--disable-xctest"
    return try await swift(
      ["test", "--skip-build", other, "--filter", filter] + more, Self.scratch)
  }

  private func swift(_ arguments: [String], _ scratch: URL) async throws -> Outcome {
    // The plan that lies in the folder may be that of another client.
    let place = [
      "-c", Configuration.tested.rawValue, "--scratch-path", scratch.path,
      "--disable-build-manifest-caching",
    ]
    return try await Command(arguments: ["swift"] + arguments + place, folder: folder).run()
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
