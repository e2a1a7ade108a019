import HeadlessNetworking
import Synchronization

/// The calls, in words, from whatever thread.
final class Calls: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func note(_ parts: String?...) {
    let line = parts.compactMap { $0 }.joined(separator: " ")
    lines.withLock { $0.append(line) }
  }
}

/// A delegate that writes down what it is told.
final class Delegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
  private let log: Calls
  let disposition: URLSession.ResponseDisposition

  init(_ log: Calls, _ disposition: URLSession.ResponseDisposition = .allow) {
    self.log = log
    self.disposition = disposition
  }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    log.note("invalid", error?.localizedDescription)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    log.note("response", (response as? HTTPURLResponse).map { "\($0.statusCode)" })
    completionHandler(disposition)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    log.note("data", String(decoding: data, as: UTF8.self))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) { log.note("sent", "\(totalBytesSent) of \(totalBytesExpectedToSend)") }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) { log.note("written", "\(totalBytesWritten) of \(totalBytesExpectedToWrite)") }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) { log.note("file", try? String(contentsOf: location, encoding: .utf8)) }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    log.note("redirection", request.url?.path)
    completionHandler(disposition == .cancel ? nil : request)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) { log.note("complete", error?.localizedDescription) }
}
