/// A version of iOS, as sources and command lines write it: "17", "16.4" or "16.4.1".
package struct SystemNumber: Hashable, Comparable {
  /// The major versions that apps run on here, as the model has them.
  package static let known = 13...27
  /// The version that a run has which asks for none, as the model has it.
  package static let usual = SystemNumber([18])

  /// The oldest version of those.
  static let first = SystemNumber([known.lowerBound])

  private let numbers: [Int]

  private init(_ numbers: [Int]) { self.numbers = numbers }

  /// Reads a version; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy(\.isNumber) ? Int(part) : nil }
    guard numbers.count == parts.count, numbers.count <= 3 else { return nil }
    self.numbers = numbers
  }

  /// Whether apps run on it here.
  package var isKnown: Bool { Self.known.contains(numbers[0]) }

  /// The version as it is written.
  package var text: String { numbers.map(String.init).joined(separator: ".") }

  /// The version as the arguments of a call.
  var arguments: String { numbers.map(String.init).joined(separator: ", ") }

  private var padded: [Int] { numbers + Array(repeating: 0, count: 3 - numbers.count) }

  package static func < (one: Self, other: Self) -> Bool {
    one.padded.lexicographicallyPrecedes(other.padded)
  }

  package static func == (one: Self, other: Self) -> Bool { one.padded == other.padded }

  package func hash(into hasher: inout Hasher) { hasher.combine(padded) }
}
