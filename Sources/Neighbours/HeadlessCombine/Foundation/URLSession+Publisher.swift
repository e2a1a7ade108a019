public import Foundation
public import FoundationNetworking
import Locks

extension URLSession {
  /// A publisher of what a request is answered with.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a request is answered with.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that begins a task for each subscriber that asks.
  public struct DataTaskPublisher: Publisher {
    /// The kind of values that are sent.
    public typealias Output = (data: Data, response: URLResponse)
    /// The kind of error that may end it.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that makes the requests.
    public let session: URLSession

    /// Creates a publisher of an answer.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(subscriber, self))
    }
  }
}

/// One task, from the first request to its answer.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  /// Its name, as `print()` has it.
  var description: String { "DataTaskPublisher" }

  private let publisher: URLSession.DataTaskPublisher
  private let lock = NSLock()
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(_ downstream: Downstream, _ publisher: URLSession.DataTaskPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    // Proof: what changes is guarded by the lock.
    let finish = Unchecked(self.finish)
    let task = lock.withLock {
      guard self.task == nil, downstream != nil else { return nil as URLSessionDataTask? }
      self.task = publisher.session.dataTask(with: publisher.request) {
        finish.value($0, $1, $2)
      }
      return self.task
    }
    task?.resume()
  }

  func cancel() {
    // What is below goes outside of the lock: it may own what calls back.
    let (dropped, task) = lock.withLock {
      defer { downstream = nil }
      return (downstream, self.task)
    }
    withExtendedLifetime(dropped) { task?.cancel() }
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let downstream = lock.withLock {
      defer { self.downstream = nil }
      return self.downstream
    }
    guard let downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}
