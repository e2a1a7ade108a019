import FleetPort
import Foundation
import XcodeProjects

/// Compiles one module with what is deferred in it, and tells its errors by places of the sources.
final class ModuleCompiler {
  /// What came of compiling.
  struct Result {
    /// An error with the source that it is in, and the place there.
    struct Error {
      let message: CompilerMessage
      let source: DeferredSource
      let offset: Int
      /// Whether it is in a type that was put in for one that is missing.
      var isInPlaceholder = false
    }

    var errors: [Error] = []
    /// Errors in files that were made for the build, and those without a place.
    var others: [CompilerMessage] = []
    var isDone = false
    /// Whether the compiler crashed.
    var hasCrashed = false
    /// The file that it crashed at.
    var crashedAt: String?
  }

  let name: String
  let module: DeferredModule?
  let description: BuildDescription.Module
  /// The folder of all that is written.
  private let folder: String
  private let run: ([String]) -> (isDone: Bool, output: String)
  /// What is deferred in the modules that this one needs.
  private let needed: [DeferredEntry]
  private var outputs: [String: DeferredModule.Output] = [:]
  /// Whether the files are there that are made for the build, and are no source's.
  private var hasRest = false

  init(
    _ name: String, _ description: BuildDescription.Module, project: String, folder: String,
    needed: [DeferredEntry],
    run: @escaping ([String]) -> (isDone: Bool, output: String)
  ) throws {
    self.name = name
    self.description = description
    self.folder = folder
    self.run = run
    self.needed = needed
    module = try description.rewriting.map { try DeferredModule(arguments: $0, project: project) }
  }

  /// The folder with the modules that were compiled here.
  private var modules: String { folder + "/Modules" }

  /// Compiles the module with some entries.
  func compile(_ entries: [DeferredEntry]) throws -> Result {
    let sources = try write(entries)
    var command = description.compiler
    // What was compiled here comes before what the build has left.
    command.insert(contentsOf: ["-I", modules], at: 1)
    command += [
      "-whole-module-optimization", "-suppress-warnings", "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-emit-module", "-emit-module-path",
      "\(modules)/\(name).swiftmodule",
    ]
    let (isDone, output) = run(command + sources)
    guard isDone || !output.contains("No space left on device") else {
      throw CocoaError(.fileWriteOutOfSpace)
    }
    var result = Result()
    result.isDone = isDone
    for message in CompilerMessage.errors(in: output) { add(message, to: &result) }
    // The driver's own word about what the compiler has said.
    if !result.errors.isEmpty { result.others.removeAll { $0.file.isEmpty } }
    if !isDone, let crash = CompilerCrash(in: output) {
      result.hasCrashed = true
      if let place = crash.places.last(where: { outputs[$0.file] != nil }) {
        add(place, isOfWhole: true, to: &result)
      }
      result.crashedAt = crash.files.lazy.compactMap { self.outputs[$0]?.source.path }.first
    }
    return result
  }

  /// Writes the sources; returns the paths of all that is compiled.
  private func write(_ entries: [DeferredEntry]) throws -> [String] {
    let place = "\(folder)/\(name)"
    for path in [place, modules] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    guard let module else { return description.sources }
    outputs = [:]
    var rewritten: [String: String] = [:]
    for output in module.outputs(needed + entries) {
      let path = "\(place)/\(output.name)"
      outputs[path] = output
      rewritten[FilePath.join(module.folder, output.name)] = path
      let data = Data(output.plainBytes)
      guard FileManager.default.contents(atPath: path) != data else { continue }
      try data.write(to: URL(fileURLWithPath: path))
    }
    makeRest(Set(description.sources).subtracting(rewritten.keys))
    return description.sources.map { rewritten[$0] ?? $0 }
  }

