public import Foundation
public import FoundationNetworking

/// An object that answers requests of a scheme of the app's.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Called when something is asked for.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

  /// Called when it is not wanted any more.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request of a scheme of the app's.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }

  /// Says what will come.
  func didReceive(_ response: URLResponse)

  /// Hands data over.
  func didReceive(_ data: Data)

  /// Says that all has come.
  func didFinish()

  /// Says that it cannot be had.
  func didFailWithError(_ error: any Error)
}
