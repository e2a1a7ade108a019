import Foundation
import XcodeProjects

/// A module that is rewritten again and again, each time with other entries.
package final class DeferredModule {
  /// A rewritten file.
  package struct Output {
    package let source: DeferredSource
    /// The name of the file that is compiled.
    package let name: String
    package let bytes: [UInt8]
    fileprivate let inner: SourcePieces
    fileprivate let outer: SourcePieces
  }

  package let sources: [DeferredSource]
  private let context: [DeferredSource]
  private let options: Options
  private let target: TargetDescription
  /// The folder that the build has its rewritten files in.
  package let folder: String

  /// Reads a module as `fleet-port` does.
  ///
  /// - Parameters:
  ///   - arguments: What `fleet-port` is called with.
  ///   - project: The folder that the files of entries are seen from.
  package init(arguments: [String], project: String) throws {
    let options = try Options(arguments)
    guard case .rewrite(let folder) = options.task else {
      throw WrongCall("Nothing is rewritten by this: \(arguments.joined(separator: " "))")
    }
    func read(_ paths: [String]) throws -> [DeferredSource] {
      var names: Set<String> = []
      for path in paths { names.formUnion(try SourceFolder(path: path).files(outside: folder)) }
      return try names.sorted().map { name in
        DeferredSource(
          path: name, name: FilePath.relative(name, to: project),
          bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: name))))
      }
    }
    self.options = options
    self.folder = folder
    target = try Command.description(options)
    sources = try read(options.sources)
    let own = Set(sources.map(\.path))
    context = try read(options.context).filter { !own.contains($0.path) }
  }

  /// Changes with every byte of the sources, and of what they are read with.
  package var fingerprint: String {
    var fingerprint = Fingerprint()
    for source in sources + context { fingerprint.add(source.original.bytes) }
    return fingerprint.text
  }

  /// The number of functions and accessors.
  package var bodyCount: Int { sources.reduce(0) { $0 + $1.bodyCount } }

  /// Rewrites all files, with those entries that hold.
  package func outputs(_ entries: [DeferredEntry]) -> [Output] {
    let byFile = Dictionary(grouping: entries) { $0.file }
    let files = sources.map { $0.rewritten(byFile[$0.name] ?? []) }
    let others = context.map { $0.rewritten(byFile[$0.name] ?? []).file }
    let module = Command.module(files.map(\.file), context: others, options, target)
    let written = Port(module).outputs()
    return zip(zip(sources, files), written).map { pair, output in
      Output(
        source: pair.0, name: OutputFolder.name(for: output.file), bytes: output.bytes,
        inner: pair.1.pieces, outer: output.pieces)
    }
  }
}

extension DeferredModule.Output {
  private static let directive = Array("#sourceLocation(".utf8)

  /// The text without directives, so that the compiler tells places of it as they are.
  package var plainBytes: [UInt8] {
    var plain = bytes
    var isAtStart = true
    for index in plain.indices {
      if isAtStart, plain[index...].starts(with: Self.directive) {
        plain[index] = Ascii.slash
        plain[index + 1] = Ascii.slash
      }
      isAtStart = plain[index] == Ascii.newline
    }
    return plain
  }

  /// The modules that the rewritten text imports.
  package var importedModules: Set<String> {
    let file = SourceFile(path: name, bytes: bytes)
    return Set(
      file.indices(of: "import").map {
        file.tokens[ImportRule.nameOfModule(in: file, importedAt: $0)].text
      })
  }

  /// Whether a line stands behind the text of the source, where types are that were put in.
  package func isBehind(line: Int) -> Bool {
    let end = outer.end(before: bytes.count)
    return line > 1 + bytes[..<min(end, bytes.count)].count { $0 == Ascii.newline }
  }

  /// The offset in the source that a place of the text stands for.
  package func offset(line: Int, column: Int) -> Int {
    var start = 0
    var number = 1
    while number < line, let end = bytes[start...].firstIndex(of: Ascii.newline) {
      start = end + 1
      number += 1
    }
    let place = min(start + max(column - 1, 0), bytes.count)
    let (offset, isExact) = outer.source(of: place)
    if !isExact, let line = directedLine(at: place) { return source.offset(line: line, column: 1) }
    return inner.source(of: offset).offset
  }

  /// The line that the last directive before a place gives it, if that was put in with it.
  private func directedLine(at place: Int) -> Int? {
    let text = bytes[outer.end(before: place)..<max(place, outer.end(before: place))]
    let lines = text.split(separator: Ascii.newline, omittingEmptySubsequences: false)
    guard let last = lines.lastIndex(where: { $0.starts(with: Self.directive) }) else { return nil }
    let words = String(decoding: lines[last], as: UTF8.self).split(separator: "line: ")
    guard let number = words.last.flatMap({ Int($0.prefix { $0.isNumber }) }) else { return nil }
    return number + lines.count - last - 2
  }
}
