extension Publisher {
  /// Lets all subscribers share one subscription, without a replay for late ones.
  public func share() -> Publishers.Share<Self> {
    Publishers.Autoconnect(upstream: multicast { PassthroughSubject() })
  }

  /// Lets all subscribers share one subscription, by way of a subject that is made when needed.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Lets all subscribers share one subscription, by way of a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Sends nothing until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject() }
  }
}
