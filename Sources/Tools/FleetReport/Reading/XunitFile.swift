import Foundation
import PropertyLists

/// Reads the results of tests from an xunit file.
enum XunitFile {
  static func read(_ data: Data, file: String) throws(Finding) -> [TestOutcome] {
    let bytes = TextDecoder.markup(data) ?? [UInt8](data)
    let root: MarkupElement
    do throws(Finding) {
      root = try MarkupReader.root(of: bytes, file: file)
    } catch {
      // Swift Testing writes the names of tests as they are, also with signs that XML has its own way for.
      let mended = mended(String(decoding: bytes, as: UTF8.self))
      guard let again = try? MarkupReader.root(of: Array(mended.utf8), file: file) else {
        throw error
      }
      root = again
    }
    guard root.isNamed("testsuites") || root.isNamed("testsuite") else {
      throw Finding(
        file: file, at: root.position, "<\(root.name)> is not the root of an xunit file.")
    }
    return root.descendants.filter { $0.isNamed("testcase") }.map(outcome)
  }

  private static func outcome(_ element: MarkupElement) -> TestOutcome {
    let name = TestName(suite: element["classname"] ?? "", function: element["name"] ?? "")
    var outcome = TestOutcome(name)
    outcome.seconds = element["time"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0
    if let file = element["file"] {
      outcome.place = element["line"].map { "\(file):\($0)" } ?? file
    }
    for child in element.children {
      switch child.name {
      case "failure", "error":
        outcome.verdict = .failed
        let texts = [child["message"] ?? "", child.text].map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let text = texts.filter { !$0.isEmpty }.joined(separator: "\n")
        outcome.issues.append(TestIssue(kind: .error, text: text, place: outcome.place))
      case "skipped": if outcome.verdict == .passed { outcome.verdict = .skipped }
      default: break
      }
    }
    return outcome
  }

  /// The lines of tests with their names as XML wants them.
  private static func mended(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let beginning = "<testcase classname=\""
      guard let start = line.range(of: beginning)?.upperBound,
        let middle = line.range(of: "\" name=\"", range: start..<line.endIndex),
        let end = line.range(
          of: "\" (time=\"[0-9.e-]*\" )?/?>", options: .regularExpression,
          range: middle.upperBound..<line.endIndex)
      else { return String(line) }
      let suite = String(line[start..<middle.lowerBound]).asMarkup(withQuotes: true)
      let name = String(line[middle.upperBound..<end.lowerBound]).asMarkup(withQuotes: true)
      return "\(beginning)\(suite)\" name=\"\(name)\(line[end.lowerBound...])"
    }.joined(separator: "\n")
  }
}
