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
  /// The folder that the package is built in.
  private let scratch: URL
  private let configuration: Configuration
  /// The option for the build system, if not the usual one is meant.
  private let system: [String]

  private static let hostTests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let root = hostTests.deletingLastPathComponent().deletingLastPathComponent()
  /// The folder that Fleet and its clients are built in.
  private static let sharedScratch = root.appendingPathComponent(".build")

  /// Fleet itself, to build and run what it has.
  static let fleet = ClientPackage(folder: root)

  /// A package that a program has written for an app, whose tests look into the app's module: they are
  /// built as Xcode builds them, which is not for release, and as the program builds them.
  init(writtenIn folder: URL) { self.init(folder: folder, .debug, ["--build-system", "native"]) }

  private init(
    folder: URL, _ configuration: Configuration = .tested, _ system: [String] = []
  ) {
    self.folder = folder
    self.configuration = configuration
    self.system = system
    scratch = Self.sharedScratch
  }

  /// Writes the client that lies in `Clients/` under the given name.
  ///
  /// It depends on this package by path; or by version, on a repository that has one, and is built in
  /// a folder of its own then.
  init(_ name: String, version: (repository: URL, tag: String)? = nil) throws {
    let source = Self.hostTests.appendingPathComponent("Clients/\(name)")
    configuration = .tested
    system = []
    let place = version == nil ? "clients" : "clients-by-version"
    folder = Self.sharedScratch.appendingPathComponent("\(place)/\(name)")
    scratch = version == nil ? Self.sharedScratch : folder.appendingPathComponent(".build")
    let dependency =
      version.map { "url: \"\($0.repository.absoluteString)\", exact: \"\($0.tag)\"" }
      ?? "name: \"Fleet\", path: \"\(Self.root.path)\""
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
      .replacing(/name: "Fleet", path: "(\.\.\/)+\.\."/, with: dependency)
      .write(
        to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
  }

  /// Builds the client with its tests.
  ///
  /// A warning counts as a failure, but for the one that Foundation's own API draws in Swift 5 mode:
  /// the closures of its notification center are `Sendable`.
  ///
  /// - Parameter lettingWarn: Whether the client is one that the compiler warns of, and is to be.
  func built(lettingWarn: Bool = false) async throws -> Self {
    let outcome = try await build("--build-tests")
    let warnings = outcome.output.split(separator: "\n").filter {
      $0.contains("warning:") && !$0.contains("from a Sendable closure")
    }
    guard lettingWarn || warnings.isEmpty else {
      // The first line is all that a log of failures shows.
      throw CannotBuild(description: "\(warnings[0])\n\(outcome.output)")
    }
    return self
  }

  /// What comes of building the client, which may fail.
  ///
  /// - Parameter variables: What the environment has besides, such as `FLEET_STRICT=1`.
  func tried(variables: [String]) async throws -> Outcome {
    try await swift(["build"], scratch, variables: variables)
  }

  /// The path of an executable of the package.
  func executable(_ name: String) async throws -> String {
    _ = try await build("--product", name)
    return try await path(name, in: scratch)
  }

  /// The path of an executable with the standard library in it.
  func staticExecutable(_ name: String) async throws -> String {
    // Everything is compiled anew for this, in a folder where it does not replace the other build.
    let scratch = Self.sharedScratch.appendingPathComponent("clients-static")
    _ = try await build("--static-swift-stdlib", "--product", name, scratch: scratch)
    return try await path(name, in: scratch)
  }

  /// The path of something that building the package has made.
  func path(_ name: String) async throws -> String { try await path(name, in: scratch) }

  private func path(_ name: String, in scratch: URL) async throws -> String {
    let outcome = try await build("--show-bin-path", scratch: scratch)
    let place = outcome.output.split(separator: "\n").last { $0.hasPrefix("/") }
    guard let place else { throw CannotBuild(description: outcome.output) }
    return "\(place)/\(name)"
  }

  private func build(_ arguments: String..., scratch: URL? = nil) async throws -> Outcome {
    let outcome = try await swift(["build"] + arguments, scratch ?? self.scratch)
    guard outcome.status == 0 else { throw CannotBuild(description: outcome.output) }
    return outcome
  }

  /// Runs the tests of one host whose names match.
  ///
  /// - Parameters:
  ///   - filter: What names are to be like; if it is `nil`, all tests run.
  ///   - configuration: The configuration of the test plan, if not the first.
  ///   - variables: What the environment has besides, such as `BIRDS=Robin`.
  func test(
    _ filter: String?, in host: Host, configuration: String? = nil, variables: [String] = [],
    _ more: String...
  ) async throws -> Outcome {
    try await test(filter, more, in: host, configuration: configuration, variables: variables)
  }

  /// Runs the tests whose names match with more options of `swift test`, in both hosts if none is given.
  func test(
    _ filter: String?, _ more: [String], in host: Host? = nil, configuration: String? = nil,
    variables: [String] = []
  ) async throws -> Outcome {
    let other: [String] =
      switch host {
      case .xcTest: ["--disable-swift-testing"]
      case .swiftTesting: ["--disable-xctest"]
      case nil: []
      }
    let chosen = filter.map { ["--filter", $0] } ?? []
    return try await swift(
      ["test", "--skip-build"] + other + chosen + more, scratch,
      variables: variables + (configuration.map { ["FLEET_TEST_CONFIGURATION=\($0)"] } ?? []))
  }

  private func swift(
    _ arguments: [String], _ scratch: URL, variables: [String] = []
  ) async throws -> Outcome {
    // The plan that lies in the folder may be that of another client.
    let place = [
      "-c", configuration.rawValue, "--scratch-path", scratch.path,
      "--disable-build-manifest-caching",
    ]
    let command = Command(
      arguments: variables + ["swift"] + arguments + system + place, folder: folder)
    let outcome = try await command.run()
    // A crash of SwiftPM's says nothing of the client.
    return outcome.isCrashOfSwiftPM ? try await command.run() : outcome
  }

  /// Makes a repository of Fleet as it is, with a version, for packages that depend on it by that.
  static func repository(tag: String) async throws -> URL {
    let place = sharedScratch.appendingPathComponent("repository/Fleet")
    let files = FileManager.default
    try? files.removeItem(at: place)
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    for part in ["Package.swift", "Sources", "Tests"] {
      try files.copyItem(
        at: root.appendingPathComponent(part), to: place.appendingPathComponent(part))
    }
    let author = ["-c", "user.name=Fleet", "-c", "user.email=fleet@example.org"]
    for words in [
      ["init", "--quiet"], ["add", "--all"], author + ["commit", "--quiet", "-m", "Fleet"],
      ["tag", tag],
    ] {
      let outcome = try await Command(arguments: ["git"] + words, folder: place).run()
      guard outcome.status == 0 else { throw CannotBuild(description: outcome.output) }
    }
    return place
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
