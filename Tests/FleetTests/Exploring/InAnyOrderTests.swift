import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Fleet.inAnyOrder(_:)", .freshApplication)
struct InAnyOrderTests {
  /// Starts two timers of one moment, and returns the order in which they came.
  private func race() -> [String] {
    let trace = Trace()
    let loop = UIApplication.shared.mainLoop
    for line in ["one", "two"] {
      loop.enqueue("timer", after: .seconds(1), isOfApp: true) { trace.add(line) }
    }
    Fleet.advance(by: .seconds(2))
    return trace.lines
  }

  @Test func `runs in the usual order first, then in others, each in a fresh application`() {
    var orders: [[String]] = []
    Fleet.inAnyOrder(20) {
      #expect(UIApplication.shared.windows.isEmpty)
      setAsAppRootWindow(UIViewController())
      orders.append(race())
    }

    #expect(orders.count == 20)
    #expect(orders.first == ["one", "two"])
    #expect(orders.contains(["two", "one"]))
    #expect(orders.dropFirst().contains(["one", "two"]))
  }

  @Test func `has the same orders each time`() async {
    var orders: [[String]] = []
    Fleet.inAnyOrder(8) { orders.append(race()) }
    var again: [[String]] = []
    await Fleet.inAnyOrder(8) {
      await Task.yield()
      again.append(race())
    }

    #expect(orders == again)
  }

  @Test func `tells in which order something failed`() {
    var number = 0
    let failures = failures {
      Fleet.inAnyOrder(3) {
        number += 1
        if number == 2 { reportFailure("The cart is empty.") }
      }
    }

    #expect(failures.map(\.details) == ["In order 2 of 3."])
  }

  @Test func `leaves the application around in its order`() {
    Fleet.inAnyOrder(2) {}

    #expect(race() == ["one", "two"])
  }
}
