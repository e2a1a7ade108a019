import FleetPort
import Foundation
import StandInMaker
import TestSupport

@testable import FleetInit

/// A package in a temporary folder, as a build has left it.
final class BuiltPackage {
  let folder: String
  private(set) var said: [String] = []
  /// Whether the plugin makes a file of its own for each module, which the build has not come to.
  var hasFacts = false
  private(set) var commands = 0
  /// How long processors have worked for the commands that were counted.
  private(set) var processorSeconds = 0.0
  private var targets: [(module: String, sources: [String], needs: Set<String>)] = []
  private let programs = OthersPrograms(say: { _ in })

  init(_ folder: String) { self.folder = folder }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds a module with sources by their names, which needs those before it if nothing else is said.
  func add(_ module: String, needs: Set<String>? = nil, _ sources: [String: String]) throws {
    for (name, text) in sources { try write(text, to: "\(module)/\(name)") }
    targets.append((module, sources.keys.sorted(), needs ?? Set(targets.map(\.module))))
  }

  private func description() throws -> String {
    let lines = try targets.flatMap { target in
      let output = "\(folder)/Out/\(target.module)"
      let sources = target.sources.map { "\(folder)/\(target.module)/\($0)" }
      let made =
        target.sources.map { "\(output)/\($0.dropLast(6))+Linux.swift" }
        + (hasFacts ? ["\(output)/PortedModuleFacts.swift"] : [])
      let port =
        ["/x/fleet-port-tool", "--into", output, "--module", target.module]
        + (hasFacts ? ["--tests"] : []) + sources
        + (read("Linux/Deferred.txt") == nil ? [] : ["--deferred", "\(folder)/Linux/Deferred.txt"])
      let compiler = [
        "swiftc", "-module-name", target.module, "-emit-module", "-emit-module-path",
        "/x/Y.swiftmodule", "-c", "@/x/sources", "-j2", "-parse-as-library", "-swift-version",
        "5",
      ]
      return try [("inputs", sources), ("args", port), ("inputs", made), ("args", compiler)].map {
        "    \($0.0): " + String(decoding: try JSONEncoder().encode($0.1), as: UTF8.self)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What rewritten sources import, with as much as is asked of it here.
  private static let modules = [
    "HeadlessUIKit": """
    @_exported import Foundation
    open class UIView: NSObject { open func setNeedsLayout() {} }
    public protocol PortedModule: AnyObject {}
    public struct Selector { public struct Method {} }
    public protocol SelectorResponder: NSObject {
      static var objectiveCMembers: [Selector.Method] { get }
    }
    """,
    "FleetDeferral": """
    public func _deferred(_: StaticString, _: StaticString) {}
    public func _deferredValue<T>(_: StaticString, _: StaticString) -> T { fatalError() }
    public func _deferredError(_: StaticString, _: StaticString) -> any Error { fatalError() }
    public func _deferredEnd(_: StaticString, _: StaticString) -> Never { fatalError() }
    """,
  ]

  func search(
    _ kinds: [DeferringSearch.Target.Kind] = [], linking symbols: [UnresolvedSymbol] = [],
    after before: DeferringOutcome? = nil, known: KnownModules = KnownModules(),
    run: (([String]) -> (isDone: Bool, output: String))? = nil
  ) throws -> DeferringOutcome {
    try write(try description(), to: "debug.yaml")
    for (name, text) in Self.modules where read("Scratch/Modules/\(name).swiftmodule") == nil {
      try write(text, to: "Scratch/Modules/\(name).swift")
      let module = "\(folder)/Scratch/Modules/\(name)"
      _ = self.run(
        ["swiftc", "-emit-module", "-module-name", name, "-parse-as-library", "-wmo"]
          + ["-emit-module-path", module + ".swiftmodule", module + ".swift"])
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Linux", withIntermediateDirectories: true)
    said = []
    let search = DeferringSearch(
      list: "\(folder)/Linux/Deferred.txt", project: folder, manifest: "\(folder)/debug.yaml",
      scratch: "\(folder)/Scratch", known: known, run: run ?? self.run,
      say: { self.said.append($0) })
    let all = targets.enumerated().map { index, target in
      DeferringSearch.Target(
        module: target.module, kind: kinds.dropFirst(index).first ?? .own,
        needs: target.needs)
    }
    guard let before else { return try search.run(all) }
    return try search.run(all, linking: symbols, after: before)
  }

  func run(_ command: [String]) -> (isDone: Bool, output: String) {
    commands += 1
    let (isDone, output) = programs.run(
      ["/bin/sh", "-c", "exec \"$@\" 2>&1", "sh"] + command, OthersPrograms.Limits())
    return (isDone, String(decoding: output ?? Data(), as: UTF8.self))
  }

  /// Runs a command, and counts what it costs.
  func runCounted(_ command: [String]) -> (isDone: Bool, output: String) {
    commands += 1
    let script = "\"$@\" 2>&1; status=$?; times > \"$0\"; exit $status"
    let (isDone, output) = programs.run(
      ["/bin/sh", "-c", script, "\(folder)/times"] + command, OthersPrograms.Limits())
    // For the shell itself and for what it has run: user and system, such as `0m1.25s`.
    for time in (read("times") ?? "").split(whereSeparator: \.isWhitespace) {
      let parts = time.dropLast().split(separator: "m").compactMap { Double($0) }
      if parts.count == 2 { processorSeconds += parts[0] * 60 + parts[1] }
    }
    return (isDone, String(decoding: output ?? Data(), as: UTF8.self))
  }

  var entries: [DeferredEntry] {
    read("Linux/Deferred.txt").map { DeferredList(text: $0).entries } ?? []
  }

  /// The entries of the list, without digests.
  var list: [String] {
    entries.map { "\($0.declaration): \($0.what.words): \($0.message)" }
  }
}
