import Foundation
import TestSupport
import Testing

@testable import FleetReport

@Suite("Parts of any suite")
struct ShardsFuzzTests {
  private static let words = [
    "pays", "`the cart`", "`a.b/c`", "`é (x|y)`", "naïve", "tap", "tapTwice",
  ]

  private func name(_ number: Int, _ generator: inout SeededGenerator) -> TestName {
    let depth = Int.random(in: 0...2, using: &generator)
    let types = (0..<depth).map { level in
      "T\(Int.random(in: 0..<(level == 0 ? 200 : 3), using: &generator))"
    }
    let word = Self.words.randomElement(using: &generator) ?? ""
    let function =
      word.hasSuffix("`") ? "\(word.dropLast()) \(number)`()" : "\(word)\(number)(with:)"
    return TestName(
      suite: (["Shop\(number % 3)Tests"] + types).joined(separator: "."), function: function)
  }

  @Test(arguments: Fuzz.runs(short: 2, long: 5, steps: (300, 1_000)))
  func `each test is in one part, whatever was added since`(fuzz: Fuzz) throws {
    var generator = fuzz.generator
    let names = (0..<fuzz.steps).map { name($0, &generator) }
    let known = names.filter { _ in Int.random(in: 0..<10, using: &generator) > 0 }
    let times = Dictionary(
      known.map { ($0, Double.random(in: 0...2, using: &generator)) }, uniquingKeysWith: max)
    let shards = Shards(Int.random(in: 1...6, using: &generator), times: times)

    let arguments = (1...shards.shards.count).map(shards.arguments)
    let patterns = try arguments.map { arguments in
      try stride(from: 1, to: arguments.count, by: 2).map { try Regex(arguments[$0]) }
    }
    for name in names {
      let id = ShardsTests.id(name)
      let parts = arguments.indices.filter { part in
        let isNamed = patterns[part].contains { id.firstMatch(of: $0) != nil }
        return arguments[part].first == "--filter" ? isNamed : !isNamed
      }
      #expect(parts.count == 1, "\(fuzz): \(name.key) is in the parts \(parts)")
    }
  }

  @Test(arguments: Fuzz.runs(short: 3, long: 50))
  func `no part of 2,000 tests takes longer than 1.2 times the mean`(fuzz: Fuzz) {
    var generator = fuzz.generator
    // Some types are large, and few tests slow, as in suites that people write.
    let times = Dictionary(
      uniqueKeysWithValues: (0..<2_000).map { number in
        let type = Int(pow(Double.random(in: 0...14, using: &generator), 2))
        let seconds = pow(Double.random(in: 0...1, using: &generator), 6) * 3
        return (TestName(suite: "ShopTests.T\(type)", function: "a\(number)()"), seconds)
      })
    for count in [2, 4, 8] {
      let shards = Shards(count, times: times)
      let mean = times.values.reduce(0, +) / Double(count)
      let longest = shards.shards.map(\.seconds).max() ?? 0
      #expect(longest <= mean * 1.2, "\(fuzz): \(longest) of \(mean)")
      #expect(shards.shards.reduce(0) { $0 + $1.count } == 2_000)
    }
  }
}
