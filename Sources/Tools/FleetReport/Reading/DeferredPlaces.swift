import Foundation

/// What does not compile and tests have come by, as the end of a run says it.
struct DeferredPlaces: Sendable {
  /// How many tests came by a place.
  private(set) var met: [String: Int] = [:]
  /// How many places there are.
  private(set) var count = 0

  /// Reads what `deferred:` stands before, among all that a run has printed.
  mutating func read(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      guard let mark = line.range(of: "deferred: ") else { continue }
      let words = line[mark.upperBound...].drop { $0 == " " }
      guard let number = words.split(separator: " ").first.flatMap({ Int($0) }) else { continue }
      if words.contains(" compile, and fail") { count = max(count, number) }
      for verb in [" failed at ", " collected the failure at "] {
        guard let place = words.range(of: verb)?.upperBound else { continue }
        met[String(words[place...]), default: 0] += number
      }
    }
  }

  mutating func add(_ other: DeferredPlaces) {
    count = max(count, other.count)
    met.merge(other.met, uniquingKeysWith: +)
  }

  /// The places, the most frequent first.
  var places: [(words: String, tests: Int)] {
    met.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}
