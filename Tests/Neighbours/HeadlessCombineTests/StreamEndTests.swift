import FailureReporting
import HeadlessCombine
import Testing

/// The order in which operators begin, end and cancel each other.
@Suite struct StreamEndTests {
  @Test func `a publisher that has finished is not cancelled`() {
    let rows: [(String, (RecordingSource) -> AnyPublisher<Int, Never>)] = [
      ("last", { $0.last().eraseToAnyPublisher() }),
      ("reduce", { $0.reduce(0, +).eraseToAnyPublisher() }),
      ("flatMap", { $0.flatMap { _ in Empty(completeImmediately: false) }.eraseToAnyPublisher() }),
      (
        "switchToLatest",
        {
          $0.map { _ in Empty<Int, Never>(completeImmediately: false) }.switchToLatest()
            .eraseToAnyPublisher()
        }
      ),
      ("collect", { $0.collect(2).map(\.count).eraseToAnyPublisher() }),
    ]
    for (name, make) in rows {
      var told: [String] = []
      let source = RecordingSource { told.append($0) }
      let log = EventLog<Int, Never>()
      make(source).subscribe(log)
      source.send(1)
      source.finish()
      log.cancel()
      #expect(!told.contains("cancel"), "\(name)")
    }
  }

  @Test func `a cancellation within a cancellation does nothing`() {
    var token: AnyCancellable?
    var count = 0
    let source = RecordingSource {
      guard $0 == "cancel" else { return }
      count += 1
      token?.cancel()
    }
    token = source.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in }
    token?.cancel()
    #expect(count == 1)

    var subscription: (any Subscription)?
    let again = RecordingSource { if $0 == "cancel" { subscription?.cancel() } }
    let log = EventLog<Int, Never>()
    again.subscribe(on: ImmediateScheduler.shared).subscribe(log)
    subscription = log.subscription
    log.cancel()
  }

  @Test func `values pass until another publisher sends, or from then on`() {
    let subject = PassthroughSubject<Int, Never>()
    let signal = PassthroughSubject<String, Never>()
    let before = EventLog<Int, Never>()
    let after = EventLog<Int, Never>()
    subject.prefix(untilOutputFrom: signal).subscribe(before)
    subject.drop(untilOutputFrom: signal).subscribe(after)

    subject.send(1)
    signal.send("now")
    subject.send(2)
    subject.send(completion: .finished)

    #expect(before.events == ["subscription", "1", "finished"])
    #expect(after.events == ["subscription", "2", "finished"])
    #expect(events(of: Just(1).drop(untilOutputFrom: Empty<Int, Never>())) == ["finished"])
    #expect(events(of: [1, 2].publisher.prefix(untilOutputFrom: Just(1))) == ["finished"])
  }

  @Test func `a buffer keeps what is not asked for, as far as there is room`() {
    let rows: [(String, Publishers.BufferingStrategy<Trouble>, [String])] = [
      ("newest", .dropNewest, ["1", "2", "finished"]),
      ("oldest", .dropOldest, ["2", "3", "finished"]),
      ("error", .customError { .second }, ["1", "2", "second"]),
    ]
    for (name, strategy, expected) in rows {
      let subject = PassthroughSubject<Int, Trouble>()
      let log = EventLog<Int, Trouble>(asking: .none)
      subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(log)
      for number in 1...3 { subject.send(number) }
      subject.send(completion: .finished)
      #expect(log.events == ["subscription"], "\(name)")
      log.subscription?.request(.max(5))
      #expect(Array(log.events.dropFirst()) == expected, "\(name)")
    }
    var told: [String] = []
    let source = RecordingSource { told.append($0) }
    let log = EventLog<Int, Never>(asking: .max(1))
    source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(log)
    #expect(told == ["subscribe", "request max(3)"])
  }

  @Test func `an error where there is to be none is a failure, and ends the stream`() {
    let log = FailureLog()

    withFailureReporter(log) {
      #expect(events(of: Just(1).assertNoFailure()) == ["1", "finished"])
      let failing = Fail<Int, Trouble>(error: .first).assertNoFailure("Birds")
      #expect(events(of: failing) == ["finished"])
    }

    #expect(log.failures.map(\.reason) == ["Fatal error: Birds: first"])
  }

  @Test func `a subject asks what it follows once a subscriber has asked`() {
    var told: [String] = []
    let source = RecordingSource { told.append($0) }
    let subject = PassthroughSubject<Int, Never>()
    let token = source.subscribe(subject)
    #expect(told == ["subscribe"])
    let log = EventLog<Int, Never>(asking: .max(1))
    subject.subscribe(log)
    #expect(told == ["subscribe", "request unlimited"])
    token.cancel()
    #expect(told.last == "cancel")
  }

  @Test func `what stands for a publisher whose code does not compile ends at once`() {
    #expect(events(of: AnyPublisher<Int, Trouble>.leastValue) == ["finished"])
  }
}
