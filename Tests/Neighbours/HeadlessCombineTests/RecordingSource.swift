import HeadlessCombine

/// A publisher of one subscription that tells what is asked of it, and sends what it is told to.
final class RecordingSource: Publisher {
  typealias Output = Int
  typealias Failure = Never

  private let tell: (String) -> Void
  private var subscriber: AnySubscriber<Int, Never>?

  init(tell: @escaping (String) -> Void) { self.tell = tell }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    tell("subscribe")
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: Link(tell: tell))
  }

  func send(_ value: Int) { _ = subscriber?.receive(value) }

  func finish() { subscriber?.receive(completion: .finished) }

  private final class Link: Subscription {
    private let tell: (String) -> Void

    init(tell: @escaping (String) -> Void) { self.tell = tell }

    func request(_ demand: Subscribers.Demand) { tell("request \(demand)") }
    func cancel() { tell("cancel") }
  }
}
