import Foundation
import FoundationNetworking

/// What a protocol of the app's tells of what it loads.
final class LoadingClient: NSObject, URLProtocolClient {
  private let exchange: Exchange

  init(_ exchange: Exchange) {
    self.exchange = exchange
  }

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { exchange.receive(.response(response, policy)) }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { exchange.receive(.data(data)) }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { exchange.receive(.end(nil)) }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    exchange.receive(.end(error))
  }

  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) { exchange.receive(.redirection(request, redirectResponse)) }

  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  {
    exchange.receive(.response(cachedResponse.response, .notAllowed))
    exchange.receive(.data(cachedResponse.data))
    exchange.receive(.end(nil))
  }

  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    exchange.receive(.challenge(challenge))
  }

  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}
