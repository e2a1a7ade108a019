import Foundation

/// What the page of a trace says: its steps, and the words of the screen after each.
struct TraceContent: Decodable {
  private struct Look: Decodable {
    let words: [Int]
  }

  private struct TracedStep: Decodable {
    let title: String
    let after: Int?
    let events: [Event]
    let later: [Event]
  }

  private struct Event: Decodable {
    let kind: String
  }

  private let strings: [String]
  private let looks: [Look]
  private let steps: [TracedStep]

  /// Reads the page of a trace; nothing where it is another page.
  init?(_ page: String) {
    guard let start = page.range(of: #"<script id="trace" type="application/json">"#),
      let end = page.range(of: "</script>", range: start.upperBound..<page.endIndex),
      let content = try? JSONDecoder().decode(
        TraceContent.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    else { return nil }
    self = content
  }

  /// What was done, in words.
  var titles: [String] { steps.map(\.title) }

  /// The step at which something has failed, or else the last one.
  var lastOfInterest: Int? {
    steps.firstIndex { ($0.events + $0.later).contains { $0.kind == "failure" } }
      ?? steps.indices.last
  }

  /// The words on the screen after a step.
  func words(after step: Int) -> [String] {
    guard steps.indices.contains(step), let look = steps[step].after, looks.indices.contains(look)
    else { return [] }
    var words: [Int] = []
    // Each look has what is new of it, between what is the same at its beginning and at its end.
    for change in looks[...look].map(\.words) where change.count > 1 {
      let first = min(max(change[0], 0), words.count)
      let last = min(max(change[1], 0), words.count - first)
      words = Array(words[..<first] + change.dropFirst(2) + words[(words.count - last)...])
    }
    return words.map { strings.indices.contains($0) ? strings[$0] : "" }
  }
}

/// What differs between the trace of a failure and that of the last run in which the test passed.
struct TraceDifference: Encodable {
  /// What was done, then and now.
  let oldSteps: [String]
  let steps: [String]
  /// The step after which the words of the screen are compared.
  let step: String
  let oldWords: [String]
  let words: [String]

  init?(from green: TraceContent, to red: TraceContent) {
    guard let index = red.lastOfInterest else { return nil }
    oldSteps = green.titles
    steps = red.titles
    step = steps[index]
    // The same step stands at the same place mostly; if not, it is the first of its name.
    let isSame = oldSteps.indices.contains(index) && oldSteps[index] == step
    let old = isSame ? index : oldSteps.firstIndex(of: step) ?? oldSteps.count - 1
    oldWords = green.words(after: old)
    words = red.words(after: index)
  }
}
