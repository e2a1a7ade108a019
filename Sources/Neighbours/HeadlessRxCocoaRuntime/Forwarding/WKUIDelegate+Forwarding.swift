// Written by .ci/rx-forwarding.

public import HeadlessWebKit

extension WKUIDelegate where Self: _RXDelegateProxy {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    receiver((any WKUIDelegate).self, or: UnsetDelegate.shared).webView(
      webView, createWebViewWith: configuration, for: navigationAction,
      windowFeatures: windowFeatures)
  }

  public func webViewDidClose(_ webView: WKWebView) {
    let receiver = receiver((any WKUIDelegate).self, or: UnsetDelegate.shared)
    send("webViewDidClose:", [boxed(webView)]) { receiver.webViewDidClose(webView) }
  }

  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) {
    receiver((any WKUIDelegate).self, or: UnsetDelegate.shared).webView(
      webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame,
      completionHandler: completionHandler)
  }

  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) {
    receiver((any WKUIDelegate).self, or: UnsetDelegate.shared).webView(
      webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame,
      completionHandler: completionHandler)
  }

  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  ) {
    receiver((any WKUIDelegate).self, or: UnsetDelegate.shared).webView(
      webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
      initiatedByFrame: frame, completionHandler: completionHandler)
  }
}
