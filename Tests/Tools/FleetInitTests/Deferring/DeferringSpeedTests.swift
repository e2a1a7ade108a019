import FleetPort
import Foundation
import TestSupport
import Testing

@testable import FleetInit

/// How long a search takes in an app of some size; what it imports is as little as the app needs.
@Suite("The speed of the search for what is deferred")
struct DeferringSpeedTests {
  /// How long a processor has worked for this thread.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func file(_ number: Int) -> String {
    // A module hides names that are missing, and those hide what is found out of code alone.
    let module = number % 17 == 2 ? "import Gone\n" : ""
    let name = number % 11 == 3 ? "    Tracker.log(name)\n" : ""
    let code = number % 33 == 5 ? "  func rank(_ a: Int) -> Int { if a > 1 { return 1 } }\n" : ""
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

  /// 5,000 lines; in a long run ten times as many, too, and the bars of both in seconds of the processor:
  /// other tests run beside.
  @Test(arguments: Fuzz.isLong ? [(125, 20), (1_250, 180)] : [(125, 20)])
  func `is three rounds of the compiler, and little more`(count: Int, bar: Int) throws {
    try withTemporaryFile { path in
      let package = BuiltPackage(path)
      try package.add(
        "App", Dictionary(uniqueKeysWithValues: (0..<count).map { ("F\($0).swift", file($0)) }))
      let start = Self.processorSeconds

      let found = try #require(try package.search(run: package.runCounted).modules.first)

      let seconds = package.processorSeconds + Self.processorSeconds - start
      #expect(found.end == .compiles)
      // The last one finds nothing.
      #expect(found.rounds == 4)
      #expect(found.deferredBodies == (0..<count).count { $0 % 11 == 3 || $0 % 33 == 5 })
      #expect(package.commands <= 8)
      #expect(seconds > 0)
      if Fuzz.isLong {
        print("Deferring in \(count * 40) lines: \(Int(seconds)) s of \(bar) s")
        #expect(seconds < Double(bar))
      }
    }
  }
}
