// Written by .ci/rx-forwarding.

public import HeadlessWebKit

extension WKNavigationDelegate where Self: _RXDelegateProxy {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared).webView(
      webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared).webView(
      webView, decidePolicyFor: navigationAction, preferences: preferences,
      decisionHandler: decisionHandler)
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared).webView(
      webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
  }

  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {
    let receiver = receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared)
    send("webView:didStartProvisionalNavigation:", [boxed(webView), boxed(navigation)]) {
      receiver.webView(webView, didStartProvisionalNavigation: navigation)
    }
  }

  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    let receiver = receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared)
    send(
      "webView:didReceiveServerRedirectForProvisionalNavigation:",
      [boxed(webView), boxed(navigation)]
    ) { receiver.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation) }
  }

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    let receiver = receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared)
    send(
      "webView:didFailProvisionalNavigation:withError:",
      [boxed(webView), boxed(navigation), boxed(error)]
    ) { receiver.webView(webView, didFailProvisionalNavigation: navigation, withError: error) }
  }

  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    let receiver = receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared)
    send("webView:didCommit:", [boxed(webView), boxed(navigation)]) {
      receiver.webView(webView, didCommit: navigation)
    }
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    let receiver = receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared)
    send("webView:didFinish:", [boxed(webView), boxed(navigation)]) {
      receiver.webView(webView, didFinish: navigation)
    }
  }

  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    let receiver = receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared)
    send("webView:didFail:withError:", [boxed(webView), boxed(navigation), boxed(error)]) {
      receiver.webView(webView, didFail: navigation, withError: error)
    }
  }

  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared).webView(
      webView, didReceive: challenge, completionHandler: completionHandler)
  }

  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    let receiver = receiver((any WKNavigationDelegate).self, or: UnsetDelegate.shared)
    send("webViewWebContentProcessDidTerminate:", [boxed(webView)]) {
      receiver.webViewWebContentProcessDidTerminate(webView)
    }
  }
}
