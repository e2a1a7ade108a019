import HeadlessCombine
import TestSupport
import Testing

/// Random chains, against the same done with arrays, and against the laws of streams.
@Suite struct StreamFuzzTests {
  @Test(arguments: Fuzz.runs(short: 3, long: 20, steps: (300, 5_000)))
  func `a chain does with values what the same functions do with an array`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let values = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
        Int.random(in: 0..<5, using: &generator)
      }
      var stream = values.publisher.eraseToAnyPublisher()
      var array = values
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        (stream, array) = step(stream, array, Int.random(in: 0..<9, using: &generator))
      }
      let law = Law(demand: Int.random(in: 1...3, using: &generator))
      stream.subscribe(law)
      law.askOnUntilQuiet()

      #expect(law.values == array, "\(fuzz)")
      #expect(law.broken == nil, "\(fuzz)")
    }
  }

  private func step(
    _ stream: AnyPublisher<Int, Never>, _ array: [Int], _ kind: Int
  ) -> (AnyPublisher<Int, Never>, [Int]) {
    switch kind {
    case 0: return (stream.map { $0 + 1 }.eraseToAnyPublisher(), array.map { $0 + 1 })
    case 1:
      return (stream.filter { $0 % 2 == 0 }.eraseToAnyPublisher(), array.filter { $0 % 2 == 0 })
    case 2: return (stream.dropFirst(2).eraseToAnyPublisher(), Array(array.dropFirst(2)))
    case 3: return (stream.prefix(3).eraseToAnyPublisher(), Array(array.prefix(3)))
    case 4:
      var unique: [Int] = []
      for value in array where unique.last != value { unique.append(value) }
      return (stream.removeDuplicates().eraseToAnyPublisher(), unique)
    case 5:
      return (
        stream.flatMap(maxPublishers: .max(1)) { [$0, $0 * 2].publisher }.eraseToAnyPublisher(),
        array.flatMap { [$0, $0 * 2] }
      )
    case 6: return (stream.append(9).eraseToAnyPublisher(), array + [9])
    case 7:
      return (
        stream.zip((0...100).publisher) { $0 + $1 }.eraseToAnyPublisher(),
        zip(array, 0...100).map { $0 + $1 }
      )
    default:
      return (
        stream.collect().flatMap { $0.reversed().publisher }.eraseToAnyPublisher(),
        array.reversed()
      )
    }
  }

  /// A subscriber that asks for a few values at a time, and notes which law is broken.
  private final class Law: Subscriber {
    typealias Input = Int
    typealias Failure = Never

    private(set) var values: [Int] = []
    private(set) var broken: String?
    private var subscription: (any Subscription)?
    private var asked = 0
    private let demand: Int
    private var hasEnded = false

    init(demand: Int) { self.demand = demand }

    func receive(subscription: any Subscription) {
      if self.subscription != nil { broken = "a second subscription" }
      self.subscription = subscription
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      if hasEnded { broken = "a value after the end" }
      values.append(input)
      if values.count > asked { broken = "a value that nobody asked for" }
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
      if hasEnded { broken = "a second end" }
      hasEnded = true
    }

    func askOnUntilQuiet() {
      for _ in 0..<2_000 where !hasEnded {
        asked += demand
        subscription?.request(.max(demand))
      }
      if !hasEnded { broken = "no end" }
    }
  }
}
