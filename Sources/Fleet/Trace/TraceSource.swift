import Foundation

/// The sources of a test, as far as they can be read where the trace is written.
struct TraceSource {
  /// The longest test that a trace shows.
  private static let mostLines = 400

  private var files: [String: [String]] = [:]

  /// A part of a file.
  struct Excerpt: Encodable {
    let first: Int
    let lines: [String]
  }

  /// Returns a line without its indentation; empty if it cannot be read.
  mutating func line(_ number: Int, of path: String) -> String {
    let lines = lines(of: path)
    guard lines.indices.contains(number - 1) else { return "" }
    return lines[number - 1].trimmingCharacters(in: .whitespaces)
  }

  /// Returns a declaration: from its first line to the end of its braces, or else to the last
  /// requested line.
  mutating func excerpt(of path: String, from first: Int, to last: Int) -> Excerpt? {
    let lines = lines(of: path)
    guard lines.indices.contains(first - 1) else { return nil }
    var depth = 0
    var end = first - 1
    for (index, line) in lines[(first - 1)...].prefix(Self.mostLines).enumerated() {
      let opened = line.count { $0 == "{" }
      depth += opened - line.count { $0 == "}" }
      end = first - 1 + index
      if depth <= 0, opened > 0 || line.contains("}"), end + 1 >= last { break }
    }
    let part = lines[(first - 1)...end]
    let indent =
      part.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return Excerpt(first: first, lines: part.map { String($0.dropFirst(indent)) })
  }

  private mutating func lines(of path: String) -> [String] {
    if let lines = files[path] { return lines }
    let text = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    let lines =
      text?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
      ?? []
    files[path] = lines
    return lines
  }
}
