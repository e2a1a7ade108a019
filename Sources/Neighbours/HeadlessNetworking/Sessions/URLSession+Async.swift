public import Foundation
public import FoundationNetworking
import Synchronization

/// Requests that a task waits for. They go by way of the methods that a session of the app's own may
/// override.
extension URLSession {
  // MARK: Data

  /// Returns what a request is answered with.
  nonisolated(nonsending) public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await AwaitedTask<Data>().run(delegate) {
      dataTask(with: request, completionHandler: $0)
    }
  }

  /// Returns what a request is answered with.
  nonisolated(nonsending) public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  /// Returns what a request is answered with: the form that protocols of apps ask for.
  nonisolated(nonsending) public func data(
    for request: URLRequest
  ) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }

  /// Returns what a request is answered with: the form that protocols of apps ask for.
  nonisolated(nonsending) public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: nil)
  }

  // MARK: Uploads

  /// Sends bytes, and returns what is answered.
  nonisolated(nonsending) public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await AwaitedTask<Data>().run(delegate) {
      uploadTask(with: request, from: bodyData, completionHandler: $0)
    }
  }

  /// Sends the contents of a file, and returns what is answered.
  nonisolated(nonsending) public func upload(
    for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await AwaitedTask<Data>().run(delegate) {
      uploadTask(with: request, fromFile: fileURL, completionHandler: $0)
    }
  }

  /// Sends bytes, and returns what is answered: the form that protocols of apps ask for.
  nonisolated(nonsending) public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  // MARK: Downloads

  /// Returns the file into which an answer was written, which the caller removes.
  nonisolated(nonsending) public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await AwaitedTask<URL>().run(delegate) { finish in
      downloadTask(with: request) { file, response, error in
        finish(file.flatMap(DownloadedFile.kept), response, error)
      }
    }
  }

  /// Returns the file into which an answer was written, which the caller removes.
  nonisolated(nonsending) public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  // MARK: Bytes

  /// Returns the bytes that a request is answered with, which are there at once.
  nonisolated(nonsending) public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }

  /// Returns the bytes that a request is answered with, which are there at once.
  nonisolated(nonsending) public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

/// The task behind a call that waits for it: it is cancelled with the caller.
private final class AwaitedTask<Output: Sendable>: Sendable {
  private let state = Mutex<(task: URLSessionTask?, isCancelled: Bool)>((nil, false))

  nonisolated(nonsending) func run(
    _ delegate: (any URLSessionTaskDelegate)?,
    _ make: (@escaping @Sendable (Output?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Output, URLResponse) {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = make { output, response, error in
          if let output, let response, error == nil {
            continuation.resume(returning: (output, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.badServerResponse))
          }
        }
        if let delegate { task.delegate = delegate }
        start(task)
      }
    } onCancel: {
      state.withLock { state in
        state.isCancelled = true
        return state.task
      }?.cancel()
    }
  }

  private func start(_ task: URLSessionTask) {
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() } else { task.resume() }
  }
}
