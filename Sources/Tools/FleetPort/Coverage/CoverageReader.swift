import Foundation

/// Tells the parts of a report of the app's files.
struct CoverageReader {
  /// Lines that were added to a file, and are no code of the app's.
  private struct Addition {
    let lines: ClosedRange<Int>
    /// How many regions it has, and how many of them were run.
    let regions: Int
    let covered: Int
    let wasRun: Bool
  }

  /// The list of methods that classes get, as its symbol has it.
  private static let added = "17objectiveCMembers"

  private let fleet: String
  private let read: (String) -> String?
  private var known: [String: WrittenLines?] = [:]
  private var additions: [String: [Addition]] = [:]
  /// The sources of files that were written.
  private(set) var sources: Set<String> = []

  init(fleet: String, read: @escaping (String) -> String?) {
    self.fleet = fleet
    self.read = read
  }

  private mutating func lines(of file: String) -> WrittenLines? {
    guard file.hasSuffix("+Linux.swift") else { return nil }
    if let lines = known[file] { return lines }
    let lines = read(file).map { WrittenLines($0) }
    known[file] = .some(lines)
    return lines
  }

  /// Whether a file belongs neither to the app nor to a package that it uses.
  private func isForeign(_ file: String) -> Bool {
    file.hasPrefix(fleet + "/Sources/") || file.contains(".derived/")
      || file.contains("/plugins/outputs/")
  }

  mutating func rewritten(_ part: [String: Any]) -> [String: Any] {
    var part = part
    part["functions"] = (part["functions"] as? [[String: Any]] ?? []).compactMap {
      rewritten(function: $0)
    }
    let files = (part["files"] as? [[String: Any]] ?? []).compactMap { rewritten(file: $0) }
    part["files"] = files
    if part["totals"] != nil { part["totals"] = Self.totals(of: files) }
    return part
  }

  private static func totals(of files: [[String: Any]]) -> [String: Any] {
    var totals: [String: Any] = [:]
    for kind in CoverageCount.kinds {
      var sum = CoverageCount()
      for file in files { sum.add(CoverageCount(file, kind)) }
      totals[kind] = sum.figures
    }
    return totals
  }

  // MARK: Functions

  private mutating func rewritten(function: [String: Any]) -> [String: Any]? {
    var function = function
    guard let name = (function["filenames"] as? [String])?.first else { return function }
    guard let lines = lines(of: name), let source = lines.source else {
      return isForeign(name) ? nil : function
    }
    let regions = function["regions"] as? [[Any]] ?? []
    guard (function["name"] as? String)?.contains(Self.added) != true else {
      if let addition = Self.addition(regions) { additions[name, default: []].append(addition) }
      return nil
    }
    function["filenames"] = [source]
    function["regions"] = regions.compactMap { Self.moved($0, at: [0, 2], by: lines, to: source) }
    return function
  }

  /// What a function is, of whose regions the first is the whole.
  private static func addition(_ regions: [[Any]]) -> Addition? {
    let numbers = regions.map { $0.map { $0 as? Int ?? 0 } }.filter { $0.count > 4 }
    guard let whole = numbers.first, whole[0] <= whole[2] else { return nil }
    return Addition(
      lines: whole[0]...whole[2], regions: numbers.count,
      covered: numbers.count { $0[4] > 0 }, wasRun: whole[4] > 0)
  }

  // MARK: Files

  private mutating func rewritten(file: [String: Any]) -> [String: Any]? {
    var file = file
    let name = file["filename"] as? String ?? ""
    guard let lines = lines(of: name), let source = lines.source else {
      return isForeign(name) ? nil : file
    }
    sources.insert(source)
    file["filename"] = source
    for key in ["segments", "branches"] {
      file[key] = (file[key] as? [[Any]] ?? []).compactMap {
        Self.moved($0, at: [0], by: lines, to: source)
      }
    }
    if let summary = file["summary"] as? [String: Any] {
      file["summary"] = corrected(summary, of: file, additions[name] ?? [])
    }
    return file
  }

  /// The figures of a file without what was added.
  private func corrected(
    _ summary: [String: Any], of file: [String: Any], _ additions: [Addition]
  ) -> [String: Any] {
    guard !additions.isEmpty else { return summary }
    var summary = summary
    for kind in ["functions", "instantiations", "lines", "regions"] where summary[kind] != nil {
      var figures = CoverageCount(file, kind)
      for addition in additions {
        switch kind {
        case "lines": figures.remove(addition.lines.count, isCovered: addition.wasRun)
        case "regions":
          figures.remove(addition.covered, isCovered: true)
          figures.remove(addition.regions - addition.covered, isCovered: false)
        default: figures.remove(1, isCovered: addition.wasRun)
        }
      }
      summary[kind] = figures.figures
    }
    return summary
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
