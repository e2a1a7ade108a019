import Foundation

/// Divides the tests of a suite into parts that take the same time.
///
/// Each part but the last one names what is in it. The last one names what is in the others and leaves
/// that out: so a test that has come since is in it, and no test is in two parts or in none.
struct Shards {
  /// What is in one part as a whole: a type with all in it, or a single test.
  fileprivate struct Unit {
    /// The way to the type, from the module on, or to the test.
    let path: [String]
    /// Whether it is a type, whose tests are all in it, also new ones.
    let isWhole: Bool
    let seconds: Double
    let count: Int
  }

  /// A part of the suite.
  struct Shard {
    fileprivate var units: [Unit] = []
    /// What its tests took the last time.
    fileprivate(set) var seconds = 0.0
    /// How many tests are in it that ran the last time.
    fileprivate(set) var count = 0
  }

  /// A type that takes longer than this much of a part is divided into its tests.
  private static let largest = 0.1
  /// What a test is taken to cost besides its time, in seconds.
  private static let costOfTest = 0.001

  private(set) var shards: [Shard]

  /// Divides tests by the time that each of them took.
  init(_ count: Int, times: [TestName: Double]) {
    shards = Array(repeating: Shard(), count: count)
    // In one order, so that the sums are the same on each machine that divides the suite.
    let costs = times.sorted { $0.key < $1.key }.map { test, seconds in
      (test: test, seconds: max(0, seconds.isFinite ? seconds : 0) + Self.costOfTest)
    }
    let mean = costs.reduce(0) { $0 + $1.seconds } / Double(count)
    let units = Self.units(costs, largest: mean * Self.largest)
    // The longest first, each to where there is most room: of two that are equal, the name decides.
    for unit in units.sorted(by: { ($1.seconds, $0.path.joined()) < ($0.seconds, $1.path.joined()) }
    ) {
      let place = shards.indices.min { shards[$0].seconds < shards[$1].seconds } ?? 0
      shards[place].units.append(unit)
      shards[place].seconds += unit.seconds
      shards[place].count += unit.count
    }
  }

  private static func units(
    _ costs: [(test: TestName, seconds: Double)], largest: Double
  ) -> [Unit] {
    Dictionary(grouping: costs) { top(of: $0.test) }.flatMap { type, tests -> [Unit] in
      let seconds = tests.reduce(0) { $0 + $1.seconds }
      // What stands in no type has nothing around it that could be named.
      if type.count > 1, seconds <= largest {
        return [Unit(path: type, isWhole: true, seconds: seconds, count: tests.count)]
      }
      return tests.map { test, seconds in
        Unit(path: test.path, isWhole: false, seconds: seconds, count: 1)
      }
    }
  }

  /// The module and the outermost type of a test.
  private static func top(of test: TestName) -> [String] {
    let path = test.path
    return Array(path.prefix(path.count > 2 ? 2 : 1))
  }

  // MARK: Filters

  /// The arguments of `swift test` that run one part, from 1.
  func arguments(_ number: Int) -> [String] {
    guard number < shards.count else {
      return shards.dropLast().flatMap(Self.patterns).flatMap { ["--skip", $0] }
    }
    let patterns = Self.patterns(shards[number - 1])
    return (patterns.isEmpty ? [Self.nothing] : patterns).flatMap { ["--filter", $0] }
  }

  /// What no test is called.
  private static let nothing = "^-$"

  /// The tests of a part as regular expressions, one for each type.
  private static func patterns(_ shard: Shard) -> [String] {
    let (whole, single) = (shard.units.filter(\.isWhole), shard.units.filter { !$0.isWhole })
    let ofTests = Dictionary(grouping: single) { Array($0.path.dropLast()) }.map { type, units in
      let names = units.map { escaped($0.path.last ?? "") }.sorted().joined(separator: "|")
      return "^\(escaped(type))\(type.count > 1 ? "/" : "\\.")(\(names))(/|$)"
    }
    return (whole.map { "^\(escaped($0.path))/" } + ofTests).sorted()
  }

  /// A way to a type or a test as `swift test` has it: a period behind the module, then slashes.
  private static func escaped(_ path: [String]) -> String {
    let rest = path.dropFirst().map(escaped).joined(separator: "/")
    return escaped(path.first ?? "") + (rest.isEmpty ? "" : "\\.\(rest)")
  }

  /// A name in which each sign stands for itself, in a shell, too, which divides words at blanks.
  private static func escaped(_ name: String) -> String {
    var pattern = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "0"..."9", "A"..."Z", "a"..."z", "_": pattern.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{7F}":
        let digits = String(scalar.value, radix: 16)
        pattern += "\\x\(digits.count < 2 ? "0" : "")\(digits)"
      default: pattern.unicodeScalars.append(scalar)
      }
    }
    return pattern
  }
}
