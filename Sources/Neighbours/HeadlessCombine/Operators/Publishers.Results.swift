extension Publishers {
  /// What the operators make that have one result, such as `collect()` and `reduce`.
  ///
  /// Each has the name of Combine's own type besides.
  public struct Results<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// The publisher of the values.
    public let upstream: Upstream

    private let name: StaticString
    private let mapError: (Upstream.Failure) -> Failure
    /// Makes what one subscription gathers.
    private let makeGatherer: () -> Gatherer<Upstream.Output, Output, Failure>

    init(
      _ upstream: Upstream, named name: StaticString,
      mapError: @escaping (Upstream.Failure) -> Failure,
      makeGatherer: @escaping () -> Gatherer<Upstream.Output, Output, Failure>
    ) {
      self.upstream = upstream
      self.name = name
      self.mapError = mapError
      self.makeGatherer = makeGatherer
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ResultOperator(subscriber, named: name, makeGatherer(), mapError: mapError))
    }
  }
}

extension Publishers.Results where Failure == Upstream.Failure {
  /// Makes an operator that keeps something, looks at each value, and has what it kept at the end.
  init<Kept>(
    _ upstream: Upstream, named name: StaticString, keeping first: Kept,
    _ gather: @escaping (inout Kept, Upstream.Output) -> ValueFate<Output, Failure>,
    result: @escaping (Kept) -> Output?
  ) {
    self.init(upstream, named: name, mapError: { $0 }) {
      var kept = first
      return Gatherer(
        gather: { gather(&kept, $0) }, result: { result(kept).map(ValueFate.send) ?? .skip })
    }
  }
}

extension Publishers.Results where Failure == any Error {
  /// Makes such an operator whose closure may throw: an error ends the stream.
  init<Kept>(
    trying upstream: Upstream, named name: StaticString, keeping first: Kept,
    _ gather: @escaping (inout Kept, Upstream.Output) throws -> ValueFate<Output, Failure>,
    result: @escaping (Kept) -> Output?
  ) {
    self.init(upstream, named: name, mapError: { $0 }) {
      var kept = first
      return Gatherer(
        gather: { value in
          do { return try gather(&kept, value) } catch { return .end(.failure(error)) }
        }, result: { result(kept).map(ValueFate.send) ?? .skip })
    }
  }
}
