public import Foundation
public import FoundationNetworking

/// A frame of a page: here the page itself.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  private let asked: URLRequest
  private weak var view: WKWebView?

  /// Creates a frame of no page, for tests of apps that override the properties.
  public override init() {
    asked = URLRequest(url: URL(filePath: "/"))
    super.init()
  }

  init(_ request: URLRequest, in view: WKWebView?) {
    asked = request
    self.view = view
    super.init()
  }

  /// Whether it is the whole page.
  open var isMainFrame: Bool { true }

  /// The request for the page.
  open var request: URLRequest { asked }

  /// The origin of the page.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(asked.url) }

  /// The web view that shows the page.
  open weak var webView: WKWebView? { view }
}
