import FleetTestSupport
import FleetTesting
import Testing

/// The orders in which two timers came, by the name of the test.
@MainActor
private enum Seen {
  static var orders: [String: [String]] = [:]

  /// Starts two timers of one moment, and notes the order in which they come.
  static func race(_ test: String) {
    var order = ""
    let loop = UIApplication.shared.mainLoop
    loop.enqueue("timer", after: .seconds(1), isOfApp: true) { order += "1" }
    loop.enqueue("timer", after: .seconds(1), isOfApp: true) { order += "2" }
    Fleet.advance(by: .seconds(2))
    orders[test, default: []].append(order)
  }
}

@MainActor
@Suite(".anyOrder", .serialized)
struct AnyOrderTraitTests {
  @Test(.anyOrder(6)) func `runs a test in each order`() async {
    #expect(UIApplication.shared.windows.isEmpty)
    setAsAppRootWindow(UIViewController())
    await Task.yield()
    Seen.race("each")
  }

  @Test func `which were these`() {
    #expect(Seen.orders["each"]?.count == 6)
    #expect(Seen.orders["each"]?.first == "12")
    #expect(Set(Seen.orders["each"] ?? []) == ["12", "21"])
  }

  @Suite(.anyOrder(2)) @MainActor struct Within {
    @Test(arguments: [1, 2]) func `runs each case of each test of a suite`(number: Int) {
      Seen.race("case \(number)")
    }
  }

  @Test func `in which each case saw both`() {
    #expect(Seen.orders["case 1"]?.count == 2)
    #expect(Seen.orders["case 2"]?.count == 2)
  }

  @Test func `an issue names its order, and the other orders follow`() async throws {
    let found = try await issueComments(AnyOrderTrait.anyOrder(3)) {
      if UIApplication.shared.mainLoop.order != nil { Issue.record("It depends on the order.") }
    }

    #expect(
      found == [
        ["It depends on the order.", "In order 2 of 3."],
        ["It depends on the order.", "In order 3 of 3."],
      ])
  }

  @Test func `an error is an issue of its order, and the other orders follow`() async throws {
    struct Stop: Error {}

    let found = try await issueComments(AnyOrderTrait.anyOrder(2)) { throw Stop() }

    #expect(found == [["In order 1 of 2."], ["In order 2 of 2."]])
  }
}
