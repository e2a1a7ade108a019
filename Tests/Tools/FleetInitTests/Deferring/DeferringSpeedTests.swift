import FleetPort
import TestSupport
import Testing

@testable import FleetInit

/// How long a search takes in an app of some size; what it imports is as little as the app needs.
@Suite("The speed of the search for what is deferred")
struct DeferringSpeedTests {
  private func file(_ number: Int, isWhole: Bool) -> String {
    // A module hides names that are missing, and those hide what is found out of code alone.
    let module = !isWhole && number % 17 == 2 ? "import Gone\n" : ""
    let name = !isWhole && number % 11 == 3 ? "    Tracker.log(name)\n" : ""
    let code =
      !isWhole && number % 33 == 5 ? "  func rank(_ a: Int) -> Int { if a > 1 { return 1 } }\n" : ""
    return """
      \(module)import Foundation

      struct Item\(number): Codable, Equatable {
        var name: String
        var price = \(number)
      }

      final class Screen\(number) {
        private var items: [Item\(number)] = []
        private var names: [String: Int] = [:]
        var onChange: ((Int) -> Void)?

        func total() -> Int {
          let prices = items.map { $0.price }
          return prices.reduce(0, +)
        }

        func add(_ name: String) {
          items.append(Item\(number)(name: name))
      \(name)    names[name, default: 0] += 1
          onChange?(items.count)
        }

        func load(from data: Data) throws {
          items = try JSONDecoder().decode([Item\(number)].self, from: data)
          for item in items where names[item.name] == nil {
            names[item.name] = 1
          }
        }

        func text(of row: Int) -> String {
          guard items.indices.contains(row) else { return "" }
          switch row {
          case 0: return "First: \\(items[row].name)"
          case 1: return "Second: \\(items[row].name)"
          default: return items[row].name
          }
        }
      \(code)}

      """
  }

  private func app(in folder: String, isWhole: Bool) throws -> BuiltPackage {
    let package = BuiltPackage(folder)
    let files = (0..<count).map { ("F\($0).swift", file($0, isWhole: isWhole)) }
    try package.add("App", Dictionary(uniqueKeysWithValues: files))
    return package
  }

  /// 5,000 lines in a short run, ten times as many in a long one.
  private var count: Int { Fuzz.isLong ? 1_250 : 125 }

  @Test func `is three rounds of the compiler, and little more`() throws {
    try withTemporaryFile { path in
      let package = try app(in: path + "/wrong", isWhole: false)
      let clock = ContinuousClock()
      var outcome: DeferringOutcome?

      let time = try clock.measure { outcome = try package.search() }

      let found = try #require(outcome?.modules.first)
      #expect(found.end == .compiles)
      // The last one finds nothing.
      #expect(found.rounds == 4)
      #expect(found.deferredBodies == (0..<count).count { $0 % 11 == 3 || $0 % 33 == 5 })
      #expect(package.commands <= 8)
      if Fuzz.isLong {
        // Beside an app that has nothing to defer, so that it does not matter what else the machine does.
        let whole = try app(in: path + "/whole", isWhole: true)
        let round = try clock.measure { outcome = try whole.search() }
        #expect(outcome?.modules.first?.rounds == 1)
        #expect(time < 6 * round)
      }
    }
  }
}
