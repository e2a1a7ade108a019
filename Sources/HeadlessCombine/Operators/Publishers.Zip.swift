extension Publishers {
  /// A publisher of the next values of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The kind of values that are sent.
    public typealias Output = (A.Output, B.Output)
    /// The kind of error that may end it.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the next values of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let sideA = JoinSide<A.Output>(keepsLatest: false)
      let sideB = JoinSide<B.Output>(keepsLatest: false)
      let stage = JoinStage(
        subscriber, usesUp: false,
        take: {
          guard let a = sideA.value, let b = sideB.value else { return nil }
          sideA.drop()
          sideB.drop()
          return (a, b)
        },
        isDone: { sideA.isExhausted || sideB.isExhausted })
      stage.begin([
        { $0.follow(self.a, sideA) },
        { $0.follow(self.b, sideB) },
      ])
    }
  }

  /// A publisher of the next values of three publishers.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The kind of values that are sent.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of error that may end it.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the next values of three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), c).map { ab, c in (ab.0, ab.1, c) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the next values of four publishers.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The kind of values that are sent.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The kind of error that may end it.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the next values of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip(Zip3(a, b, c), d).map { abc, d in (abc.0, abc.1, abc.2, d) }
        .receive(subscriber: subscriber)
    }
  }
}
