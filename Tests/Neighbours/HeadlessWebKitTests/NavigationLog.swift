import Foundation
import HeadlessWebKit

/// A delegate that writes down what it is told, and decides as it is told.
@MainActor class NavigationLog: NSObject, WKNavigationDelegate {
  private(set) var lines: [String] = []
  var action: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
  var response: (WKNavigationResponse) -> WKNavigationResponsePolicy = { _ in .allow }
  var onFinish: () -> Void = {}

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func note(_ words: Any?...) {
    lines.append(words.compactMap { $0.map { "\($0)" } }.joined(separator: " "))
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let window = navigationAction.targetFrame == nil ? "window" : nil
    note(
      "action", navigationAction.navigationType.rawValue,
      navigationAction.request.url?.absoluteString, window)
    decisionHandler(action(navigationAction))
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    let status = (navigationResponse.response as? HTTPURLResponse)?.statusCode
    note("response", status, navigationResponse.canShowMIMEType ? nil : "cannot show")
    decisionHandler(response(navigationResponse))
  }

  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) { note("start", webView.url?.path) }

  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) { note("redirect", webView.url?.path) }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    let error = error as NSError
    note("fail provisional", error.domain, error.code, error.localizedDescription)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    note("commit", webView.url?.path, "[\(webView.title ?? "nil")]")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    note("finish", webView.title, webView.isLoading ? "loading" : nil)
    onFinish()
  }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { note("fail", (error as NSError).code) }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { note("terminated") }
}

/// A web view with a delegate that writes down.
@MainActor
func loggedWebView(
  _ configuration: WKWebViewConfiguration = WKWebViewConfiguration()
) -> (WKWebView, NavigationLog) {
  let view = WKWebView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), configuration: configuration)
  let log = NavigationLog()
  view.navigationDelegate = log
  return (view, log)
}

@MainActor
func request(_ place: String) -> URLRequest {
  URLRequest(url: URL(string: place) ?? URL(filePath: "/"))
}
