import Foundation
import FoundationNetworking
import HeadlessUIKit

extension WKWebView {
  /// Follows a link, as a tap on it does.
  final func follow(_ place: String, opensWindow: Bool) {
    guard let target = URL(string: place, relativeTo: url ?? Self.blank)?.absoluteURL,
      target.scheme?.lowercased() != "javascript"
    else { return }
    let request = URLRequest(url: target)
    if opensWindow { return openWindow(request) }
    guard let url, place.hasPrefix("#") || Self.isSamePage(target, url) else {
      return begin(request, .linkActivated)
    }
    let fragment = URL(string: place, relativeTo: url)?.absoluteURL ?? target
    let action = WKNavigationAction(
      URLRequest(url: fragment), .linkActivated, from: mainFrame, to: mainFrame)
    inTurn { view in
      PageDecision.ask(about: action, in: view) { [weak view] policy in
        if policy == .allow { view?.goWithinPage(to: fragment) }
      } unwritten: {
        view.goWithinPage(to: fragment)
      }
    }
  }

  private static func isSamePage(_ target: URL, _ url: URL) -> Bool {
    func bare(_ url: URL) -> Substring { url.absoluteString.prefix { $0 != "#" } }
    return target.fragment != nil && bare(target) == bare(url)
  }

  /// Asks the app for another window, if it lets the page have one.
  private func openWindow(_ request: URLRequest) {
    let action = WKNavigationAction(request, .linkActivated, from: mainFrame, to: nil)
    inTurn { view in
      PageDecision.ask(about: action, in: view) { [weak view] policy in
        if policy == .allow { view?.createWindow(for: action) }
      } unwritten: {
        view.createWindow(for: action)
      }
    }
  }

  private func createWindow(for action: WKNavigationAction) {
    let window = uiDelegate?.webView(
      self, createWebViewWith: configuration.copied(), for: action,
      windowFeatures: WKWindowFeatures())
    window?.load(action.request)
  }

  /// Sends what stands in the fields of a form.
  final func send(_ form: WebPage.Form, _ fields: [WebPage.Pair]) {
    guard let target = URL(string: form.action, relativeTo: url ?? Self.blank)?.absoluteURL,
      var parts = URLComponents(url: target, resolvingAgainstBaseURL: true)
    else { return }
    var query = URLComponents()
    query.queryItems = (form.hidden + fields).map { URLQueryItem(name: $0.name, value: $0.value) }
    var request = URLRequest(url: target)
    if form.isPosted {
      request.httpMethod = "POST"
      request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
      request.httpBody = Data((query.percentEncodedQuery ?? "").utf8)
    } else {
      parts.percentEncodedQuery = query.percentEncodedQuery
      request.url = parts.url ?? target
    }
    begin(request, .formSubmitted)
  }

  /// Does something in a later turn.
  final func inTurn(_ work: @escaping @MainActor (WKWebView) -> Void) {
    hostApplication.mainLoop.enqueue("WKWebView") { [weak self] in
      if let self { work(self) }
    }
  }
}
