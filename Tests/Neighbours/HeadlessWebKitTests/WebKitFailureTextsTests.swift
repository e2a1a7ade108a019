import FleetTesting
import HeadlessWebKit
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct WebKitFailureTextsTests {
  final class Careless: NSObject, WKNavigationDelegate, WKUIDelegate {
    var times = 0
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { for _ in 0..<times { decisionHandler(.cancel) } }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {}
    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
    ) {}
  }

  private static let name = "HeadlessWebKitTests.WebKitFailureTextsTests.Careless"

  private func texts(_ body: () -> Void) -> [String] {
    failures {
      body()
      Fleet.settle()
    }.map { $0.details.isEmpty ? $0.reason : "\($0.reason)\n\($0.details)" }
  }

  @Test(arguments: [
    (0, "was not called"), (1, nil), (2, "was called more than once"),
  ]) func `a decision handler is called once`(times: Int, words: String?) {
    let (view, delegate) = (WKWebView(), Careless())
    delegate.times = times
    view.navigationDelegate = delegate

    #expect(
      texts { view.load(request("https://birds.example/a")) }
        == (words.map {
          [
            "Completion handler passed to -[\(Self.name) "
              + "webView:decidePolicyForNavigationAction:decisionHandler:] \($0)"
              + "\nWebKit raises this exception, which ends an app."
          ]
        } ?? []))
  }

  @Test func `a page waits for its alert`() {
    let (view, delegate) = (WKWebView(), Careless())
    view.uiDelegate = delegate

    #expect(
      texts { view.showAlert("Hello") } == [
        "Completion handler passed to -[\(Self.name) "
          + "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:] "
          + "was not called\nWebKit raises this exception, which ends an app."
      ])
  }

  @Test func `pages, scripts and handlers that are not there`() {
    let view = WKWebView()
    Fleet.respond(to: "/robin", with: .html("Robin"))

    #expect(
      texts { view.load(request("https://birds.example/robn")) } == [
        "Nobody answers GET https://birds.example/robn.\n"
          + "Did you mean '/robin'? The answers are '/robin'.\n"
          + "Fleet.respond(to: \"https://birds.example/robn\", with: .html(\"<h1>…</h1>\")) "
          + "answers it: a web view loads nothing by itself."
      ])
    #expect(
      texts { view.evaluateJavaScript("show(\n  1)") } == [
        "No answer is set for the script 'show( 1)'.\n"
          + "No script runs in a web view here: "
          + "SimulatedScripts.answer(\"…\", with: value) says what it returns."
      ])
    view.configuration.userContentController.add(Handler(), name: "bridge")
    #expect(
      texts { view.postMessage(1, to: "brige") } == [
        "Cannot post a message: The page has no handler 'brige'.\nThe handlers are 'bridge'."
      ])
    #expect(
      texts { view.configuration.userContentController.add(Handler(), name: "bridge") } == [
        "Attempt to add script message handler with name 'bridge' when one already exists."
          + "\nWebKit raises this exception in WKUserContentController.add(_:name:)."
      ])
  }

  @Test func `schemes`() {
    let configuration = WKWebViewConfiguration()
    let handler = Answerer()
    configuration.setURLSchemeHandler(handler, forURLScheme: "app")
    let rows = [
      ("https", "'https' is a URL scheme that WKWebView handles natively"),
      ("app", "URL scheme 'app' already has a registered URL scheme handler"),
      ("1app", "'1app' is not a valid URL scheme"),
    ]
    for (scheme, words) in rows {
      #expect(
        texts { configuration.setURLSchemeHandler(handler, forURLScheme: scheme) } == [
          "\(words)\nWebKit raises this exception in "
            + "WKWebViewConfiguration.setURLSchemeHandler(_:forURLScheme:)."
        ])
    }
    let view = WKWebView(frame: .zero, configuration: configuration)
    #expect(
      texts { view.load(request("app:page")) } == [
        "No response has been sent for this task\n"
          + "WebKit raises this exception in WKURLSchemeTask.didReceive(_:)."
      ])
    #expect(
      texts { view.load(request("app:over")) } == [
        "This task has already been stopped\n"
          + "WebKit raises this exception in WKURLSchemeTask.didFinish()."
      ])
  }

  final class Handler: NSObject, WKScriptMessageHandler {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {}
  }

  final class Answerer: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      if urlSchemeTask.request.url?.absoluteString == "app:page" {
        urlSchemeTask.didReceive(Data())
      } else {
        urlSchemeTask.didFailWithError(URLError(.badURL))
        urlSchemeTask.didFinish()
      }
    }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
  }
}
