extension Publishers {
  /// What the operators make that decide about each value when it comes, such as `map` and `filter`.
  ///
  /// Each has the name of Combine's own type besides.
  public struct Steps<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// The publisher of the values.
    public let upstream: Upstream

    /// What decides about a value: it sends something on, or not, and returns what is asked for.
    typealias Decision = (Upstream.Output, OperatorOutput<Output, Failure>) -> Subscribers.Demand

    /// The name of its subscriptions; `nil` where those from above are handed on.
    private let name: StaticString?
    /// Makes what one subscription counts and keeps.
    private let makeStep: () -> Decision
    private let atEnd: (Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>
    /// Whether no value can come, so that nothing is waited for.
    private let isEmpty: Bool
    /// Whether all values are asked for, however few what is below asks for.
    private let asksForAll: Bool

    init(
      _ upstream: Upstream, named name: StaticString? = nil, isEmpty: Bool = false,
      asksForAll: Bool = false,
      atEnd:
        @escaping (Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>,
      makeStep: @escaping () -> Decision
    ) {
      self.upstream = upstream
      self.name = name
      self.isEmpty = isEmpty
      self.asksForAll = asksForAll
      self.atEnd = atEnd
      self.makeStep = makeStep
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      if isEmpty { return Empty().receive(subscriber: subscriber) }
      guard let name else {
        return upstream.subscribe(
          PassOperator(subscriber, asksForAll: asksForAll, step: makeStep(), atEnd: atEnd))
      }
      upstream.subscribe(StepOperator(subscriber, named: name, step: makeStep(), atEnd: atEnd))
    }
  }
}

extension Publishers.Steps where Failure == Upstream.Failure {
  init(
    _ upstream: Upstream, named name: StaticString? = nil, isEmpty: Bool = false,
    makeStep: @escaping () -> Decision
  ) {
    self.init(upstream, named: name, isEmpty: isEmpty, atEnd: { $0 }, makeStep: makeStep)
  }

  init(_ upstream: Upstream, named name: StaticString? = nil, _ step: @escaping Decision) {
    self.init(upstream, named: name) { step }
  }
}

extension Publishers.Steps where Failure == any Error {
  /// Makes an operator whose closures may throw: an error ends the stream.
  init(
    trying upstream: Upstream, named name: StaticString,
    makeStep:
      @escaping () -> (Upstream.Output, OperatorOutput<Output, Failure>) throws ->
      Subscribers.Demand
  ) {
    self.init(upstream, named: name, atEnd: { $0.mapError { $0 } }) {
      let step = makeStep()
      return { value, next in
        do { return try step(value, next) } catch { return next.end(.failure(error)) }
      }
    }
  }
}
