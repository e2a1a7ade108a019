import HeadlessCombine
import Synchronization
import Testing

/// Tasks that await the values of a publisher.
@Suite struct AwaitedValueTests {
  /// A publisher that does something once two values have been asked for.
  private final class Second: Publisher, Subscription {
    typealias Output = Int
    typealias Failure = Trouble

    private let act: (AnySubscriber<Int, Trouble>) -> Void
    private let count = Atomic(0)
    private var subscriber: AnySubscriber<Int, Trouble>?

    init(act: @escaping (AnySubscriber<Int, Trouble>) -> Void) { self.act = act }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Trouble {
      self.subscriber = AnySubscriber(subscriber)
      subscriber.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) {
      guard count.wrappingAdd(1, ordering: .relaxed).newValue == 2 else { return }
      if let subscriber { act(subscriber) }
    }

    func cancel() {}
  }

  /// Lets two tasks await at one iterator, and lists what they get.
  private func pair(
    _ act: @escaping (AnySubscriber<Int, Trouble>) -> Void
  ) async -> Set<String> {
    // Proof: a lock guards what the iterator refers to, and nothing sets it.
    nonisolated(unsafe) let iterator = Second(act: act).values.makeAsyncIterator()
    return await withTaskGroup(of: String.self) { group in
      for _ in 1...2 {
        group.addTask {
          var iterator = iterator
          do {
            return try await iterator.next().map { "\($0)" } ?? "end"
          } catch {
            return "\(error)"
          }
        }
      }
      return await group.reduce(into: []) { $0.insert($1) }
    }
  }

  @Test func `two may wait at one iterator`() async {
    let values = await pair {
      _ = $0.receive(1)
      _ = $0.receive(2)
    }
    #expect(values == ["1", "2"])
  }

  @Test func `an error is thrown once, and ends it for all who wait`() async {
    #expect(await pair { $0.receive(completion: .failure(.first)) } == ["first", "end"])
  }
}
