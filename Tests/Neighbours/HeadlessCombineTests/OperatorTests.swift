import HeadlessCombine
import Testing

@Suite struct OperatorTests {
  private let numbers = [1, 2, 2, 3, 4].publisher

  @Test func `operators that look at one value after the other`() {
    let rows: [(String, [String], [String])] = [
      ("map", events(of: numbers.map { $0 * 10 }), ["10", "20", "20", "30", "40", "finished"]),
      ("map a property", events(of: ["a", "bc"].publisher.map(\.count)), ["1", "2", "finished"]),
      (
        "tryMap", events(of: numbers.tryMap { if $0 == 3 { throw Trouble.first } else { $0 } }),
        ["1", "2", "2", "first"]
      ),
      (
        "compactMap", events(of: ["1", "x", "3"].publisher.compactMap { Int($0) }),
        ["1", "3", "finished"]
      ),
      (
        "replaceNil",
        events(of: [1, nil, 3].publisher.eraseToAnyPublisher().replaceNil(with: 0)),
        ["1", "0", "3", "finished"]
      ),
      ("scan", events(of: numbers.scan(0, +)), ["1", "3", "5", "8", "12", "finished"]),
      ("filter", events(of: numbers.filter { $0 % 2 == 0 }), ["2", "2", "4", "finished"]),
      (
        "removeDuplicates", events(of: numbers.removeDuplicates()),
        ["1", "2", "3", "4", "finished"]
      ),
      ("dropFirst", events(of: numbers.dropFirst(3)), ["3", "4", "finished"]),
      ("drop while", events(of: numbers.drop { $0 < 3 }), ["3", "4", "finished"]),
      ("prefix", events(of: numbers.prefix(2)), ["1", "2", "finished"]),
      ("prefix of nothing", events(of: PassthroughSubject<Int, Never>().prefix(0)), ["finished"]),
      ("prefix while", events(of: numbers.prefix { $0 < 3 }), ["1", "2", "2", "finished"]),
      ("output at", events(of: numbers.output(at: 3)), ["3", "finished"]),
      ("output in", events(of: numbers.output(in: 1...2)), ["2", "2", "finished"]),
      ("first", events(of: numbers.first()), ["1", "finished"]),
      ("first where", events(of: numbers.first { $0 > 2 }), ["3", "finished"]),
      ("ignoreOutput", events(of: numbers.ignoreOutput()), ["finished"]),
      (
        "mapError", events(of: Fail<Int, Trouble>(error: .first).mapError { _ in Trouble.second }),
        ["second"]
      ),
      (
        "replaceError", events(of: Fail<Int, Trouble>(error: .first).replaceError(with: 7)),
        ["7", "finished"]
      ),
      ("replaceEmpty", events(of: Empty<Int, Never>().replaceEmpty(with: 7)), ["7", "finished"]),
      ("setFailureType", events(of: Just(1).setFailureType(to: Trouble.self)), ["1", "finished"]),
    ]

    for (name, events, expected) in rows { #expect(events == expected, "\(name)") }
  }

  @Test func `operators with one result`() {
    let rows: [(String, [String], [String])] = [
      ("collect", events(of: numbers.collect()), ["[1, 2, 2, 3, 4]", "finished"]),
      (
        "collect in groups", events(of: numbers.collect(2)),
        ["[1, 2]", "[2, 3]", "[4]", "finished"]
      ),
      ("reduce", events(of: numbers.reduce("") { $0 + "\($1)" }), ["12234", "finished"]),
      ("count", events(of: numbers.count()), ["5", "finished"]),
      ("last", events(of: numbers.last()), ["4", "finished"]),
      ("last of none", events(of: Empty<Int, Never>().last()), ["finished"]),
      ("last where", events(of: numbers.last { $0 < 3 }), ["2", "finished"]),
      ("contains", events(of: numbers.contains(3)), ["true", "finished"]),
      ("contains not", events(of: numbers.contains(9)), ["false", "finished"]),
      ("allSatisfy", events(of: numbers.allSatisfy { $0 < 3 }), ["false", "finished"]),
      ("min", events(of: numbers.min()), ["1", "finished"]),
      ("max", events(of: numbers.max()), ["4", "finished"]),
      ("tryMin", events(of: numbers.tryMin { $0 < $1 }), ["1", "finished"]),
      ("tryMax", events(of: numbers.tryMax { $0 < $1 }), ["4", "finished"]),
      (
        "tryMax that throws", events(of: numbers.tryMax { _, _ in throw Trouble.first }), ["first"]
      ),
      (
        "collect of a failure",
        events(of: numbers.tryMap { _ -> Int in throw Trouble.first }.collect()), ["first"]
      ),
    ]

    for (name, events, expected) in rows { #expect(events == expected, "\(name)") }
  }

  @Test func `operators that join and follow publishers`() {
    let letters = ["a", "b"].publisher
    let failing = Fail<Int, Trouble>(error: .first)
    let rows: [(String, [String], [String])] = [
      (
        "append", events(of: numbers.append(5, 6)), ["1", "2", "2", "3", "4", "5", "6", "finished"]
      ),
      ("prepend", events(of: Just(1).prepend([8, 9])), ["8", "9", "1", "finished"]),
      (
        "merge", events(of: Just(1).merge(with: [2, 3].publisher, Just(4))),
        ["1", "2", "3", "4", "finished"]
      ),
      ("MergeMany", events(of: Publishers.MergeMany([Just(1), Just(2)])), ["1", "2", "finished"]),
      ("zip", events(of: numbers.zip(letters)), ["(1, \"a\")", "(2, \"b\")", "finished"]),
      (
        "zip of three", events(of: Publishers.Zip3(numbers, letters, letters)),
        ["(1, \"a\", \"a\")", "(2, \"b\", \"b\")", "finished"]
      ),
      ("combineLatest", events(of: letters.combineLatest(Just(1))), ["(\"b\", 1)", "finished"]),
      (
        "flatMap", events(of: numbers.prefix(2).flatMap { [$0, $0 * 10].publisher }),
        ["1", "10", "2", "20", "finished"]
      ),
      ("catch", events(of: failing.catch { _ in [7, 8].publisher }), ["7", "8", "finished"]),
      (
        "tryCatch", events(of: failing.tryCatch { _ -> Just<Int> in throw Trouble.second }),
        ["second"]
      ),
      (
        "switchToLatest", events(of: [Just(1), Just(2)].publisher.switchToLatest()),
        ["1", "2", "finished"]
      ),
    ]

    for (name, events, expected) in rows { #expect(events == expected, "\(name)") }
  }

  @Test func `retry subscribes again as often as it is told`() {
    var attempts = 0
    let publisher = Deferred {
      attempts += 1
      return attempts < 3
        ? Fail<Int, Trouble>(error: .first).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Trouble.self).eraseToAnyPublisher()
    }

    #expect(events(of: publisher.retry(1)) == ["first"])
    #expect(attempts == 2)
    attempts = 0
    #expect(events(of: publisher.retry(5)) == ["3", "finished"])
    // No attempt runs within the one before it, which would take the whole stack.
    #expect(events(of: Fail<Int, Trouble>(error: .first).retry(100_000)) == ["first"])
  }

  @Test func `what passes is told in order`() {
    var told: [String] = []
    let publisher = [1, 2].publisher.handleEvents(
      receiveSubscription: { _ in told.append("subscription") },
      receiveOutput: { told.append("value \($0)") },
      receiveCompletion: { _ in told.append("completion") },
      receiveCancel: { told.append("cancel") },
      receiveRequest: { told.append("request \($0)") })

    _ = events(of: publisher)
    let log = EventLog<Int, Never>(asking: .max(1))
    publisher.subscribe(log)
    log.cancel()

    #expect(
      told == [
        "subscription", "request unlimited", "value 1", "value 2", "completion",
        "subscription", "request max(1)", "value 1", "cancel",
      ])
  }
}
