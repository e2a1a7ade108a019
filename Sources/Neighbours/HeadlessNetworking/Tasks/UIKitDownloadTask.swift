import Foundation
import FoundationNetworking
import HeadlessUIKit

/// A task for a file, which is what its exchange is.
// Proof: it holds an exchange, which any thread may use.
final class UIKitDownloadTask: URLSessionDownloadTask, @unchecked Sendable {
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

  override func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    exchange.cancel()
    let completionHandler = MainActorOnly(completionHandler)
    MainTurn.post("URLSession") { completionHandler.value(nil) }
  }
}