  /// Writes what the plugin makes besides, where the build has ended before it came to that.
  private func makeRest(_ files: Set<String>) {
    guard !hasRest else { return }
    hasRest = true
    let isThere = files.allSatisfy(FileManager.default.fileExists(atPath:))
    guard !isThere, let arguments = description.rewriting else { return }
    _ = FleetPort.Command(print: { _ in }, complain: { _ in }).run(arguments)
  }

  /// - Parameter isOfWhole: Whether a place in the head of a declaration means what is in it, too.
  private func add(
    _ message: CompilerMessage, isOfWhole: Bool = false, to result: inout Result
  ) {
    guard let output = outputs[message.file] else {
      result.others.append(message)
      return
    }
    var offset = output.offset(line: message.line, column: message.column)
    if isOfWhole { offset = output.source.offset(ofBodyOfHead: offset) ?? offset }
    let (line, column) = output.source.place(of: offset)
    result.errors.append(
      Result.Error(
        message: message.moved(to: output.source.path, line: line, column: column),
        source: output.source, offset: offset,
        isInPlaceholder: output.isBehind(line: message.line)))
  }

  /// The places in the sources that call what nothing has of what is linked.
  func places(of symbols: [UnresolvedSymbol]) -> [Result.Error] {
    (module?.sources ?? []).flatMap { source in
      symbols.filter { $0.isIn(source.path) }.map { symbol in
        let offset = source.offset(ofCall: symbol.name, onLine: symbol.line)
        let (line, column) = source.place(of: offset)
        return Result.Error(
          message: symbol.message.moved(to: source.path, line: line, column: column),
          source: source, offset: offset)
      }
    }
  }

  /// The modules that cannot be imported, among those names that sources still import when they are
  /// rewritten.
  func missing(_ names: Set<String>) -> Set<String> {
    let imported = outputs.values.reduce(into: Set<String>()) { $0.formUnion($1.importedModules) }
    let names = names.intersection(imported)
    let lines = names.sorted().map {
      "#if !canImport(\($0))\n#warning(\"missing \($0)\")\n#endif\n"
    }
    let file = "\(folder)/\(name)/Imports.swift"
    guard (try? Data(lines.joined().utf8).write(to: URL(fileURLWithPath: file))) != nil else {
      return []
    }
    var command = description.compiler
    command.insert(contentsOf: ["-I", modules], at: 1)
    let output = run(command + ["-typecheck", "-diagnostic-style", "llvm", file]).output
    return names.filter { output.contains("warning: missing \($0)\n") }
  }

  /// The types among those names that the modules have which the rewritten sources import.
  func known(_ names: Set<String>) -> Set<String> {
    let imported = outputs.values.reduce(into: Set<String>()) { $0.formUnion($1.importedModules) }
    let modules = imported.union(["Foundation", "HeadlessUIKit"])
    let imports = modules.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }
    let uses = names.sorted().enumerated().map { "typealias Name\($0) = \($1)\n" }
    let file = "\(folder)/\(name)/Names.swift"
    guard (try? Data((imports + uses).joined().utf8).write(to: URL(fileURLWithPath: file))) != nil
    else { return names }
    var command = description.compiler
    command.insert(contentsOf: ["-I", self.modules], at: 1)
    let output = run(command + ["-typecheck", "-diagnostic-style", "llvm", file]).output
    return names.filter { !output.contains("error: cannot find type '\($0)' in scope") }
  }

  /// The mistakes in the sources as their authors wrote them.
  func mistakes(in sources: [DeferredSource]) -> [CompilerMessage] {
    var command = [description.compiler[0], "-frontend", "-parse"]
    for option in ["-swift-version", "-enable-upcoming-feature", "-enable-experimental-feature"] {
      for (index, argument) in description.compiler.enumerated().dropLast() where argument == option
      {
        command += [option, description.compiler[index + 1]]
      }
    }
    let output = run(command + ["-diagnostic-style", "llvm"] + sources.map(\.path)).output
    return CompilerMessage.errors(in: output).filter { !$0.file.isEmpty }
  }
}
