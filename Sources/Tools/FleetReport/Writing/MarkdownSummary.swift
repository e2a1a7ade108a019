import Foundation
import PropertyLists

/// The results as Markdown, as the summary of a step of a workflow or a comment shows it.
struct MarkdownSummary {
  /// What a summary may have in bytes, and what one failure may.
  static let most = 60_000
  private static let mostOfFailure = 2_000
  private static let mostListed = 20
  /// What is kept for the last line.
  private static let reserve = 200

  private let merged: MergedRuns
  private let title: String
  private var lines: [String] = []
  private var size = 0

  init(_ merged: MergedRuns, title: String) {
    self.merged = merged
    self.title = title
  }

  var text: String {
    var copy = self
    copy.write()
    return copy.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write() {
    let bad = merged.bad
    add("## \(bad.isEmpty ? "✅" : "❌") \(Self.code(title))")
    add("")
    add(Self.totals(of: merged))
    list("Flaky", merged.flaky)
    list("Fixed", merged.fixed)
    if !merged.new.isEmpty { list("New", merged.new) }
    lengths()
    notRead()
    guard !bad.isEmpty else { return slowest() }
    add("\n### Failures\n")
    var told = 0
    for test in bad where addFailure(test) { told += 1 }
    if told < bad.count { lines.append("\n… and \(bad.count - told) more, which the report has.") }
    slowest()
  }

  /// How many tests there are, and what came of them.
  static func totals(of merged: MergedRuns) -> String {
    let tests = merged.tests.count
    var parts = ["\(tests) \(tests == 1 ? "test" : "tests")"]
    let counts = [
      ("failed", merged.bad.count), ("flaky", merged.flaky.count),
      ("passed", merged.passedCount), ("skipped", merged.skipped.count),
    ]
    parts += counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    return parts.joined(separator: " · ")
  }

  /// Adds a line, if there is room for it.
  @discardableResult
  private mutating func add(_ line: String) -> Bool {
    let bytes = line.utf8.count + 1
    guard size + bytes <= Self.most - Self.reserve else { return false }
    lines.append(line)
    size += bytes
    return true
  }

  private mutating func addFailure(_ test: MergedTest) -> Bool {
    let outcome = test.telling
    let issues = outcome.issues.filter { $0.kind == .error }
    var words = issues.map { ($0.place.isEmpty ? "" : "\($0.place): ") + $0.text }
      .joined(separator: "\n")
    if words.utf8.count > Self.mostOfFailure {
      words = String(decoding: words.utf8.prefix(Self.mostOfFailure), as: UTF8.self) + " …"
    }
    return add(
      "<details><summary>\(Self.code("\(test.name.suite): \(outcome.title)"))</summary>\n\n"
        + "<pre>\(Self.escaped(words))</pre>\n</details>")
  }

  private mutating func list(_ title: String, _ tests: [MergedTest]) {
    guard !tests.isEmpty else { return }
    add("\n**\(title)**: \(tests.count)\n")
    for test in tests.prefix(Self.mostListed) {
      add("- \(Self.code("\(test.name.suite): \(test.telling.title)"))")
    }
    if tests.count > Self.mostListed { add("- … and \(tests.count - Self.mostListed) more") }
  }

  private mutating func lengths() {
    guard merged.runs.count > 1 else { return }
    add("\n| run | tests | took | of the mean | why |\n|---|---|---|---|---|")
    for run in merged.lengths.sorted(by: { $0.seconds > $1.seconds }).prefix(Self.mostListed) {
      let times = String(format: "%.2f", run.times)
      add(
        "| \(Self.code(run.name)) | \(run.tests) | \(RunLength.words(run.seconds)) | \(times) "
          + "| \(run.why.isEmpty ? "" : Self.code(run.why)) |")
    }
  }

  private mutating func slowest() {
    let tests = merged.slowest(Self.mostListed / 2).filter { $0.seconds > 0 }
    guard !tests.isEmpty else { return }
    guard add("\n<details><summary>Slowest</summary>\n\n| test | took |\n|---|---|") else { return }
    for test in tests {
      let name = Self.code("\(test.name.suite): \(test.telling.title)")
      add("| \(name) | \(RunLength.words(test.seconds)) |")
    }
    lines.append("\n</details>")
  }

  private mutating func notRead() {
    guard !merged.findings.isEmpty else { return }
    add("\n**Not read**\n")
    for finding in merged.findings.prefix(Self.mostListed) {
      add("- \(Self.code(finding.description))")
    }
  }

  /// The longest name or sentence on a line, in characters.
  private static let longest = 400

  /// A text in which no sign means anything, on one line.
  private static func code(_ text: String) -> String {
    let line = text.prefix(longest).map { $0.isNewline ? " " : String($0) }.joined()
    return "<code>\(escaped(line))</code>"
  }

  /// A text in which no sign means anything: neither to HTML nor to Markdown.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", " ", "0"..."9", "A"..."Z", "a"..."z", ".", ",", ";", "'", "/", "?":
        escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{7F}": if scalar.value >= 32 { escaped += "&#\(scalar.value);" }
      case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
