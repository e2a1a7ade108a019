import Foundation
import FoundationNetworking
import HeadlessUIKit

// What an asset asks the app for:
//
//  1. What it is: a request for two bytes that also asks for the kind and the length.
//  2. All of it, as often as the app ends a request before all is there.

/// How an app is asked for something, from the first request to the last byte.
///
/// The application keeps it until it has ended: with the application goes what never ends.
@MainActor
final class ResourceLoading {
  /// How it has ended.
  enum Outcome {
    case data(Data)
    /// It is elsewhere.
    case redirected(URL)
    case failed(NSError)
    case cancelled
  }

  private struct Waiter {
    weak var object: AnyObject?
    let done: @MainActor (Outcome) -> Void
  }

  /// The number of bytes that a device asks for first.
  private static let firstLength = 2

  private let url: URL
  private let loader: AVAssetResourceLoader
  private var waiters: [Waiter] = []
  private var request: AVAssetResourceLoadingRequest?
  private var length = 0
  private var received = Data()

  init(_ url: URL, by loader: AVAssetResourceLoader) { (self.url, self.loader) = (url, loader) }

  func add(_ waiter: AnyObject, _ done: @escaping @MainActor (Outcome) -> Void) {
    waiters.append(Waiter(object: waiter, done: done))
  }

  func giveUp(_ waiter: AnyObject) {
    waiters.removeAll { $0.object == nil || $0.object === waiter }
    if waiters.isEmpty { cancel() }
  }

  func start() {
    ask(
      AVAssetResourceLoadingRequest(
        url, information: AVAssetResourceLoadingContentInformationRequest(),
        data: AVAssetResourceLoadingDataRequest(from: 0, length: Self.firstLength, isRest: false)))
  }

  /// Ends it: the app hears that it is no longer wanted.
  func cancel() {
    guard let request else { return }
    self.request = nil
    request.cancel()
    loader.delegate?.resourceLoader(loader, didCancel: request)
    finish(.cancelled)
  }

  private func ask(_ request: AVAssetResourceLoadingRequest) {
    self.request = request
    request.whenFinished { [weak self, weak request] in
      guard let self, let request, request === self.request else { return }
      goOn(after: request)
    }
    let isTaken = loader.delegate?.resourceLoader(
      loader, shouldWaitForLoadingOfRequestedResource: request)
    guard isTaken != true, request === self.request, !request.isFinished else { return }
    finish(.failed(MediaError.network(.unsupportedURL, url)))
  }

  private func goOn(after request: AVAssetResourceLoadingRequest) {
    if let error = request.error { return finish(.failed(error)) }
    if let place = request.redirect?.url { return finish(.redirected(place)) }
    let bytes = request.dataRequest?.received ?? Data()
    if let information = request.contentInformationRequest {
      // Of what has no length, all that has come is all that there is.
      guard information.contentLength > 0 else { return finish(with: bytes) }
      length = Int(clamping: information.contentLength)
    } else {
      received += bytes.prefix(length - received.count)
      guard !bytes.isEmpty, received.count < length else { return finish(with: received) }
    }
    ask(
      AVAssetResourceLoadingRequest(
        url, information: nil,
        data: AVAssetResourceLoadingDataRequest(
          from: Int64(received.count), length: length - received.count, isRest: true)))
  }

  private func finish(with data: Data) {
    finish(
      data.isEmpty ? .failed(AVError(.fileFormatNotRecognized) as NSError) : .data(data))
  }

  private func finish(_ outcome: Outcome) {
    request = nil
    loader.loading = nil
    AppMedia.current.loadings.removeAll { $0 === self }
    let waiters = self.waiters
    self.waiters = []
    for waiter in waiters where waiter.object != nil { waiter.done(outcome) }
  }
}
