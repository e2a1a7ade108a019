import HeadlessCombine
import Testing

/// Operators of publishers whose values are known: what they make is known, too, and has a plain type.
@Suite struct KnownResultTests {
  private typealias Maybe = Optional<Int>.Publisher

  @Test func `operators of one value make one value, or perhaps none`() {
    let just = Just(2)
    let flag: Just<Bool> = Just("a").map { $0 != "b" }
    let list: Just<[Int]> = just.collect()
    let failing: Result<Int, Trouble>.Publisher = just.setFailureType(to: Trouble.self)
    let tried: Result<Int, any Error>.Publisher = just.tryMap { _ in throw Trouble.first }
    let sum: Result<Int, Never>.Publisher = just.reduce(3, +)
    let ended: Empty<Int, Never> = just.ignoreOutput()
    let more: Publishers.Sequence<[Int], Never> = just.prepend(0, 1).append(3)

    #expect(flag == Just(true) && list == Just([2]))
    #expect(failing.result == .success(2) && sum.result == .success(5))
    #expect(throws: Trouble.first) { try tried.result.get() }
    #expect(ended.completeImmediately && more.sequence == [0, 1, 2, 3])
    let rows: [(String, Maybe, Int?)] = [
      ("filter", just.filter { $0 > 2 }, nil), ("compactMap", just.compactMap { $0 }, 2),
      ("dropFirst", just.dropFirst(), nil), ("drop", just.drop { $0 > 2 }, 2),
      ("prefix", just.prefix(1), 2), ("prefix while", just.prefix { $0 > 2 }, nil),
      ("first", just.first { $0 > 1 }, 2), ("last", just.last { $0 > 2 }, nil),
      ("output at", just.output(at: 1), nil), ("output in", just.output(in: 0...1), 2),
    ]
    for (name, publisher, output) in rows { #expect(publisher.output == output, "\(name)") }
    let same: [Just<Int>] = [
      just.first(), just.last(), just.min(), just.max(), just.removeDuplicates(), just.retry(1),
      just.replaceError(with: 9), just.replaceEmpty(with: 9),
    ]
    #expect(same.allSatisfy { $0 == just })
    #expect(just.count() == Just(1) && just.contains(2) == Just(true))
    #expect(just.allSatisfy { $0 > 2 } == Just(false))
  }

  @Test func `operators of no value make none`() {
    let (one, none) = (Maybe(2), Maybe(nil))
    let counts: [Maybe] = [one.count(), none.count(), one.scan(1, +), none.reduce(1, +)]
    #expect(counts.map(\.output) == [1, nil, 3, nil])
    #expect(one.map { "\($0)" }.output == "2" && none.map { "\($0)" }.output == nil)
    #expect(one.collect().output == [2] && none.collect().output == [])
    #expect(one.contains(2).output == true && none.contains(2).output == nil)
    #expect(none.replaceEmpty(with: 9) == Just(9) && none.replaceError(with: 9) == none)
    #expect(events(of: none.map { $0 + 1 }) == ["finished"])
  }

  @Test func `operators of a result make a result`() {
    let good = Result<Int, Trouble>.Publisher(2)
    let bad = Result<Int, Trouble>.Publisher(.first)
    #expect(good.map { $0 * 2 }.result == .success(4) && bad.map { $0 * 2 } == bad)
    let other: Result<Int, Trouble>.Publisher = bad.mapError { _ in .second }
    #expect(other.result == .failure(.second))
    let never: Result<Int, Never>.Publisher = bad.replaceError(with: 7)
    #expect(never.result == .success(7))
    #expect(good.collect().result == .success([2]) && good.count().result == .success(1))
    #expect(good.contains(3).result == .success(false) && good.first() == good)
    #expect(throws: Trouble.second) {
      try good.tryMin { _, _ in throw Trouble.second }.result.get()
    }
  }

  @Test func `operators of a sequence make a sequence, or a result`() {
    let numbers = [1, 2, 2, 3].publisher
    let lists: [(String, Publishers.Sequence<[Int], Never>, [Int])] = [
      ("map", numbers.map { $0 * 10 }, [10, 20, 20, 30]),
      ("filter", numbers.filter { $0 != 2 }, [1, 3]),
      ("compactMap", numbers.compactMap { $0 > 2 ? $0 : nil }, [3]),
      ("scan", numbers.scan(0, +), [1, 3, 5, 8]),
      ("prefix while", numbers.prefix { $0 < 3 }, [1, 2, 2]),
      ("removeDuplicates", numbers.removeDuplicates(), [1, 2, 3]),
      ("output in", numbers.output(in: 1..<9), [2, 2, 3]),
      ("append", numbers.append(4).prepend([0].publisher), [0, 1, 2, 2, 3, 4]),
    ]
    for (name, publisher, elements) in lists { #expect(publisher.sequence == elements, "\(name)") }
    let ones: [(String, Maybe, Int?)] = [
      ("first", numbers.first(), 1), ("first where", numbers.first { $0 > 1 }, 2),
      ("last", numbers.last(), 3), ("last where", numbers.last { $0 < 3 }, 2),
      ("min", numbers.min(), 1), ("max", numbers.max(), 3), ("none", [].publisher.max(), nil),
      ("output at", numbers.output(at: 3), 3), ("output beyond", numbers.output(at: 4), nil),
    ]
    for (name, publisher, output) in ones { #expect(publisher.output == output, "\(name)") }
    let all: Result<[Int], Never>.Publisher = numbers.collect()
    let count: Just<Int> = numbers.count()
    #expect(all.result == .success([1, 2, 2, 3]) && count == Just(4))
    #expect(numbers.reduce(0, +).result == .success(8))
    #expect(numbers.contains(3).result == .success(true))
    #expect(Array(numbers.dropFirst(2).sequence) == [2, 3])
    #expect(Array(numbers.prefix(2).sequence) == [1, 2])
    #expect(Array(numbers.drop { $0 < 2 }.sequence) == [2, 2, 3])
    let optional: Publishers.Sequence<[Int?], Never> = [1, nil].publisher.replaceNil(with: 0)
    #expect(optional.sequence == [1, 0])
  }
}
