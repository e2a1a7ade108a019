import HeadlessWebKit

/// Hears what becomes of a page that is loaded.
final class PageAgent: NSObject, WKNavigationDelegate {
  var changed: (@MainActor () -> Void)?
  private var teller: AsyncThrowingStream<WebPage.NavigationEvent, any Error>.Continuation?

  /// Tells another one from now on.
  func begin(_ teller: AsyncThrowingStream<WebPage.NavigationEvent, any Error>.Continuation) {
    self.teller?.finish(throwing: CancellationError())
    self.teller = teller
  }

  /// There is nothing more to tell.
  func end(throwing error: (any Error)? = nil) {
    teller?.finish(throwing: error)
    teller = nil
  }

  private func tell(_ event: WebPage.NavigationEvent) {
    teller?.yield(event)
    changed?()
  }

  private func fail(_ error: any Error) {
    end(throwing: error)
    changed?()
  }

  func webView(_ view: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    tell(.startedProvisionalNavigation)
  }

  func webView(
    _ view: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) { tell(.receivedServerRedirect) }

  func webView(_ view: WKWebView, didCommit navigation: WKNavigation!) { tell(.committed) }

  func webView(_ view: WKWebView, didFinish navigation: WKNavigation!) {
    tell(.finished)
    end()
  }

  func webView(
    _ view: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { fail(error) }

  func webView(_ view: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    fail(error)
  }
}
