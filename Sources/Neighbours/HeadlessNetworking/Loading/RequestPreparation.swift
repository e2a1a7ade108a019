import Foundation
import FoundationNetworking
import HeadlessUIKit

/// What a configuration adds to requests, and keeps of responses.
enum RequestPreparation {
  /// The timeout that a request has that says none.
  private static let usualTimeout: TimeInterval = 60

  // MARK: Requests

  /// A request with the header fields of a configuration, unless it has them itself.
  static func configured(_ request: URLRequest, by configuration: URLSessionConfiguration)
    -> URLRequest
  {
    var request = request
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
      guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else {
        continue
      }
      request.setValue("\(value)", forHTTPHeaderField: name)
    }
    return request
  }

  /// A request with the cookies that belong to its URL.
  static func withCookies(_ request: URLRequest, by configuration: URLSessionConfiguration)
    -> URLRequest
  {
    guard configuration.httpShouldSetCookies, request.httpShouldHandleCookies,
      let url = request.url,
      request.value(forHTTPHeaderField: "Cookie") == nil,
      let cookies = configuration.httpCookieStorage?.cookies(for: url), !cookies.isEmpty
    else { return request }
    var request = request
    for (name, value) in HTTPCookie.requestHeaderFields(with: cookies) {
      request.setValue(value, forHTTPHeaderField: name)
    }
    return request
  }

  /// A request as protocols get it: a device hands what is sent along over as a stream.
  static func streamed(_ request: URLRequest) -> URLRequest {
    guard let body = request.httpBody else { return request }
    var request = request
    request.httpBodyStream = InputStream(data: body)
    return request
  }

  /// What a request sends along; a stream is read to its end, which can be done once.
  static func body(of request: URLRequest) -> Data {
    if let body = request.httpBody { return body }
    guard let stream = request.httpBodyStream else { return Data() }
    stream.open()
    defer { stream.close() }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = stream.read(&chunk, maxLength: chunk.count)
      guard count > 0 else { return data }
      data.append(contentsOf: chunk.prefix(count))
    }
  }

  /// How long a request waits: what it says, or else what its session says.
  static func timeout(of request: URLRequest, by configuration: URLSessionConfiguration) -> Duration
  {
    let own = request.timeoutInterval
    let limit = own > 0 && own != usualTimeout ? own : configuration.timeoutIntervalForRequest
    return .uiKitTime(limit > 0 ? limit : usualTimeout)
  }

  // MARK: Responses

  /// Keeps the cookies that a response sets.
  static func keepCookies(of response: URLResponse, for configuration: URLSessionConfiguration) {
    guard let response = response as? HTTPURLResponse, let url = response.url,
      let storage = configuration.httpCookieStorage, configuration.httpCookieAcceptPolicy != .never
    else { return }
    let cookies = response.cookies(for: url)
    if !cookies.isEmpty { storage.setCookies(cookies, for: url, mainDocumentURL: nil) }
  }

  /// What the cache of a session's own has for a request that lets it answer.
  ///
  /// The shared cache is one for all tests of a process: what an answer says is not put in there, and
  /// nothing comes from it unless a request asks for that.
  static func cached(
    _ request: URLRequest, by configuration: URLSessionConfiguration
  ) -> CachedURLResponse? {
    guard let cache = configuration.urlCache else { return nil }
    switch request.cachePolicy {
    case .returnCacheDataElseLoad, .returnCacheDataDontLoad:
      return cache.cachedResponse(for: request)
    case .useProtocolCachePolicy where isOwn(cache):
      return cache.cachedResponse(for: request).flatMap { $0.isFresh ? $0 : nil }
    default: return nil
    }
  }

  /// Keeps a response in the cache of a session's own.
  static func cache(_ body: Data, of exchange: Exchange) {
    guard let cache = exchange.session.configuration.urlCache, isOwn(cache),
      exchange.kind == .data, let response = exchange.response as? HTTPURLResponse,
      exchange.change({ $0.policy }) != .notAllowed, response.statusCode == 200,
      (exchange.current.httpMethod ?? "GET") == "GET"
    else { return }
    let kept = CachedURLResponse(
      response: response, data: body, userInfo: [CachedURLResponse.dateKey: Date.uiKitNow()],
      storagePolicy: .allowedInMemoryOnly)
    if kept.isFresh { cache.storeCachedResponse(kept, for: exchange.current) }
  }

  private static func isOwn(_ cache: URLCache) -> Bool { cache !== URLCache.shared }
}
