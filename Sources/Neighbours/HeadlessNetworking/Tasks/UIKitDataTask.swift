import Foundation
import FoundationNetworking

/// A task for data, which is what its exchange is.
///
/// Each kind of task is a class of its own in Foundation, and so the answers to what a task is asked
/// stand here, in ``UIKitUploadTask`` and in ``UIKitDownloadTask``.
// Proof: it holds an exchange, which any thread may use.
final class UIKitDataTask: URLSessionDataTask, @unchecked Sendable {
  private let exchange: Exchange

  init(_ exchange: Exchange) {
    self.exchange = exchange
    super.init()
    exchange.belong(to: self)
  }

  override var taskIdentifier: Int { exchange.number }
  override var originalRequest: URLRequest? { exchange.original }
  override var currentRequest: URLRequest? { exchange.current }
  override var response: URLResponse? { exchange.response }
  override var error: (any Error)? { exchange.error }
  override var state: URLSessionTask.State { exchange.phase }
  override var countOfBytesReceived: Int64 { exchange.received }
  override var countOfBytesExpectedToReceive: Int64 { exchange.expected }
  override var countOfBytesSent: Int64 { exchange.sent }
  override var countOfBytesExpectedToSend: Int64 { exchange.toSend }

  override func resume() { exchange.resume() }
  override func suspend() { exchange.suspend() }
  override func cancel() { exchange.cancel() }
}
