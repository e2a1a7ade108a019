import Foundation

extension Publishers {
  /// The publisher that `multicast` makes: one subscription for all subscribers of a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The kind of values that are sent.
    public typealias Output = Upstream.Output
    /// The kind of error that may end it.
    public typealias Failure = Upstream.Failure

    /// The shared publisher.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType

    private let lock = NSLock()
    private var made: SubjectType?

    /// Creates a publisher whose subscribers share one subscription.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      lock.withLock {
        if let made { return made }
        let subject = createSubject()
        made = subject
        return subject
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(EndOperator(subscriber, named: "Multicast") {})
    }

    /// Begins to send, until the token is cancelled.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// The publisher that `share` makes.
  public typealias Share<Upstream: Publisher> = Autoconnect<
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
  >
  /// The publisher that `makeConnectable` makes.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >
}
