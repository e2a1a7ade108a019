import Foundation

/// What `swift test --enable-code-coverage` writes, told of the app's files.
///
/// The compiler counts by the files that it reads, which are those that were written for it.
struct CoverageReport {
  /// The report as JSON, with the app's files and lines.
  let json: Data
  /// A line for each of the app's files: how much of it was run.
  let lines: [String]

  /// - Parameter read: Answers the text of a file.
  init(_ data: Data, read: @escaping (String) -> String?) throws(WrongCall) {
    guard var report = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let parts = report["data"] as? [[String: Any]]
    else { throw WrongCall("This is no report of what tests have covered.") }
    var reader = Reader(read: read)
    let rewritten = parts.map { reader.rewritten($0) }
    report["data"] = rewritten
    guard
      let json = try? JSONSerialization.data(
        withJSONObject: report, options: [.sortedKeys, .withoutEscapingSlashes])
    else { throw WrongCall("The report cannot be written.") }
    self.json = json
    lines = rewritten.flatMap {
      Self.lines(of: $0["files"] as? [[String: Any]] ?? [], reader.sources)
    }
  }

  private static func lines(of files: [[String: Any]], _ sources: Set<String>) -> [String] {
    files.compactMap { file in
      guard let name = file["filename"] as? String, sources.contains(name),
        let summary = (file["summary"] as? [String: Any])?["lines"] as? [String: Any],
        let count = summary["count"] as? Int, let covered = summary["covered"] as? Int
      else { return nil }
      let share = count == 0 ? 100 : covered * 100 / count
      let percent = String(repeating: " ", count: max(0, 3 - "\(share)".count)) + "\(share) %"
      return "\(percent)  \(name)  \(covered) of \(count) lines"
    }.sorted { $0.dropFirst(7) < $1.dropFirst(7) }
  }

  private struct Reader {
    let read: (String) -> String?
    private var known: [String: WrittenLines?] = [:]
    /// The sources of files that were written.
    private(set) var sources: Set<String> = []

    init(read: @escaping (String) -> String?) { self.read = read }

    private mutating func lines(of file: String) -> WrittenLines? {
      guard file.hasSuffix("+Linux.swift") else { return nil }
      if let lines = known[file] { return lines }
      let lines = read(file).map { WrittenLines($0) }
      known[file] = .some(lines)
      return lines
    }

    mutating func rewritten(_ part: [String: Any]) -> [String: Any] {
      var part = part
      part["files"] = (part["files"] as? [[String: Any]] ?? []).map { rewritten(file: $0) }
      part["functions"] = (part["functions"] as? [[String: Any]] ?? []).map {
        rewritten(function: $0)
      }
      return part
    }

    private mutating func rewritten(file: [String: Any]) -> [String: Any] {
      var file = file
      guard let lines = (file["filename"] as? String).flatMap({ self.lines(of: $0) }),
        let source = lines.source
      else { return file }
      sources.insert(source)
      file["filename"] = source
      for key in ["segments", "branches"] {
        file[key] = (file[key] as? [[Any]] ?? []).compactMap {
          Self.moved($0, at: [0], by: lines, to: source)
        }
      }
      return file
    }

    private mutating func rewritten(function: [String: Any]) -> [String: Any] {
      var function = function
      guard let name = (function["filenames"] as? [String])?.first,
        let lines = lines(of: name), let source = lines.source
      else { return function }
      function["filenames"] = [source]
      function["regions"] = (function["regions"] as? [[Any]] ?? []).compactMap {
        Self.moved($0, at: [0, 2], by: lines, to: source)
      }
      return function
    }

    /// Returns an entry with the lines of the source; none where it is of no source, or of another.
    private static func moved(
      _ entry: [Any], at indices: [Int], by lines: WrittenLines, to source: String
    ) -> [Any]? {
      var entry = entry
      for index in indices {
        guard entry.indices.contains(index), let line = entry[index] as? Int,
          let place = lines[line], place.file == source
        else { return nil }
        entry[index] = place.line
      }
      return entry
    }
  }
}
