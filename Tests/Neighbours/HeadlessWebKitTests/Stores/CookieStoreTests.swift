import FleetTesting
import HeadlessWebKit
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct CookieStoreTests {
  private final class Observer: NSObject, WKHTTPCookieStoreObserver {
    var count = 0
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
  }

  private func cookie(_ name: String, _ domain: String = "birds.example") throws -> HTTPCookie {
    try #require(
      HTTPCookie(properties: [.name: name, .value: "1", .domain: domain, .path: "/"]))
  }

  @Test func `cookies are kept in memory, and go along`() throws {
    let store = WKWebsiteDataStore.default().httpCookieStore
    let observer = Observer()
    store.add(observer)
    Fleet.respond(to: "/*", with: .html("Page", headers: ["Set-Cookie": "b=2; Path=/"]))

    store.setCookie(try cookie("a"))
    store.setCookie(try cookie("c", "other.example"))
    let view = WKWebView()
    view.customUserAgent = "Agent"
    view.load(request("https://birds.example/"))
    Fleet.settle()

    #expect(Fleet.sentRequests.last?.headers == ["Cookie": "a=1", "User-Agent": "Agent"])
    var names: [String] = []
    store.getAllCookies { names = $0.map(\.name) }
    #expect(names.isEmpty)
    Fleet.settle()
    #expect(names == ["a", "c", "b"])
    #expect(observer.count == 3)
    store.delete(try cookie("a"))
    store.getAllCookies { names = $0.map(\.name) }
    Fleet.settle()
    #expect(names == ["c", "b"])
  }

  @Test func `what pages left behind can be removed`() async throws {
    let store = WKWebsiteDataStore.default()
    await store.httpCookieStore.setCookie(try cookie("a"))
    await store.httpCookieStore.setCookie(try cookie("b", ".other.example"))

    let records = await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes())
    #expect(records.map(\.displayName) == ["birds.example", "other.example"])
    await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: Array(records.suffix(1)))
    #expect(await store.httpCookieStore.allCookies().map(\.name) == ["a"])
    await store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().count == 1)
    await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
    #expect(!WKWebsiteDataStore.nonPersistent().isPersistent)
  }

  @Test func `lists of rules are kept`() {
    let store = WKContentRuleListStore.default()
    var lines: [String] = []
    store?.compileContentRuleList(
      forIdentifier: "a", encodedContentRuleList: #"[{"trigger": {}, "action": {}}]"#
    ) { list, error in lines.append("\(list?.identifier ?? "none")") }
    store?.compileContentRuleList(forIdentifier: "b", encodedContentRuleList: "[") { list, error in
      lines.append("\((error as? WKError)?.code.rawValue ?? 0)")
    }
    store?.lookUpContentRuleList(forIdentifier: "b") { list, error in
      do { if let error { throw error } } catch WKError.contentRuleListStoreLookUpFailed {
        let words = error?.localizedDescription ?? ""
        lines.append("\((error as? WKError)?.code.rawValue ?? 0) \(words)")
      } catch {}
    }
    Fleet.settle()
    #expect(lines == ["a", "6", "7 Failed to look up content rule list"])
  }

  @Test func `a scheme of the app's is answered by the app`() {
    final class Answerer: NSObject, WKURLSchemeHandler {
      var stopped = 0
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        guard let url = urlSchemeTask.request.url, url.host != "never" else { return }
        let data = Data("<title>\(url.host ?? "")</title>".utf8)
        urlSchemeTask.didReceive(
          URLResponse(
            url: url, mimeType: "text/html", expectedContentLength: data.count,
            textEncodingName: "utf-8"))
        urlSchemeTask.didReceive(data)
        urlSchemeTask.didFinish()
      }
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped += 1 }
    }
    let (configuration, answerer) = (WKWebViewConfiguration(), Answerer())
    configuration.setURLSchemeHandler(answerer, forURLScheme: "App")
    let (view, log) = loggedWebView(configuration)

    view.load(request("app://robin/page"))
    Fleet.settle()
    #expect(
      log.take() == [
        "action -1 app://robin/page", "start /page", "response", "commit /page []",
        "finish robin",
      ])
    view.load(request("app://never"))
    Fleet.settle()
    view.stopLoading()
    #expect(answerer.stopped == 1)
  }

  @Test func `who has answered for a scheme is not kept alive by the answer`() {
    final class Answerer: NSObject, WKURLSchemeHandler {
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        urlSchemeTask.didReceive(
          URLResponse(
            url: URL(filePath: "/"), mimeType: "text/html", expectedContentLength: 0,
            textEncodingName: nil))
        urlSchemeTask.didFinish()
      }
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }
    weak var answerer: Answerer?
    for isStopped in [false, true] {
      do {
        let (configuration, handler) = (WKWebViewConfiguration(), Answerer())
        answerer = handler
        configuration.setURLSchemeHandler(handler, forURLScheme: "app")
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.load(request("app://robin"))
        if isStopped { view.stopLoading() }
        Fleet.settle()
        #expect(!view.isLoading)
      }
      Fleet.settle()
      #expect(answerer == nil)
    }
  }

  @Test func `who awaits cookies goes on where the application ends before`() async {
    let count = withFreshApplication {
      Task { await WKWebsiteDataStore.default().httpCookieStore.allCookies().count }
    }
    #expect(await count.value == 0)
  }
}
