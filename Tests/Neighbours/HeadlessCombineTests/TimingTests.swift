import Fleet
import FleetTesting
import Foundation
import HeadlessCombine
import Testing

@MainActor @Suite(.freshApplication) struct TimingTests {
  private let subject = PassthroughSubject<Int, Never>()

  /// Sends numbers with a pause after each, and lists what is heard by then.
  private func hear<P: Publisher>(
    _ publisher: P, sending steps: [(Int, Duration)], andThen last: Duration = .seconds(5)
  ) -> [String] {
    let log = EventLog<P.Output, P.Failure>()
    publisher.subscribe(log)
    for (number, pause) in steps {
      subject.send(number)
      advance(by: pause)
    }
    subject.send(completion: .finished)
    advance(by: last)
    return Array(log.events.dropFirst())
  }

  @Test func `values on the main queue come in a later turn, in order`() {
    let log = EventLog<Int, Never>()
    [1, 2].publisher.receive(on: DispatchQueue.main).subscribe(log)

    #expect(log.events == ["subscription"])
    settle()
    #expect(log.events == ["subscription", "1", "2", "finished"])
  }

  /// As test schedulers begin.
  @Test func `a moment is made of Dispatch's, or of a date`() throws {
    let first = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
    let second = first.advanced(by: .seconds(2))
    #expect(second.dispatchTime == DispatchTime(uptimeNanoseconds: 2_000_000_001))
    #expect(DispatchQueue.SchedulerTimeType(DispatchTime.uiKitNow()) == DispatchQueue.main.now)

    let date = Date(timeIntervalSince1970: 0)
    let moment = RunLoop.SchedulerTimeType(date)
    #expect(moment == OperationQueue.SchedulerTimeType(date))
    #expect(abs(moment.advanced(by: 1.5).date.timeIntervalSince(date) - 1.5) < 1e-6)

    var log: [String] = []
    RunLoop.main.schedule(after: .init(RunLoop.main.now.date.addingTimeInterval(3))) {
      log.append("three")
    }
    advance(by: .seconds(2.9))
    #expect(log.isEmpty)
    advance(by: .seconds(0.2))
    #expect(log == ["three"])
  }

  @Test func `what another thread sends to the main queue keeps the scopes of who sends it`() async
  {
    let log = FailureLog()
    await withFailureReporter(log) { await Self.sendElsewhere() }

    await settle()

    #expect(log.failures.map(\.reason) == ["late"])
  }

  @concurrent private nonisolated static func sendElsewhere() async {
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.unlimited) },
      receiveValue: { _ in
        reportFailure("late")
        return .none
      })
    Just(1).receive(on: DispatchQueue.main).subscribe(subscriber)
  }

  @Test func `debounce sends when it is quiet, and drops what waits at the end`() {
    let heard = hear(
      subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main),
      sending: [(1, .milliseconds(100)), (2, .milliseconds(400)), (3, .milliseconds(100))])

    #expect(heard == ["2", "finished"])
  }

  @Test func `a delay passes as real time does where a test awaits it`() async {
    let delayed = Just(1).delay(for: .milliseconds(1), scheduler: DispatchQueue.main)

    var heard: [Int] = []
    for await value in delayed.values { heard.append(value) }

    #expect(heard == [1])
  }

  @Test func `throttle sends the first at once, then one for each interval`() {
    let steps: [(Int, Duration)] = (1...6).map { ($0, .milliseconds(100)) }
    let latest = hear(
      subject.throttle(for: 0.25, scheduler: RunLoop.main, latest: true), sending: steps)

    #expect(latest == ["1", "3", "5", "6", "finished"])
  }

  @Test func `a delay moves values and the end`() {
    let log = EventLog<Int, Never>()
    Just(1).delay(for: .seconds(2), scheduler: DispatchQueue.main).subscribe(log)

    advance(by: .milliseconds(1_900))
    #expect(log.events == ["subscription"])
    advance(by: .milliseconds(100))
    #expect(log.events == ["subscription", "1", "finished"])
  }

  @Test func `a stream without values for a time ends`() {
    let log = EventLog<Int, Trouble>()
    PassthroughSubject<Int, Trouble>()
      .timeout(.seconds(3), scheduler: DispatchQueue.main) { .first }.subscribe(log)

    advance(by: .seconds(3))
    #expect(log.events == ["subscription", "first"])
  }

  @Test func `a timer sends in UIKit time until it is cancelled`() {
    var count = 0
    let token = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in
      count += 1
    }

    advance(by: .seconds(2))
    #expect(count == 4)
    token.cancel()
    advance(by: .seconds(2))
    #expect(count == 4)
  }

  @Test func `a notification is delivered inside of the post`() {
    let name = Notification.Name("TimingTests")
    var heard: [String] = []
    let token = NotificationCenter.default.publisher(for: name).sink {
      heard.append("\($0.name.rawValue)")
    }

    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard == ["TimingTests"])
    token.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.count == 1)
  }

  @Test func `a property of a view is sent when it is set`() {
    let label = UILabel()
    var texts: [String?] = []
    let token = label.publisher(for: \.text).sink { texts.append($0) }

    label.text = "Robin"
    token.cancel()
    label.text = "Wren"

    #expect(texts == [nil, "Robin"])
  }

  @Test func `values can be awaited`() async {
    var sum = 0
    for await value in [1, 2, 3].publisher.values { sum += value }
    #expect(sum == 6)
  }
}
