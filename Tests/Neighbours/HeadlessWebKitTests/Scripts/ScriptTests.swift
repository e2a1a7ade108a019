import FleetTesting
import HeadlessWebKit
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct ScriptTests {
  private func result(_ source: String, in view: WKWebView) -> (Any?, NSError?) {
    var result: (Any?, NSError?)
    view.evaluateJavaScript(source) { value, error in result = (value, error as NSError?) }
    #expect(result.0 == nil)
    Fleet.settle()
    return result
  }

  @Test func `what a test answers is what a script returns`() {
    let view = WKWebView()
    SimulatedScripts.answer("count()", with: 3)
    SimulatedScripts.answer("find(*)") { $0.count }
    SimulatedScripts.answer("nothing()", with: nil)
    SimulatedScripts.fail("missing()", "ReferenceError")

    #expect(result("count()", in: view).0 as? Int == 3)
    #expect(result("find('a')", in: view).0 as? Int == 9)
    #expect(result("nothing()", in: view).0 == nil)
    let error = result("missing()", in: view).1
    #expect(error?.domain == "WKErrorDomain")
    #expect(error?.code == WKError.Code.javaScriptExceptionOccurred.rawValue)
    #expect(error?.localizedDescription == "A JavaScript exception occurred")
    #expect(
      SimulatedScripts.evaluated.map(\.source) == [
        "count()", "find('a')", "nothing()", "missing()",
      ])
  }

  @Test func `what is known of the page needs no answer`() {
    let view = WKWebView()
    view.loadHTMLString("<title>T</title><p>One<p>Two", baseURL: URL(string: "https://a.example/b"))
    Fleet.settle()
    let rows = [
      ("document.title", "T"), ("document.body.innerText;", "One\nTwo"),
      ("window.location.href", "https://a.example/b"), ("document.readyState", "complete"),
      (" document.documentElement.outerHTML.toString()", "<title>T</title><p>One<p>Two"),
    ]
    for (source, value) in rows { #expect(result(source, in: view).0 as? String == value) }
  }

  @Test func `scripts can be awaited`() async throws {
    let view = WKWebView()
    SimulatedScripts.answer("return a + b", with: 5)
    SimulatedScripts.answer("title", with: "T")

    #expect(try await view.evaluateJavaScript("title") as? String == "T")
    #expect(
      try await view.callAsyncJavaScript(
        "return a + b", arguments: ["a": 2, "b": 3], contentWorld: .page) as? Int == 5)
    var value: Any?
    view.evaluateJavaScript("title", in: nil, in: .page) { result in value = try? result.get() }
    await Fleet.settle()
    #expect(value as? String == "T")
  }

  @Test func `scripts of the app's are added to each page`() {
    let configuration = WKWebViewConfiguration()
    for (source, time) in [
      ("end", WKUserScriptInjectionTime.atDocumentEnd), ("start", .atDocumentStart),
    ] {
      configuration.userContentController.addUserScript(
        WKUserScript(source: source, injectionTime: time, forMainFrameOnly: true))
    }
    let view = WKWebView(frame: .zero, configuration: configuration)
    let page = URL(string: "https://a.example")
    view.loadHTMLString("<p>One", baseURL: page)
    Fleet.settle()

    #expect(SimulatedScripts.evaluated.map(\.source) == ["start", "end"])
    #expect(SimulatedScripts.evaluated.allSatisfy { $0.isUserScript && $0.page == page })
  }
}
