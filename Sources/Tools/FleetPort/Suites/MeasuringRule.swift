/// `measure { … }` of an XCTest becomes `uiKitMeasure { … }`, which only tells how long it took.
///
/// XCTest on Linux fails a test whose times differ by more than a tenth. On a device it fails only
/// against a baseline that was recorded.
struct MeasuringRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.hasTestCases else { return }
    for index in file.indices(of: "measure") where index + 1 < file.tokens.count {
      let (token, next) = (file.tokens[index], file.tokens[index + 1])
      guard next.isSign("{") || next.isSign("("), !isOfOther(index), isInSuite(token),
        !hasMetrics(behind: index + 1)
      else { continue }
      let start = isBehindDot(index) ? file.tokens[index - 2].start : token.start
      changes.edits.replace(start, token.end, with: "uiKitMeasure")
      changes.count("performance tests")
      changes.needsModel = true
    }
  }

  private func isBehindDot(_ index: Int) -> Bool { index > 1 && file.tokens[index - 1].isSign(".") }

  /// Whether it is a member of something else, or a declaration.
  private func isOfOther(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    if isBehindDot(index) { return !file.tokens[index - 2].isWord("self") }
    return file.tokens[index - 1].isWord("func") || file.tokens[index - 1].isSign(".")
  }

  /// Whether it stands in a suite that has no such method of its own.
  private func isInSuite(_ token: Token) -> Bool {
    guard let type = file.type(around: token.start), let suite = module.owner(of: type) else {
      return false
    }
    let lineage = module.lineage(of: suite)
    return lineage.root == "XCTestCase"
      && !lineage.classes.contains { type in
        module.blocks(of: type).flatMap(\.members).contains { $0.name == "measure" }
      }
  }

  /// Whether the call says what is measured, or has other labels.
  private func hasMetrics(behind index: Int) -> Bool {
    guard file.tokens[index].isSign("("), index + 2 < file.tokens.count else { return false }
    return file.tokens[index + 2].isSign(":")
  }
}
