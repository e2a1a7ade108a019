import HeadlessCombine
import Testing

/// What `print()` writes.
@Suite struct PrintTests {
  private final class Lines: TextOutputStream {
    var text = ""

    func write(_ string: String) { text += string }
  }

  private func lines<P: Publisher>(
    _ prefix: String = "", of publisher: P, _ asking: Subscribers.Demand = .unlimited,
    more: @escaping (P.Output) -> Subscribers.Demand = { _ in .none }
  ) -> [String] {
    let lines = Lines()
    let log = EventLog<P.Output, P.Failure>(asking: asking, more: more)
    publisher.print(prefix, to: lines).subscribe(log)
    log.cancel()
    return lines.text.split(separator: "\n").map(String.init)
  }

  @Test func `all that passes stands on a line of its own, with what is asked for meanwhile`() {
    #expect(
      lines("Birds", of: (1...2).publisher) == [
        "Birds: receive subscription: (1...2)", "Birds: request unlimited",
        "Birds: receive value: (1)", "Birds: receive value: (2)", "Birds: receive finished",
        "Birds: receive cancel",
      ])
    #expect(
      lines(of: (1...9).publisher, .max(1)) { $0 == 1 ? .max(1) : .none } == [
        "receive subscription: (1...9)", "request max: (1)", "receive value: (1)",
        "request max: (1) (synchronous)", "receive value: (2)", "receive cancel",
      ])
    #expect(lines(of: Fail<Int, Trouble>(error: .first)).contains("receive error: (first)"))
  }

  @Test func `subscriptions have the names of operators`() {
    let subject = PassthroughSubject<Int, Never>()
    let rows: [(String, any Publisher)] = [
      ("PassthroughSubject", subject), ("PassthroughSubject", subject.map { $0 + 1 }),
      ("PassthroughSubject", subject.filter { $0 > 1 }),
      ("CurrentValueSubject", CurrentValueSubject<Int, Never>(1)), ("Just", Just(1)),
      ("Optional", Int?(1).publisher), ("Empty", Empty<Int, Never>()),
      ("[1, 2]", [1, 2].publisher),
      ("Once", Result<Int, Trouble>.success(1).publisher), ("TryMap", subject.tryMap { $0 }),
      ("RemoveDuplicates", subject.removeDuplicates()), ("Drop", subject.dropFirst()),
      ("Output", subject.prefix(2)), ("First", subject.first()), ("Collect", subject.collect()),
      ("FlatMap", subject.flatMap { Just($0) }), ("Zip", subject.zip(subject)),
      ("CombineLatest", subject.combineLatest(subject)), ("Multicast", subject.share()),
      ("Concatenate", subject.append(1)), ("ReplaceEmpty", subject.replaceEmpty(with: 1)),
      ("ReceiveOn", subject.receive(on: ImmediateScheduler.shared)),
      ("HandleEvents", subject.handleEvents()), ("Print", subject.print()),
      ("DropUntilOutput", subject.drop(untilOutputFrom: subject)),
      ("PublishedSubject", Named().$name), ("ObservableObjectPublisher", Named().objectWillChange),
    ]
    for (name, publisher) in rows {
      #expect(lines(of: publisher, .none).first == "receive subscription: (\(name))")
    }
  }

  private final class Named: ObservableObject { @Published var name = "Ada" }
}
