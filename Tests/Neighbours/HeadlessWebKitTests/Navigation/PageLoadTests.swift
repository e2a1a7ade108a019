import FleetTesting
import HeadlessWebKit
import TestSupport
import Testing

/// Orders by neighbours' facts: policy, start, redirect, policy, commit, finish; each later than `load`.
@MainActor @Suite(.freshApplication) struct PageLoadTests {
  private let site = "https://birds.example"

  @Test func `a page is asked for, begun, looked over, shown and finished`() {
    Fleet.respond(to: "/robin", with: .html("<title>Robin</title><p>Red"))
    let (view, log) = loggedWebView()

    let navigation = view.load(request("\(site)/robin"))
    #expect(navigation != nil)
    #expect(log.take() == [])
    #expect(view.isLoading)
    #expect(view.url?.absoluteString == "\(site)/robin")
    #expect(view.estimatedProgress == 0.1)

    Fleet.settle()
    #expect(
      log.take() == [
        "action -1 \(site)/robin", "start /robin", "response 200", "commit /robin []",
        "finish Robin",
      ])
    #expect(view.title == "Robin")
    #expect(view.estimatedProgress == 1)
    #expect(view.pageText == "Red")
    #expect(view.hasOnlySecureContent)
    #expect(Fleet.sentRequests.map(\.description) == ["GET \(site)/robin"])
  }

  @Test func `a page of the app's is not looked over`() {
    let (view, log) = loggedWebView()

    view.loadHTMLString("<title>Wren</title>", baseURL: URL(string: site))
    Fleet.settle()
    view.loadHTMLString("<p>Small", baseURL: nil)
    Fleet.settle()

    #expect(
      log.take()
        == [
          "action -1 \(site)", "start ", "commit  []", "finish Wren", "action -1 about:blank",
          "start blank", "commit blank []", "finish ",
        ])
    #expect(!view.canGoBack)
  }

  @Test func `a server sends the request elsewhere, and the app is asked again`() {
    Fleet.respond(
      to: "/old", with: .status(302, headers: ["Location": "/new", "Set-Cookie": "a=1"]))
    Fleet.respond(to: "/new", with: .html("New", headers: ["Set-Cookie": "b=2; Path=/"]))
    let (view, log) = loggedWebView()

    view.load(request("\(site)/old"))
    Fleet.settle()

    #expect(
      log.take() == [
        "action -1 \(site)/old", "start /old", "redirect /new", "action -1 \(site)/new",
        "response 200", "commit /new []", "finish ",
      ])
    #expect(Fleet.sentRequests.last?.headers["Cookie"] == "a=1")
    #expect(view.backForwardList.currentItem?.initialURL.path == "/old")
  }

  @Test func `what an app refuses ends without a word, or as interrupted`() {
    Fleet.respond(to: "/*", with: .html("<title>A</title>"))
    let (view, log) = loggedWebView()
    view.load(request("\(site)/a"))
    Fleet.settle()
    _ = log.take()

    log.action = { _ in .cancel }
    view.load(request("\(site)/b"))
    Fleet.settle()
    #expect(log.take() == ["action -1 \(site)/b"])
    #expect(view.url?.path == "/a")
    #expect(!view.isLoading)

    log.action = { _ in .allow }
    log.response = { _ in .cancel }
    view.load(request("\(site)/c"))
    Fleet.settle()
    #expect(
      log.take() == [
        "action -1 \(site)/c", "start /c", "response 200",
        "fail provisional WebKitErrorDomain 102 Frame load interrupted",
      ])
    #expect(view.url?.path == "/a")
    #expect(view.title == "A")
  }

  @Test func `errors come before anything of the page shows`() {
    Fleet.respond(to: "/offline", with: .offline)
    Fleet.respond(to: "/late", with: .timeout)
    Fleet.respond(to: "/round", with: .status(302, headers: ["Location": "/round"]))
    let (view, log) = loggedWebView()
    let rows = [
      ("\(site)/offline", "NSURLErrorDomain -1009 The Internet connection appears to be offline."),
      ("\(site)/late", "NSURLErrorDomain -1001 The request timed out."),
      ("\(site)/round", "NSURLErrorDomain -1007 too many HTTP redirects"),
      ("file:///missing", "NSURLErrorDomain -1100 The requested URL was not found on this server."),
      ("mailto:rob@birds.example", "NSURLErrorDomain -1002 unsupported URL"),
    ]
    for (place, words) in rows {
      view.load(request(place))
      Fleet.advance(by: .seconds(61))
      #expect(log.take().last == "fail provisional \(words)")
      #expect(!view.isLoading)
    }
  }

  @Test func `a page that is not there is a page too`() {
    Fleet.respond(to: "/gone", with: .html("<title>Gone</title>", status: 404))
    let (view, log) = loggedWebView()

    view.load(request("\(site)/gone"))
    Fleet.settle()

    #expect(log.take().suffix(3) == ["response 404", "commit /gone []", "finish Gone"])
  }

  @Test func `what takes its time comes when the clock has moved`() {
    Fleet.respond(to: "/slow", with: .html("Slow", after: .seconds(3)))
    let (view, log) = loggedWebView()

    view.load(request("\(site)/slow"))
    Fleet.advance(by: .seconds(2))
    #expect(log.lines.last == "start /slow")
    Fleet.advance(by: .seconds(1))
    #expect(log.lines.last == "finish ")
    #expect(view.pageText == "Slow")
  }

  @Test func `a load that is stopped or replaced fails as cancelled, in a turn`() {
    Fleet.respond(to: "/*", with: .html("Late", after: .seconds(3)))
    let (view, log) = loggedWebView()

    view.load(request("\(site)/a"))
    Fleet.settle()
    view.stopLoading()
    #expect(!view.isLoading)
    #expect(log.take().count == 2)
    Fleet.settle()
    #expect(log.take() == ["fail provisional NSURLErrorDomain -999 cancelled"])

    view.load(request("\(site)/b"))
    Fleet.settle()
    view.load(request("\(site)/c"))
    Fleet.advance(by: .seconds(9))
    #expect(
      log.take() == [
        "action -1 \(site)/b", "start /b", "fail provisional NSURLErrorDomain -999 cancelled",
        "action -1 \(site)/c", "start /c", "response 200", "commit /c []", "finish ",
      ])
  }

  @Test func `what no web view can load is left alone where nobody decides`() {
    let view = WKWebView()
    #expect(
      failures {
        view.load(request("mailto:rob@birds.example"))
        Fleet.settle()
      }.isEmpty)
    #expect(!view.isLoading)
    #expect(view.url == nil)
  }

  @Test func `what nobody can show is refused where nobody decides`() {
    Fleet.respond(to: "/zip", with: .data(Data([1]), contentType: "application/zip"))
    Fleet.respond(to: "/text", with: .text("plain <b>"))
    final class Failures: NSObject, WKNavigationDelegate {
      var error: NSError?
      func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
      ) { self.error = error as NSError }
    }
    let (view, log) = (WKWebView(), Failures())
    view.navigationDelegate = log

    view.load(request("\(site)/zip"))
    Fleet.settle()
    #expect(log.error?.code == 102)
    view.load(request("\(site)/text"))
    Fleet.settle()
    #expect(view.pageText == "plain <b>")
  }

  @Test func `back, forward and reload`() {
    Fleet.respond(
      to: "/a", with: .html("<title>A</title>"), .html("<title>A2</title>"))
    Fleet.respond(to: "/b", with: .html("<title>B</title>"))
    let (view, log) = loggedWebView()
    for name in ["a", "b"] {
      view.load(request("\(site)/\(name)"))
      Fleet.settle()
    }
    _ = log.take()
    #expect(view.canGoBack && !view.canGoForward)
    #expect(view.goForward() == nil)

    #expect(view.goBack() != nil)
    Fleet.settle()
    #expect(log.take() == ["action 2 \(site)/a", "start /a", "commit /a []", "finish A"])
    #expect(!view.canGoBack && view.canGoForward)
    #expect(view.backForwardList.forwardList.map(\.title) == ["B"])

    view.reload()
    Fleet.settle()
    #expect(
      log.take() == [
        "action 3 \(site)/a", "start /a", "response 200", "commit /a []", "finish A2",
      ])
    #expect(view.canGoForward)

    let item = view.backForwardList.item(at: 1)
    #expect(item.flatMap { view.go(to: $0) } != nil)
    Fleet.settle()
    #expect(view.title == "B")
    #expect(view.backForwardList.item(at: .max) == nil)
    #expect(view.backForwardList.backList.map(\.url.path) == ["/a"])
  }

  @Test func `a page that goes on by itself does so in turns`() {
    Fleet.respond(to: "/*") { .html("<title>\($0.url.path)</title>") }
    let (view, log) = loggedWebView()
    var count = 0
    log.onFinish = {
      count += 1
      if count < 3 { view.load(request("https://birds.example/\(count)")) }
    }

    view.load(request("\(site)/0"))
    Fleet.settle()

    #expect(log.lines.filter { $0.hasPrefix("finish") } == ["finish /0", "finish /1", "finish /2"])
    #expect(view.backForwardList.backList.count == 2)
  }
}
