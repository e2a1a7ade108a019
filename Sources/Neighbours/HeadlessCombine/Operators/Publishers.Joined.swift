extension Publishers {
  /// A publisher of the latest values of two publishers.
  public typealias CombineLatest<A: Publisher, B: Publisher> = Joined<LatestOfEach, A, B>
  where A.Failure == B.Failure
  /// A publisher of the latest values of three publishers.
  public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> =
    Joined3<LatestOfEach, A, B, C>
  where A.Failure == B.Failure, A.Failure == C.Failure
  /// A publisher of the latest values of four publishers.
  public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
    Joined4<LatestOfEach, A, B, C, D>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure

  /// A publisher of the next values of two publishers.
  public typealias Zip<A: Publisher, B: Publisher> = Joined<NextOfEach, A, B>
  where A.Failure == B.Failure
  /// A publisher of the next values of three publishers.
  public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> = Joined3<NextOfEach, A, B, C>
  where A.Failure == B.Failure, A.Failure == C.Failure
  /// A publisher of the next values of four publishers.
  public typealias Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
    Joined4<NextOfEach, A, B, C, D>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure

  /// Which values of several publishers make a value together.
  public protocol Joining {
    /// Whether the latest of each do, again and again, and not the next of each, once.
    static var keepsLatest: Bool { get }
  }

  /// The latest of each.
  public enum LatestOfEach: Joining {
    public static var keepsLatest: Bool { true }
  }

  /// The next of each.
  public enum NextOfEach: Joining {
    public static var keepsLatest: Bool { false }
  }

  /// A publisher of values that two publishers make together.
  public struct Joined<Way: Joining, A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The kind of values that are sent.
    public typealias Output = (A.Output, B.Output)
    /// The kind of error that may end it.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of values of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let keepsLatest = Way.keepsLatest
      let sideA = JoinSide<A.Output>(keepsLatest: keepsLatest)
      let sideB = JoinSide<B.Output>(keepsLatest: keepsLatest)
      let running = JoinOperator(
        subscriber, usesUp: keepsLatest,
        take: {
          guard let a = sideA.value, let b = sideB.value else { return nil }
          if !keepsLatest {
            sideA.drop()
            sideB.drop()
          }
          return (a, b)
        },
        isDone: {
          keepsLatest
            ? sideA.hasEnded && sideB.hasEnded : sideA.isExhausted || sideB.isExhausted
        })
      running.begin([
        { $0.follow(self.a, sideA) },
        { $0.follow(self.b, sideB) },
      ])
    }
  }

  /// A publisher of values that three publishers make together.
  public struct Joined3<Way: Joining, A: Publisher, B: Publisher, C: Publisher>: Publisher
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

    /// Creates a publisher of values of three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Way, _, _>(Joined<Way, A, B>(a, b), c).map { ab, c in (ab.0, ab.1, c) }
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of values that four publishers make together.
  public struct Joined4<Way: Joining, A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    Publisher
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

    /// Creates a publisher of values of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Way, _, _>(Joined3<Way, A, B, C>(a, b, c), d).map { abc, d in
        (abc.0, abc.1, abc.2, d)
      }
      .receive(subscriber: subscriber)
    }
  }
}
