import FleetTesting
import HeadlessWebKit
import TestSupport
import Testing

/// The forms in which delegates decide: each is asked once, and all mean the same.
@MainActor @Suite(.freshApplication) struct PageDecisionTests {
  @MainActor class Base: NSObject {
    var asked = 0
    var finished = 0
  }
  final class Marked: Base, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      asked += 1
      decisionHandler(.cancel)
    }
  }
  final class Awaited: Base, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      asked += 1
      return .cancel
    }
  }
  final class AwaitedResponse: Base, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
      asked += 1
      return .cancel
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }
  }
  final class WithPreferences: Base, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      asked += 1
      decisionHandler(.cancel, preferences)
    }
  }
  final class Patient: Base, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      await Task.yield()
      asked += 1
      return .allow
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }
  }

  @Test func `each form is asked once, and nothing loads that it refuses`() {
    let delegates: [any Base & WKNavigationDelegate] = [
      Marked(), Awaited(), AwaitedResponse(), WithPreferences(),
    ]
    Fleet.respond(to: "/*", with: .html("Page"))
    for delegate in delegates {
      let view = WKWebView()
      view.navigationDelegate = delegate
      #expect(
        failures {
          view.load(request("https://birds.example/a"))
          Fleet.settle()
        }.isEmpty)
      #expect(delegate.asked == 1, "\(type(of: delegate))")
      #expect(view.pageText.isEmpty)
      #expect(delegate.finished == 0)
    }
  }

  @Test func `a decision that awaits something comes later`() async {
    Fleet.respond(to: "/*", with: .html("Page"))
    let (view, delegate) = (WKWebView(), Patient())
    view.navigationDelegate = delegate

    view.load(request("https://birds.example/a"))
    await Fleet.settle()

    #expect(delegate.asked == 1)
    #expect(delegate.finished == 1)
  }
  @Test func `an app that ends while its user decides has not forgotten the handler`() {
    final class Page: UIViewController, WKNavigationDelegate {
      let web = WKWebView()
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
      ) {
        let alert = UIAlertController(title: "Open?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "OK", style: .default) { _ in decisionHandler(.allow) })
        present(alert, animated: true)
      }
    }
    var isAsked = false
    let failures = failures {
      withFreshApplication {
        let (page, window) = (Page(), UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600)))
        window.rootViewController = page
        window.makeKeyAndVisible()
        page.view.addSubview(page.web)
        page.web.navigationDelegate = page
        page.web.load(request("https://birds.example/a"))
        Fleet.settle()
        isAsked = page.presentedViewController != nil
      }
      Fleet.settle()
    }
    #expect(isAsked && failures.isEmpty)
  }
}
