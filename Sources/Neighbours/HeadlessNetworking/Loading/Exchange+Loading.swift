import Foundation
import FoundationNetworking
import HeadlessUIKit
import Locks
import NetworkAnswers

extension Exchange {
  /// Asks the possible answerers of a request, one after the other.
  @MainActor
  func load(_ request: URLRequest) {
    var request = RequestPreparation.withCookies(request, by: session.configuration)
    change { $0.current = request }
    guard let url = request.url else { return receive(.end(RequestError.of(.badURL, request))) }
    if LocalContents.isLocal(url) { return loadLocally(url) }
    if let cached = RequestPreparation.cached(request, by: session.configuration) {
      return give(cached.response, cached.data, .notAllowed)
    }
    if request.cachePolicy == .returnCacheDataDontLoad {
      return receive(.end(RequestError.of(.resourceUnavailable, request)))
    }
    // A stream is read here, and handed on as what was in it.
    let body = RequestPreparation.body(of: request)
    if request.httpBodyStream != nil { request.httpBody = body }
    let sent = SentRequest(
      method: request.httpMethod ?? "GET", url: url, headers: request.allHTTPHeaderFields ?? [:],
      body: body)
    let network = AnsweredNetwork.current
    network.note(sent)
    if let type = protocolClass(for: request) { return load(request, by: type) }
    if DeviceConnection.current.connection == .none {
      return receive(.end(RequestError.of(.notConnectedToInternet, request)))
    }
    switch network.reply(to: sent) {
    case .answer(let answer): give(answer, to: request)
    case .real: loadForReal(request)
    case .nobody(let details):
      if let details { sent.reportNobody(details) }
      receive(.end(RequestError.of(.notConnectedToInternet, request)))
    }
  }

  // MARK: Protocols of the app's

  private func protocolClass(for request: URLRequest) -> URLProtocol.Type? {
    let registered = session.isShared ? RegisteredProtocols.all : []
    let classes = registered + (session.configuration.protocolClasses ?? [])
    let streamed = RequestPreparation.streamed(request)
    return classes.lazy.compactMap { $0 as? URLProtocol.Type }.first { type in
      !Self.isFoundations(type) && type.canInit(with: streamed)
    }
  }

  /// Whether a class is one that each configuration has.
  private static func isFoundations(_ type: URLProtocol.Type) -> Bool {
    String(reflecting: type).hasPrefix("FoundationNetworking.")
  }

  private func load(_ request: URLRequest, by type: URLProtocol.Type) {
    let request = type.canonicalRequest(for: RequestPreparation.streamed(request))
    // Proof: it is told to start here, and to stop on the main actor too.
    let loader = Unchecked(
      type.init(request: request, cachedResponse: nil, client: LoadingClient(self)))
    loader.value.task = task
    change { $0.stop = { loader.value.stopLoading() } }
    loader.value.startLoading()
  }

  // MARK: Answers of the test's

  @MainActor
  private func give(_ answer: NetworkAnswer, to request: URLRequest) {
    let limit = RequestPreparation.timeout(of: request, by: session.configuration)
    switch answer.outcome {
    case .timeout: wait(limit) { self.receive(.end(RequestError.of(.timedOut, request))) }
    case .mistake: receive(.end(RequestError.of(.badServerResponse, request)))
    case .failure(let code):
      wait(answer.delay) { self.receive(.end(RequestError.of(code, request))) }
    case .response where answer.delay > limit:
      wait(limit) { self.receive(.end(RequestError.of(.timedOut, request))) }
    case .response(let status, let headers, let body):
      wait(answer.delay) { self.give(status, headers, body, to: request) }
    }
  }

  /// Does something after a time in UIKit time, in which nothing need wait for the request.
  @MainActor
  private func wait(_ delay: Duration, _ then: @escaping @MainActor @Sendable () -> Void) {
    guard delay > .zero, let work = change({ $0.work }) else { return then() }
    work.fallAsleep()
    work.bind {
      MainTurn.post(
        "URLSession", lane: lane, words: work.name, after: delay,
        isWanted: { self.phase != .completed }
      ) {
        work.wake()
        then()
      }
    }
  }

  private func give(
    _ status: Int, _ headers: [String: String], _ body: Data, to request: URLRequest
  ) {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { return receive(.end(RequestError.of(.badServerResponse, request))) }
    if let next = Redirection.request(after: response, to: request) {
      receive(.redirection(next, response))
    } else {
      give(response, body)
    }
  }

  private func give(
    _ response: URLResponse, _ body: Data, _ policy: URLCache.StoragePolicy = .allowed
  ) {
    receive(.response(response, policy))
    if !body.isEmpty { receive(.data(body)) }
    receive(.end(nil))
  }

  // MARK: What is there, and what is far away

  private func loadLocally(_ url: URL) {
    guard let contents = LocalContents(url) else {
      return receive(.end(RequestError.of(.fileDoesNotExist, original)))
    }
    give(
      URLResponse(
        url: url, mimeType: contents.type, expectedContentLength: contents.data.count,
        textEncodingName: nil), contents.data)
  }

  private func loadForReal(_ request: URLRequest) {
    let task = session.sendForReal(request) { data, response, error in
      if let response { self.receive(.response(response, .notAllowed)) }
      if let data, !data.isEmpty { self.receive(.data(data)) }
      self.receive(.end(error))
    }
    change { $0.stop = { task.cancel() } }
  }
}
