import Foundation
import Pages
import PropertyLists

/// The folder of a report: its page, and beside it what the page loads once it is shown.
struct ReportFolder {
  /// How many tests' details are in a file.
  static let detailsInFile = 25
  private static let parts = "parts"

  private let folder: URL
  private let merged: MergedRuns
  private let title: String
  private let since: (history: RunHistory, folder: URL)?
  /// Where the parts are written until all are there: the last report may be in the same folder.
  private let making: URL
  private var counts: [String: Int] = [:]
  private var history: RunHistory
  private var details: [TestDetail] = []
  private var page: ReportContent

  private init(
    _ folder: URL, _ merged: MergedRuns, title: String,
    since: (history: RunHistory, folder: URL)?
  ) {
    self.folder = folder
    self.merged = merged
    self.title = title
    self.since = since
    making = folder.appending(path: ".\(Self.parts)")
    history = RunHistory(title: title)
    page = ReportContent(title: title, merged)
  }

  /// Writes a report.
  ///
  /// - Parameter since: The last report, and the folder that it is in.
  static func write(
    _ merged: MergedRuns, title: String, to folder: URL,
    since: (history: RunHistory, folder: URL)?
  ) throws {
    var report = ReportFolder(folder, merged, title: title, since: since)
    try report.write()
  }

  private mutating func write() throws {
    let files = FileManager.default
    let old = folder.appending(path: Self.parts)
    let isOurs = files.fileExists(atPath: folder.appending(path: RunHistory.file).path)
    guard isOurs || !files.fileExists(atPath: old.path) else {
      throw Finding(file: old.path, "The folder is not one of a report, and stays as it is.")
    }
    try? files.removeItem(at: making)
    try files.createDirectory(at: making, withIntermediateDirectories: true)
    for test in merged.tests { try add(test) }
    if let map = merged.runs.lazy.compactMap(\.files.map).first {
      page.map = try copy(map, to: "screens")
    }
    try addOtherComparisons()
    try writeDetails()
    try? files.removeItem(at: old)
    try files.moveItem(at: making, to: old)
    try write(ReportPage.html(page), to: "index.html")
    try write(JUnitFile.text(of: merged, title: title), to: "junit.xml")
    try write(MarkdownSummary(merged, title: title).text, to: "summary.md")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(history).write(to: folder.appending(path: RunHistory.file))
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  // MARK: Tests

  private mutating func add(_ test: MergedTest) throws {
    var detail = TestDetail(test)
    if test.results.count > 1 {
      detail.results = test.results.map { run, outcome in
        TestDetail.Result(
          run: merged.runs[run].name, verdict: outcome.verdict, seconds: outcome.seconds)
      }
    }
    let files = merged.runs[test.run].files
    let traces = files.traces(of: test.telling)
    detail.traces = try traces.map { try copy($0, to: "traces") }
    detail.pictures = try files.pictures(of: test.telling).map { try copy($0, to: "pictures") }
    var titles: Set<Substring> = []
    for comparison in files.comparisons(of: test.telling) {
      compared.insert("\(test.run) \(comparison.name)")
      // What is attached to a test may lie in the folder of pictures, too.
      guard titles.insert(comparison.title).inserted else { continue }
      detail.comparisons.append(try copied(comparison))
    }
    try note(test, traces, &detail)
    let number = detail.isEmpty ? nil : details.count
    if number != nil { details.append(detail) }
    page.add(test, detail: number)
    for comparison in detail.comparisons { page.add(comparison) }
  }

  /// The comparisons that belong to a test.
  private var compared: Set<String> = []

  /// Adds pictures that differ, and of which no test is known.
  private mutating func addOtherComparisons() throws {
    for (number, run) in merged.runs.enumerated() {
      for comparison in run.files.comparisons.values.sorted(by: { $0.name < $1.name })
      where !compared.contains("\(number) \(comparison.name)") {
        page.add(try copied(comparison))
      }
    }
  }

  /// Notes what came of a test for the next report, and how its failure differs from the last pass.
  private mutating func note(
    _ test: MergedTest, _ traces: [URL], _ detail: inout TestDetail
  ) throws {
    var entry = RunHistory.Entry(verdict: test.verdict, seconds: test.seconds)
    defer { history.tests[test.name.key] = entry }
    if !test.isBad, test.verdict == .passed, !test.isFlaky {
      entry.green = RunHistory.Green(run: title, trace: detail.traces.first)
      if detail.traces.isEmpty, let old = try keptGreen(of: test), old.trace != nil {
        entry.green = old
      }
      return
    }
    guard let green = try keptGreen(of: test) else { return }
    entry.green = green
    detail.green = green.run
    guard let trace = green.trace, let red = traces.first,
      let now = Self.content(of: red),
      let then = Self.content(
        of: making.appending(path: String(trace.dropFirst(Self.parts.count + 1))))
    else { return }
    detail.difference = TraceDifference(from: then, to: now)
  }

  /// The last pass of a test, whose trace comes along.
  private mutating func keptGreen(of test: MergedTest) throws -> RunHistory.Green? {
    guard let since, var green = test.before?.green else { return nil }
    guard let trace = green.trace else { return green }
    let file = since.folder.appending(path: trace).standardizedFileURL
    // A history could name any file.
    let isInside = file.path.hasPrefix(since.folder.standardizedFileURL.path + "/\(Self.parts)/")
    let isThere = isInside && FileManager.default.fileExists(atPath: file.path)
    green.trace = isThere ? try copy(file, to: "green") : nil
    return green
  }

  private static func content(of file: URL) -> TraceContent? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    return TraceContent(String(decoding: data, as: UTF8.self))
  }

  // MARK: Files

  /// Copies a file below the report by a name of its own: that of the file could be anything.
  private mutating func copy(_ file: URL, to kind: String) throws -> String {
    let number = counts[kind, default: 0]
    counts[kind] = number + 1
    let place = making.appending(path: kind)
    if number == 0 {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let name = "\(number).\(file.pathExtension.lowercased())"
    try FileManager.default.copyItem(at: file, to: place.appending(path: name))
    return "\(Self.parts)/\(kind)/\(name)"
  }

  private mutating func copied(_ comparison: RunFiles.Comparison) throws -> TestDetail.Comparison {
    TestDetail.Comparison(
      name: comparison.name,
      expected: try comparison.expected.map { try copy($0, to: "pictures") },
      actual: try comparison.actual.map { try copy($0, to: "pictures") },
      difference: try comparison.difference.map { try copy($0, to: "pictures") })
  }

  private func writeDetails() throws {
    let place = making.appending(path: "details")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (number, start) in stride(from: 0, to: details.count, by: Self.detailsInFile).enumerated() {
      let some = Array(details[start..<min(start + Self.detailsInFile, details.count)])
      let text = "takeDetails(\(number), \(PageScript.json(some)));\n"
      try Data(text.utf8).write(to: place.appending(path: "\(number).js"))
    }
  }
}
