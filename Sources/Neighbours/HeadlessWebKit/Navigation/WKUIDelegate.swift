public import Foundation

/// The panels of a delegate whose handlers are marked with the main actor, as newer sources write them.
@preconcurrency @MainActor
public protocol WKScriptPanels: NSObjectProtocol {
  /// Called when a page says something.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)

  /// Called when a page asks for a yes or a no.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Called when a page asks for a text.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
}

/// The methods by which an app shows what pages want to be shown.
@preconcurrency @MainActor
public protocol WKUIDelegate: WKScriptPanels {
  /// Called when a page wants another window; without one, nothing happens.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// Called when a page closes its window.
  func webViewDidClose(_ webView: WKWebView)

  /// Called when a page says something.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)

  /// Called when a page asks for a yes or a no.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)

  /// Called when a page asks for a text.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void)
}

extension WKScriptPanels {
  /// Says that it is not there.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { UnwrittenMethod.note() }

  /// Says that it is not there.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { UnwrittenMethod.note() }

  /// Says that it is not there.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) { UnwrittenMethod.note() }
}

extension WKUIDelegate {
  /// Shows no window.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }

  public func webViewDidClose(_ webView: WKWebView) {}

  /// Says that it is not there.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) { UnwrittenMethod.note() }

  /// Says that it is not there.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) { UnwrittenMethod.note() }

  /// Says that it is not there.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  ) { UnwrittenMethod.note() }
}

/// What a page wants of another window: nothing here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Whether there is a bar with a menu.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether there is a bar with a status.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether there are bars with buttons.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether its size can be changed.
  open var allowsResizing: NSNumber? { nil }
  /// Its position.
  open var x: NSNumber? { nil }
  /// Its position.
  open var y: NSNumber? { nil }
  /// Its width.
  open var width: NSNumber? { nil }
  /// Its height.
  open var height: NSNumber? { nil }
}
