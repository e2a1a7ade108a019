import Foundation

/// What `swift test --enable-code-coverage` writes, told of the app's files.
///
/// The compiler counts by the files that it reads, which are the rewritten ones.
struct CoverageReport {
  /// The report as JSON, with the app's files and lines.
  let json: Data
  /// A line for each of the app's files: how much of it was run.
  let lines: [String]

  /// - Parameters:
  ///   - fleet: The folder of this package, whose own sources the report is not to tell of.
  ///   - read: Answers the text of a file.
  init(
    _ data: Data, fleet: String = FleetPackage.folder, read: @escaping (String) -> String?
  ) throws(WrongCall) {
    guard var report = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let parts = report["data"] as? [[String: Any]]
    else { throw WrongCall("This is no report of what tests have covered.") }
    var reader = CoverageReader(fleet: fleet, read: read)
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
      guard let name = file["filename"] as? String, sources.contains(name) else { return nil }
      let lines = CoverageCount(file, "lines")
      let share = lines.count == 0 ? 100 : lines.covered * 100 / lines.count
      let percent = String(repeating: " ", count: max(0, 3 - "\(share)".count)) + "\(share) %"
      return "\(percent)  \(name)  \(lines.covered) of \(lines.count) lines"
    }.sorted { $0.dropFirst(7) < $1.dropFirst(7) }
  }
}
