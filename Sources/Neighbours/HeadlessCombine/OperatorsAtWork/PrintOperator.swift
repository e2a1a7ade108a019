/// Writes down all that passes, in Combine's words, also what comes after the end.
final class PrintOperator<Downstream: Subscriber>: Operator<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let prefix: String
  private var stream: Stream?

  /// What a line can be printed to, whatever it is.
  private struct Stream: TextOutputStream {
    var stream: any TextOutputStream

    mutating func write(_ string: String) { stream.write(string) }
  }

  init(_ downstream: Downstream, prefix: String, to stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = stream.map { Stream(stream: $0) }
    super.init(downstream, named: "Print")
  }

  override func begin() {
    write("receive subscription: (\(nameAbove))")
    super.begin()
  }

  override func request(_ demand: Subscribers.Demand) {
    write(words(of: demand))
    super.request(demand)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    write("receive value: (\(input))")
    let more = downstream.receive(input)
    if more > .none { write("\(words(of: more)) (synchronous)") }
    return more
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    _ = end()
    switch completion {
    case .finished: write("receive finished")
    case .failure(let error): write("receive error: (\(error))")
    }
    downstream.receive(completion: completion)
  }

  override func cancel() {
    write("receive cancel")
    super.cancel()
  }

  private func words(of demand: Subscribers.Demand) -> String {
    demand.max.map { "request max: (\($0))" } ?? "request unlimited"
  }

  private func write(_ text: String) {
    guard var stream else { return Swift.print(prefix + text) }
    Swift.print(prefix + text, to: &stream)
    self.stream = stream
  }
}
