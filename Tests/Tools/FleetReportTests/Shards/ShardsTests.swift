import Foundation
import TestSupport
import Testing

@testable import FleetReport

@Suite("Parts of a suite")
struct ShardsTests {
  /// The identifier that `swift test` matches filters with.
  static func id(_ name: TestName) -> String {
    let path = name.path
    return "\(path[0]).\(path.dropFirst().joined(separator: "/"))/File.swift:1:1"
  }

  /// Which parts run a test, by the arguments that each of them gives to `swift test`.
  static func parts(of name: TestName, _ shards: Shards) throws -> [Int] {
    try (1...shards.shards.count).filter { number in
      let arguments = shards.arguments(number)
      let patterns = stride(from: 1, to: arguments.count, by: 2).map { arguments[$0] }
      let isNamed = try patterns.contains { try id(name).contains(Regex($0)) }
      return arguments.first == "--skip" ? !isNamed : isNamed || arguments.isEmpty
    }
  }

  private func times(_ names: [String]) -> [TestName: Double] {
    Dictionary(uniqueKeysWithValues: names.map { (TestName(id: $0), 1) })
  }

  @Test func `small types stay whole, and the last part is what the others are not`() {
    let names = (1...4).flatMap { type in (1...2).map { "M.T\(type)/a\($0)()/F.swift:1:1" } }
    // One type may have a tenth of a part: these are larger, and divided.
    let divided = Shards(2, times: times(names))
    #expect(divided.shards.map(\.count) == [4, 4])
    #expect(divided.arguments(1).first == "--filter")
    #expect(divided.arguments(2).first == "--skip")
    #expect(divided.arguments(1).dropFirst().first?.hasPrefix(#"^M\.T1/("#) == true)

    var many = times((1...100).map { "M.T\($0)/a()/F.swift:1:1" })
    many[TestName(id: "M.free()/F.swift:1:1")] = 1
    let whole = Shards(2, times: many)
    #expect(whole.arguments(1).contains { $0.hasSuffix("/") && $0.hasPrefix(#"^M\.T"#) })
  }

  @Test func `a part without tests runs none`() throws {
    let shards = Shards(3, times: times(["M.T/a()/F.swift:1:1"]))
    #expect(shards.arguments(2) == ["--filter", "^-$"])
    let parts = try Self.parts(of: TestName(id: "M.New/b()/F.swift:1:1"), shards)
    #expect(parts == [3])
  }

  @Test func `one part has all`() throws {
    let shards = Shards(1, times: times(["M.T/a()/F.swift:1:1"]))
    #expect(shards.arguments(1).isEmpty)
  }

  @Test func `no argument has what a shell divides or replaces`() {
    let shards = Shards(2, times: times(["M.T/`a b*?[c] 'd' \"e\" $f \\`()/F.swift:1:1"]))
    let arguments = shards.arguments(1) + shards.arguments(2)
    let patterns = arguments.filter { !$0.hasPrefix("--") }
    #expect(!patterns.isEmpty)
    #expect(patterns.allSatisfy { !$0.contains { " *?['\"\t\n".contains($0) } })
  }

  @Test func `two machines divide a suite in the same way`() {
    let names = (0..<500).map { "M.T\($0 % 37)/a\($0)()/F.swift:1:1" }
    let all = names.enumerated().map { (TestName(id: $1), Double($0 % 11) * 0.1) }
    let one = Shards(4, times: Dictionary(uniqueKeysWithValues: all))
    let other = Shards(4, times: Dictionary(uniqueKeysWithValues: all.reversed()))
    for number in 1...4 { #expect(one.arguments(number) == other.arguments(number)) }
  }
}
