import HeadlessCombine

/// The costs of streams.
@MainActor let combineFigures = [chain, memoryOfAMillion]

/// A chain of ten operators, and what its last subscriber counts.
private final class Chain {
  let subject = PassthroughSubject<Int, Never>()
  private(set) var sum = 0
  private var token: AnyCancellable?

  init() {
    // In two parts: the compiler gives up on chains of that length where the machine is busy.
    let first =
      subject
      .map { $0 &+ 1 }.filter { $0 > 0 }.map { $0 &* 3 }.removeDuplicates()
      .compactMap { Optional($0) }
    token =
      first
      .scan(0) { $0 &+ $1 }.dropFirst(2).map { $0 &- 1 }.filter { _ in true }.map { $0 }
      .sink { [unowned self] in sum &+= $0 }
  }
}

@MainActor private let chain = Figure(
  work: "send a value through ten operators", yardstick: "calling ten closures",
  atMost: 1_000
) {
  let chain = Chain()
  let closures: [(Int) -> Int] = (0..<10).map { number in { $0 &+ number } }
  var number = 1
  return best(repetitions: 2_000, rounds: 50) {
    number += 1
    chain.subject.send(number)
  } beside: {
    var value = number
    for closure in closures { value = closure(value) }
    keep(value)
  }
}

@MainActor private let memoryOfAMillion = Figure(
  work: "memory after a million values", yardstick: "after one", unit: .bytes,
  atMost: 1_048_576
) {
  let chain = Chain()
  chain.subject.send(0)
  func growth(_ count: Int) -> Double {
    let before = residentBytes()
    for number in 0..<count { chain.subject.send(number) }
    return max(residentBytes() - before, 1)
  }
  let one = growth(1)
  return Figure.Pair(work: growth(1_000_000), yardstick: one)
}
