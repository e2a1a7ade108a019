extension Publishers {
  /// A publisher of what two publishers send, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The kind of values that are sent.
    public typealias Output = A.Output
    /// The kind of error that may end it.
    public typealias Failure = A.Failure

    private let all: MergeMany<AnyPublisher<A.Output, A.Failure>>

    /// Creates a publisher of what all send.
    public init(_ a: A, _ b: B) {
      all = MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(),
      ])
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// A publisher of what three publishers send, as it comes.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// The kind of values that are sent.
    public typealias Output = A.Output
    /// The kind of error that may end it.
    public typealias Failure = A.Failure

    private let all: MergeMany<AnyPublisher<A.Output, A.Failure>>

    /// Creates a publisher of what all send.
    public init(_ a: A, _ b: B, _ c: C) {
      all = MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      ])
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// A publisher of what four publishers send, as it comes.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// The kind of values that are sent.
    public typealias Output = A.Output
    /// The kind of error that may end it.
    public typealias Failure = A.Failure

    private let all: MergeMany<AnyPublisher<A.Output, A.Failure>>

    /// Creates a publisher of what all send.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ])
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// A publisher of what any number of publishers send, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// All of them.
    public let publishers: [Upstream]

    /// Creates a publisher of what all send.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of what all send.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      FlatMap(
        upstream: Sequence<[Upstream], Failure>(sequence: publishers), maxPublishers: .unlimited
      ) { $0 }
      .receive(subscriber: subscriber)
    }

    /// Adds one more.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}
