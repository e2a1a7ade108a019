import Locks

/// The sources of files that were written for the compiler, by their `#sourceLocation` directives.
///
/// A macro knows its place in the file that the compiler reads, such as where a test is declared.
enum WrittenSource {
  /// A directive: the line behind it is this one of a source.
  private struct Directive: Sendable {
    let line: Int
    let path: String
    let first: Int
  }

  private static let suffix = "+Linux.swift"
  private static let known = Locked<[String: [Directive]]>([:])

  /// Returns the place in a source that a line of a written file comes from, if it is one.
  static func place(path: String, line: Int) -> (path: String, line: Int)? {
    guard path.hasSuffix(suffix) else { return nil }
    let directives = known.withLock { known in
      if let directives = known[path] { return directives }
      let directives = Libc.readAll(path).map(Self.directives) ?? []
      known[path] = directives
      return directives
    }
    guard let directive = directives.last(where: { $0.line < line }) else { return nil }
    return (directive.path, directive.first + line - directive.line - 1)
  }

  private static func directives(in text: String) -> [Directive] {
    var directives: [Directive] = []
    let start = "#sourceLocation(file: \""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.hasPrefix(start) {
      let parts = line.dropFirst(start.count).split(separator: "\", line: ")
      guard parts.count == 2, let first = Int(parts[1].prefix { $0.isNumber }) else { continue }
      directives.append(Directive(line: index + 1, path: String(parts[0]), first: first))
    }
    return directives
  }
}
