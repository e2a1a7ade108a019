import FailureReporting

extension Publisher {
  /// Calls closures with all that passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints all that passes, to a stream or to the console.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }

  /// Lets no error pass: one ends the process on a device, and is recorded as a failure here.
  ///
  /// The stream ends then, so that what waits for it does not wait for ever.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.Steps(
      self,
      atEnd: { completion in
        if case .failure(let error) = completion {
          Reporting.deliver(
            RecordedFailure(
              "Fatal error: \(prefix.isEmpty ? "" : "\(prefix): ")\(error)",
              kind: .exception, details: "assertNoFailure() ends the process on a device.",
              site: CallSite((file), (file), line, 1)))
        }
        return .finished
      }
    ) { { $1.send($0) } }
  }
}
