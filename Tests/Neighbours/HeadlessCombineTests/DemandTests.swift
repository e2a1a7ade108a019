import HeadlessCombine
import Testing

@Suite struct DemandTests {
  @Test func `demand adds up, and nothing changes what has no limit`() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.unlimited - 1 == .unlimited)
    #expect(Demand.max(1) - .max(3) == .none)
    #expect(Demand.max(.max) + .max(.max) > 0)
    #expect(Demand.max(-1) == .none)
    #expect(Demand.max(3) * 2 == 6)
    #expect(Demand.max(3) < .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited && Demand.unlimited * 0 == .unlimited)
    #expect("\(Demand.unlimited) \(Demand.max(4))" == "unlimited max(4)")
  }

  @Test func `demand is compared with numbers both ways`() {
    typealias Demand = Subscribers.Demand
    let three = Demand.max(3)
    #expect(three == 3 && 3 == three && three != 4 && 4 != three)
    #expect(three < 4 && three <= 3 && three > 2 && three >= 3)
    #expect(4 > three && 3 >= three && 2 < three && 3 <= three)
    #expect(!(three > 3) && !(3 > three) && !(three < 3) && !(3 < three))
    #expect(Demand.unlimited > Int.max && Int.max < Demand.unlimited)
    #expect(!(Demand.unlimited <= Int.max) && !(Int.max >= Demand.unlimited))
    #expect(Demand.unlimited != Int.max && Int.max != Demand.unlimited)
  }

  @Test func `a subscriber gets what it asks for and no more`() {
    let rows: [(String, any Publisher<Int, Never>, [String], [String])] = [
      ("sequence", [1, 2, 3].publisher, ["1", "2"], ["3", "finished"]),
      ("filter", (1...9).publisher.filter { $0 % 2 == 1 }, ["1", "3"], ["5"]),
      ("dropFirst", (1...9).publisher.dropFirst(2), ["3", "4"], ["5"]),
      ("flatMap", (1...2).publisher.flatMap { [$0, $0 + 10].publisher }, ["1", "11"], ["2"]),
      (
        "flatMap, one at a time",
        (1...2).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 + 10].publisher }, ["1", "11"],
        ["2"]
      ),
      ("append", Just(1).append(2, 3), ["1", "2"], ["3", "finished"]),
      ("scan", (1...9).publisher.scan(0, +), ["1", "3"], ["6"]),
    ]

    for (name, publisher, first, next) in rows {
      let log = EventLog<Int, Never>(asking: .max(2))
      publisher.subscribe(log)
      #expect(Array(log.events.dropFirst()) == first, "\(name)")
      log.subscription?.request(.max(1))
      #expect(Array(log.events.dropFirst(1 + first.count)) == next, "\(name)")
      log.cancel()
    }
  }

  @Test func `a subject drops what nobody asks for, and a current value waits`() {
    let passing = PassthroughSubject<Int, Never>()
    let log = EventLog<Int, Never>(asking: .max(1))
    passing.subscribe(log)
    for number in 1...3 { passing.send(number) }
    log.subscription?.request(.max(1))
    passing.send(4)
    #expect(log.events == ["subscription", "1", "4"])

    let current = CurrentValueSubject<Int, Never>(0)
    let other = EventLog<Int, Never>(asking: .max(1))
    current.subscribe(other)
    for number in 1...3 { current.send(number) }
    other.subscription?.request(.max(2))
    #expect(other.events == ["subscription", "0", "3"])
  }
}
