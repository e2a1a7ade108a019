import HeadlessCombine
import Testing

@Suite struct SubjectTests {
  @Test func `values go to subscribers in their order, and the end to late ones`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let first = subject.sink { heard.append("first \($0)") }
    let second = subject.sink { heard.append("second \($0)") }

    subject.send(1)
    first.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)

    #expect(heard == ["first 1", "second 1", "second 2"])
    #expect(events(of: subject) == ["finished"])
    second.cancel()
  }

  @Test func `a current value is set before subscribers get it`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [[Int]] = []
    let token = subject.sink { seen.append([$0, subject.value]) }

    subject.value = 2
    subject.send(completion: .finished)
    subject.send(3)

    #expect(seen == [[1, 1], [2, 2]])
    #expect(subject.value == 2)
    token.cancel()
    subject.value = 4
    #expect(subject.value == 4 && seen.count == 2)
  }

  @Test func `a token that goes ends its stream, and lets go of the closure`() {
    final class Kept {}
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    weak var kept: Kept?
    do {
      let object = Kept()
      kept = object
      var tokens: Set<AnyCancellable> = []
      subject.sink { [object] _ in
        withExtendedLifetime(object) {}
        count += 1
      }.store(in: &tokens)
      subject.send(1)
    }
    subject.send(2)

    #expect(count == 1)
    #expect(kept == nil)
  }

  @Test func `a subscriber may cancel and subscribe while it is called`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    var tokens: [AnyCancellable] = []
    subject.sink { value in
      heard.append("outer \(value)")
      if value == 1 { subject.sink { heard.append("inner \($0)") }.store(in: &tokens) }
      if value == 2 { tokens.removeAll() }
    }.store(in: &tokens)

    for number in 1...3 { subject.send(number) }

    #expect(heard == ["outer 1", "outer 2"])
  }

  @Test func `a future begins at once and keeps its result`() {
    var runs = 0
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> {
      runs += 1
      promise = $0
    }
    let early = EventLog<Int, Trouble>()
    future.subscribe(early)
    #expect(runs == 1)
    #expect(early.events == ["subscription"])

    promise?(.success(5))
    promise?(.failure(.first))

    #expect(early.events == ["subscription", "5", "finished"])
    #expect(events(of: future) == ["5", "finished"])
    #expect(runs == 1)
  }

  @Test func `subscribers of a shared stream have one subscription, without a replay`() {
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var heard: [String] = []
    let first = shared.sink { heard.append("first \($0)") }
    subject.send(1)
    let second = shared.sink { heard.append("second \($0)") }
    subject.send(2)

    #expect(subscriptions == 1)
    #expect(heard == ["first 1", "first 2", "second 2"])
    first.cancel()
    second.cancel()
    subject.send(3)
    #expect(heard.count == 3)
  }

  @Test func `the newest publisher is followed, and the one before it cancelled`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let log = EventLog<Int, Never>()
    outer.switchToLatest().subscribe(log)

    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(2)
    two.send(3)
    outer.send(completion: .finished)
    two.send(4)
    two.send(completion: .finished)

    #expect(log.events == ["subscription", "1", "3", "4", "finished"])
  }

  @Test func `the latest of each, once all have sent`() {
    let (numbers, letters) = (
      PassthroughSubject<Int, Trouble>(), PassthroughSubject<String, Trouble>()
    )
    let log = EventLog<String, Trouble>()
    numbers.combineLatest(letters) { "\($0)\($1)" }.subscribe(log)

    numbers.send(1)
    numbers.send(2)
    letters.send("a")
    letters.send("b")
    numbers.send(completion: .finished)
    letters.send("c")
    letters.send(completion: .failure(.second))

    #expect(log.events == ["subscription", "2a", "2b", "2c", "second"])
  }

  @Test func `the latest and the next of three and four`() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var heard: [String] = []
    let tokens = [
      Publishers.CombineLatest3(subjects[0], subjects[1], subjects[2])
        .sink { heard.append("latest \($0)\($1)\($2)") },
      Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3])
        .sink { heard.append("latest \($0)\($1)\($2)\($3)") },
      Publishers.Zip3(subjects[0], subjects[1], subjects[2])
        .sink { heard.append("next \($0)\($1)\($2)") },
      Publishers.Zip4(subjects[0], subjects[1], subjects[2], subjects[3])
        .sink { heard.append("next \($0)\($1)\($2)\($3)") },
    ]

    for (number, subject) in subjects.enumerated() { subject.send(number) }
    subjects[0].send(9)

    #expect(
      heard == ["latest 012", "next 012", "latest 0123", "next 0123", "latest 912", "latest 9123"])
    for token in tokens { token.cancel() }
  }
}
