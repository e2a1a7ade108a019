import FailureReporting
import Foundation
import FoundationNetworking
import HeadlessUIKit
import NetworkAnswers

extension PageLoad {
  /// How often a request may be sent elsewhere, as on a device.
  private static let mostRedirections = 20
  /// The time for which a request waits that does not set it.
  private static let usualTimeout: TimeInterval = 60

  /// Looks for the page's answer.
  func ask() {
    guard let view else { return }
    switch source {
    case .given(let data, let type, let contentType):
      return give(data, type: type, contentType: contentType)
    case .simulated(let data, let response): return receive(data, response)
    case .item(let item): return commit(item.contents, in: view)
    case .request: break
    }
    guard let url = request.url, let scheme = url.scheme?.lowercased() else {
      return fail(LoadError.network(.badURL, request.url))
    }
    if let handler = view.configuration.schemeHandlers[scheme] {
      let task = SchemeTask(self, handler)
      schemeTask = task
      return handler.webView(view, start: task)
    }
    switch scheme {
    case "http", "https": askServer(url, in: view)
    case "about": give(Data(), type: "text/html")
    case "data": giveData(of: url)
    case "file":
      guard let data = try? Data(contentsOf: url) else {
        return fail(LoadError.network(.fileDoesNotExist, url))
      }
      give(data, type: ContentType.of(url))
    default: fail(LoadError.network(.unsupportedURL, url))
    }
  }

  private func give(_ data: Data, type: String, contentType: String? = nil) {
    let response = URLResponse(
      url: request.url ?? URL(filePath: "/"), mimeType: type, expectedContentLength: data.count,
      textEncodingName: contentType)
    receive(data, response)
  }

  private func giveData(of url: URL) {
    let text = url.absoluteString.drop { $0 != ":" }.dropFirst()
    guard let comma = text.firstIndex(of: ",") else {
      return fail(LoadError.network(.badURL, url))
    }
    let words = text[..<comma].split(separator: ";")
    let body = String(text[comma...].dropFirst())
    let plain = body.removingPercentEncoding ?? body
    let data = words.last == "base64" ? Data(base64Encoded: plain) : Data(plain.utf8)
    let type = words.first.map(String.init).flatMap { $0.contains("/") ? $0 : nil }
    give(data ?? Data(), type: type ?? "text/plain")
  }

  // MARK: Servers

  private func askServer(_ url: URL, in view: WKWebView) {
    let store = view.configuration.websiteDataStore.httpCookieStore
    var headers = store.fields(for: url)
    if let agent = view.customUserAgent { headers["User-Agent"] = agent }
    headers.merge(request.allHTTPHeaderFields ?? [:]) { $1 }
    let sent = SentRequest(
      method: request.httpMethod ?? "GET", url: url, headers: headers,
      body: request.httpBody ?? Data())
    let network = AnsweredNetwork.current
    network.note(sent)
    guard DeviceConnection.current.connection != .none else {
      return fail(LoadError.network(.notConnectedToInternet, url))
    }
    switch network.reply(to: sent, from: .webView) {
    case .answer(let answer): take(answer, url)
    case .real: fail(LoadError.network(.notConnectedToInternet, url))
    case .nobody(let details):
      if let details { sent.reportNobody(details) }
      fail(LoadError.network(.notConnectedToInternet, url))
    }
  }

  private func take(_ answer: NetworkAnswer, _ url: URL) {
    let own = request.timeoutInterval
    let limit = Duration.uiKitTime(own > 0 ? own : Self.usualTimeout)
    switch answer.outcome {
    case .mistake: fail(LoadError.network(.badServerResponse, url))
    case .timeout: next(after: limit) { _ in self.fail(LoadError.network(.timedOut, url)) }
    case .failure(let code):
      wait(answer.delay) { self.fail(LoadError.network(code, url)) }
    case .response where answer.delay > limit:
      next(after: limit) { _ in self.fail(LoadError.network(.timedOut, url)) }
    case .response(let status, let headers, let body):
      wait(answer.delay) { self.take(status, headers, body, url) }
    }
  }

  private func wait(_ delay: Duration, _ then: @escaping @MainActor () -> Void) {
    if delay > .zero { next(after: delay) { _ in then() } } else { then() }
  }

  private func take(_ status: Int, _ headers: [String: String], _ body: Data, _ url: URL) {
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { return fail(LoadError.network(.badServerResponse, url)) }
    guard (300..<400).contains(status),
      let place = response.value(forHTTPHeaderField: "Location"),
      let target = URL(string: place, relativeTo: url)?.absoluteURL
    else { return receive(body, response) }
    view?.configuration.websiteDataStore.httpCookieStore.keepCookies(of: response)
    redirect(to: target, status)
  }

  private func redirect(to url: URL, _ status: Int) {
    redirections += 1
    guard redirections <= Self.mostRedirections else {
      return fail(LoadError.network(.httpTooManyRedirects, url))
    }
    var request = request
    request.url = url
    if status != 307, status != 308 {
      request.httpMethod = "GET"
      request.httpBody = nil
    }
    self.request = request
    next { view in
      view.show(url: url)
      self.delegate?.webView(
        view, didReceiveServerRedirectForProvisionalNavigation: self.navigation)
      self.next { _ in self.decideAction() }
    }
  }
}

/// A request of a scheme of the app's, which the app answers.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
  private let load: PageLoad
  private let handler: any WKURLSchemeHandler
  private var response: URLResponse?
  private var data = Data()
  private var isOver = false

  init(_ load: PageLoad, _ handler: any WKURLSchemeHandler) {
    self.load = load
    self.handler = handler
    super.init()
  }

  var request: URLRequest { load.request }

  func didReceive(_ response: URLResponse) {
    guard mayGoOn("didReceive(_:)") else { return }
    self.response = response
  }

  func didReceive(_ data: Data) {
    guard mayGoOn("didReceive(_:)") else { return }
    guard response != nil else { return raise(WebKitWords.noResponse, "didReceive(_:)") }
    self.data += data
  }

  func didFinish() {
    guard mayGoOn("didFinish()") else { return }
    guard let response else { return raise(WebKitWords.noResponse, "didFinish()") }
    isOver = true
    load.receive(data, response)
  }

  func didFailWithError(_ error: any Error) {
    guard mayGoOn("didFailWithError(_:)") else { return }
    isOver = true
    load.next { _ in self.load.fail(error as NSError) }
  }

  /// Says that what was asked for is not wanted any more.
  func stop() {
    guard !isOver, let view = load.view else { return }
    isOver = true
    handler.webView(view, stop: self)
  }

  private func mayGoOn(_ method: StaticString) -> Bool {
    if isOver { raise(WebKitWords.taskIsOver, method) }
    return !isOver
  }

  private func raise(_ reason: String, _ method: StaticString) {
    ModelException.internalInconsistency.raise(
      reason, by: "WKURLSchemeTask.\(method)", of: "WebKit")
  }
}
