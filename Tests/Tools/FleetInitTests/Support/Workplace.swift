import Foundation
import TestSupport

@testable import FleetInit

/// A temporary folder with a project in it, and what the command prints about it.
final class Workplace {
  let folder: String
  private(set) var printed: [String] = []
  private(set) var complaints: [String] = []
  /// The manifests of packages, by the names of their folders, as SwiftPM would dump them.
  var manifests: [String: String] = [:]
  /// The files of the packages that can be fetched, by the names of their folders.
  var repositories: [String: [String: String]] = [:]
  /// The packages among them that git fetches and SwiftPM does not.
  var unreadable: Set<String> = []
  /// The products that build as they are.
  var buildable: Set<String> = []
  /// The products that were built to see whether they do.
  private(set) var trials: [PackageTrial] = []
  /// What programs come to, such as SwiftPM; where none is given, the command stops after writing.
  var programs: ((ProgramCall) -> ProgramEnd)?
  /// The programs that were run.
  private(set) var calls: [ProgramCall] = []
  /// The variables of the call.
  var environment: [String: String] = [:]
  /// The program that reads headers, if there is one.
  var importer: String?
  /// The version of the compiler.
  var toolchain = "6.2.1"
  /// The repositories that git was asked for.
  private(set) var clones: [PackageClone] = []

  private static let fixtures =
    PackageFolder.appending("Tests/Tools/XcodeProjectsTests/Fixtures").path

  /// Copies the fixture projects of that name, and runs the body.
  static func with<R>(_ names: String..., body: (Workplace) throws -> R) throws -> R {
    let place = Workplace()
    defer { try? FileManager.default.removeItem(atPath: place.folder) }
    try FileManager.default.createDirectory(
      atPath: place.folder, withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.copyItem(
        atPath: "\(fixtures)/\(name)", toPath: "\(place.folder)/\(name)")
    }
    return try body(place)
  }

  private init() {
    folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "fleet-init-\(UUID().uuidString)").path
  }

  /// Runs the command about a path in the folder; answers its status.
  @discardableResult
  func run(_ path: String, _ options: String...) -> Int32 {
    printed = []
    complaints = []
    trials = []
    calls = []
    let command = InitCommand(
      fleet: "\(folder)/Fleet", here: folder, tools: tools, environment: environment,
      print: { self.printed.append($0) },
      complain: { self.complaints.append($0) })
    return command.run(["\(folder)/\(path)"] + options).rawValue
  }

  private var tools: PackageTools {
    var tools = PackageTools { folder in
      self.manifests[folder.split(separator: "/").last.map(String.init) ?? ""].map {
        Data($0.utf8)
      }
    }
    tools.fetch = { self.fetch(into: $0) }
    tools.clone = { self.clone($0, into: $1) }
    tools.build = {
      self.trials.append($0)
      return self.buildable.contains($0.product)
    }
    tools.toolchain = { self.toolchain }
    tools.run = programs.map { programs in
      { call in
        self.calls.append(call)
        return programs(call)
      }
    }
    tools.importer = importer
    // They are made once for all tests.
    tools.headerCache = PackageFolder.appending(".build/stand-in-tests").path
    tools.environment = { ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""] }
    return tools
  }

  private func clone(_ package: PackageClone, into place: String) -> Bool {
    clones.append(package)
    let name = ResolvedVersions.name(of: package.url)
    guard let files = repositories[name] else { return false }
    let inner = String(place.dropFirst(folder.count + 1))
    for (path, text) in files { try? write(text, to: "\(inner)/\(path)") }
    return true
  }

  /// Makes checkouts of all repositories that the manifest in a folder names.
  private func fetch(into place: String) -> Bool {
    let inner = String(place.dropFirst(folder.count + 1))
    let manifest = read(inner + "/Package.swift") ?? ""
    // SwiftPM fetches all of them or none.
    guard !unreadable.contains(where: manifest.contains) else { return false }
    var isWhole = true
    for url in manifest.split(separator: "\"") where url.hasPrefix("https://") {
      let name = ResolvedVersions.name(of: String(url))
      isWhole = isWhole && repositories[name] != nil
      for (path, text) in repositories[name] ?? [:] {
        try? write(text, to: "\(inner)/.build/checkouts/\(name)/\(path)")
        guard (repositories[name] ?? [:])["Package.swift"] == nil else { continue }
        try? write("", to: "\(inner)/.build/checkouts/\(name)/Package.swift")
      }
    }
    return isWhole
  }

  func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(path)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
  }

  /// All files and links by path, with what they hold, and when they were written.
  func state(outside: String? = nil) -> [String: String] {
    let manager = FileManager.default
    var state: [String: String] = [:]
    for case let path as String in manager.enumerator(atPath: folder) ?? .init() {
      if let outside, path.hasPrefix(outside) { continue }
      let place = "\(folder)/\(path)"
      let date = (try? manager.attributesOfItem(atPath: place))?[.modificationDate] as? Date
      let goal = try? manager.destinationOfSymbolicLink(atPath: place)
      let text = goal ?? manager.contents(atPath: place).map { String(decoding: $0, as: UTF8.self) }
      state[path] = "\(date?.timeIntervalSince1970 ?? 0) \(text ?? "a folder")"
    }
    return state
  }

  /// The part of the manifest that says what a target is.
  func target(_ name: String, in project: String) -> String? {
    read("\(project)/Linux/Package.swift")?.components(separatedBy: "\n  // ")
      .first { $0.contains("    name: \"\(name)\",") }
  }
}
