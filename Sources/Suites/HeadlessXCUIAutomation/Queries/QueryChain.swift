import Fleet
import HeadlessUIKit

/// How a query came about, step by step, as XCUITest tells it.
@MainActor
struct QueryChain {
  /// One step: what it looks for, and what it finds now.
  struct QueryStep {
    let words: String
    let find: @MainActor () -> [ElementNode]
  }

  private(set) var steps: [QueryStep]

  init(_ words: String, _ find: @escaping @MainActor () -> [ElementNode]) {
    steps = [QueryStep(words: words, find: find)]
  }

  func adding(
    _ words: String, _ find: @escaping @MainActor () -> [ElementNode]
  ) -> QueryChain {
    var chain = self
    chain.steps.append(QueryStep(words: words, find: find))
    return chain
  }

  /// The words of the last step.
  var last: String { steps.last?.words ?? "" }

  /// The steps with what each finds, as at the end of a `debugDescription`.
  var lines: [String] {
    var lines = ["Query chain:"]
    for (depth, step) in steps.enumerated() {
      let indent = String(repeating: "  ", count: depth)
      lines.append((depth == 0 ? " →" : "\(indent)↪︎") + "Find: \(step.words)")
      let found = step.find()
      guard !found.isEmpty else {
        lines.append("  \(indent)Output: {}")
        continue
      }
      lines.append("  \(indent)Output: {")
      lines += found.map { "    \(indent)\(ElementTexts.line($0))" }
      lines.append("  \(indent)}")
    }
    return lines
  }
}
