public import Foundation

/// A page's message to the app.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  private let said: Any
  private let handler: String
  private weak var view: WKWebView?
  private let frame: WKFrameInfo

  /// Creates a message that says nothing, for tests of apps that override the properties.
  public override init() {
    said = ""
    handler = ""
    frame = WKFrameInfo()
    super.init()
  }

  init(_ body: Any, to name: String, from view: WKWebView) {
    said = body
    handler = name
    self.view = view
    frame = view.mainFrame
    super.init()
  }

  /// Its body.
  open var body: Any { said }

  /// The web view of the page.
  open weak var webView: WKWebView? { view }

  /// The frame that says it.
  open var frameInfo: WKFrameInfo { frame }

  /// The name of the handler that it is for.
  open var name: String { handler }

  /// Whose variables the script sees.
  open var world: WKContentWorld { .page }
}

/// An object that hears what pages say.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called with what a page says.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// An object that hears what pages say, and answers.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Called with what a page says.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)

  /// Called with what a page says.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// Says that it is not there.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void
  ) { UnwrittenMethod.note() }

  /// Says that it is not there.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}
