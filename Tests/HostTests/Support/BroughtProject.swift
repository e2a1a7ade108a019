import Foundation

/// An Xcode project in Fleet's build folder, with the package that `fleet-init` writes beside it.
struct BroughtProject {
  let folder: URL
  private let command: String

  /// Copies a fixture project to a fresh folder, with what lies beside it.
  init(_ name: String, beside neighbors: [String] = []) async throws {
    command = try await ClientPackage.fleet.executable("fleet-init")
    let place = ClientPackage.fleet.folder.appending(path: ".build/clients/projects")
    let fixtures = ClientPackage.fleet.folder.appending(
      path: "Tests/Tools/XcodeProjectsTests/Fixtures")
    let files = FileManager.default
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    for part in [name] + neighbors {
      try? files.removeItem(at: place.appending(path: part))
      try files.copyItem(at: fixtures.appending(path: part), to: place.appending(path: part))
    }
    folder = place.appending(path: name)
  }

  /// Adds a file to the project.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  /// Runs `fleet-init`, which is to write the package: it is built where all clients are.
  func brought(_ options: String...) async throws -> Outcome {
    try await Command(
      arguments: [command, folder.path, "--no-build", "--manifests"] + options, folder: folder
    ).run()
  }

  /// The package that is written.
  var package: ClientPackage { ClientPackage(writtenIn: folder.appending(path: "Linux")) }

  /// All files but the package's, with what they hold.
  func state() -> [String: Data] {
    var state: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
    where path != "Linux" && !path.hasPrefix("Linux/") {
      state[path] =
        FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data()
    }
    return state
  }
}
