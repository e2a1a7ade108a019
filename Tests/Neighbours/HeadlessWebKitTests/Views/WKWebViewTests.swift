import FleetTesting
import HeadlessWebKit
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct WKWebViewTests {
  private let site = "https://birds.example"
  private let page = """
    <html><head><title>Birds</title></head><body><h1>Birds</h1>
    <p>Look at the <a href="/robin">robin</a>, or <a href="https://other.example" target="_blank">
    elsewhere</a>.</p><img src="wren.png" alt="A wren">
    <form action="/find"><input name="q" placeholder="Name"><input type="hidden" name="v" value="1">
    <button>Find</button></form></body></html>
    """

  private func shown() -> (WKWebView, NavigationLog) {
    Fleet.respond(to: "\(site)/", with: .html(page))
    Fleet.respond(to: "/robin", with: .html("<title>Robin</title><p>Red breast"))
    Fleet.respond(to: "/find", with: .html("Found"))
    let (view, log) = loggedWebView()
    let screen = UIViewController()
    setAsAppRootWindow(screen)
    view.frame = screen.view.bounds
    screen.view.addSubview(view)
    view.load(request("\(site)/"))
    Fleet.settle()
    _ = log.take()
    return (view, log)
  }

  @Test func `the texts, links and images of a page are elements`() {
    let (view, _) = shown()

    #expect(Fleet.screen.webViews.count == 3)
    #expect(Fleet.screen.otherElements["Birds"].exists)
    #expect(
      Fleet.screen.webViews.staticTexts.allElementsBoundByIndex.map(\.label) == [
        "Birds", "Look at the", "robin", ", or", "elsewhere", ".", "Find",
      ])
    #expect(Fleet.screen.links.allElementsBoundByIndex.map(\.label) == ["robin", "elsewhere"])
    #expect(Fleet.screen.images["A wren"].exists)
    #expect(view.pageText == "Birds\nLook at the robin, or elsewhere.\nFind")
    #expect(view.scrollView.contentSize.width == view.bounds.width)
  }

  @Test func `a tap follows a link`() {
    let (view, log) = shown()

    // As a device has it: the view, what scrolls, and the page, which recorded tests name.
    Fleet.screen.webViews.webViews.webViews.links["robin"].tap()

    #expect(
      log.take() == [
        "action 0 \(site)/robin", "start /robin", "response 200", "commit /robin []",
        "finish Robin",
      ])
    #expect(view.canGoBack)
    #expect(Fleet.screen.webViews.staticTexts["Red breast"].exists)
    #expect(!Fleet.screen.links["robin"].exists)
  }

  @Test func `a link for another window is the delegate's to open`() {
    final class Windows: NSObject, WKUIDelegate {
      var asked: [WKNavigationAction] = []
      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView? {
        asked.append(navigationAction)
        return nil
      }
    }
    let (view, log) = shown()
    let windows = Windows()
    view.uiDelegate = windows

    Fleet.screen.links["elsewhere"].tap()

    #expect(log.take() == ["action 0 https://other.example window"])
    #expect(windows.asked.map(\.targetFrame) == [nil])
    #expect(windows.asked.first?.sourceFrame.securityOrigin.host == "birds.example")
    #expect(view.title == "Birds")
  }

  @Test func `what is typed into the fields of a form is sent`() {
    let (_, log) = shown()

    Fleet.screen.textFields["Name"].enter("robin & wren")
    Fleet.screen.buttons["Find"].tap()

    #expect(log.take().first == "action 1 \(site)/find?v=1&q=robin%20%26%20wren")
    #expect(Fleet.sentRequests.last?.query == ["v": "1", "q": "robin & wren"])
  }

  @Test func `a link within the page asks, and loads nothing`() {
    Fleet.respond(to: "/long", with: .html("<title>Long</title><a href='#end'>End</a>"))
    let (view, log) = shown()
    view.load(request("\(site)/long"))
    Fleet.settle()
    _ = log.take()

    Fleet.screen.links["End"].tap()

    #expect(log.take() == ["action 0 \(site)/long#end"])
    #expect(view.url?.absoluteString == "\(site)/long#end")
    #expect(view.backForwardList.backItem?.url.absoluteString == "\(site)/long")
  }

  @Test func `observers hear of each change, as it happens`() {
    Fleet.respond(to: "/robin", with: .html("<title>Robin</title>"))
    let view = WKWebView()
    var heard: [String] = []
    let tokens = [
      view.observe(\.url, options: [.new]) { _, change in
        heard.append("url \((change.newValue ?? nil)?.path ?? "none")")
      },
      view.observe(\.title, options: [.old, .new]) { _, change in
        let (old, new) = ((change.oldValue ?? nil) ?? "", (change.newValue ?? nil) ?? "")
        heard.append("title \(old) → \(new)")
      },
      view.observe(\.isLoading) { view, _ in heard.append("loading \(view.isLoading)") },
      view.observe(\.estimatedProgress) { view, _ in heard.append("\(view.estimatedProgress)") },
      view.observe(\.canGoBack) { view, _ in heard.append("back \(view.canGoBack)") },
    ]

    view.load(request("\(site)/robin"))
    #expect(heard == ["url /robin", "loading true", "0.1"])
    heard = []
    Fleet.settle()
    #expect(heard == ["0.5", "title  → Robin", "1.0", "loading false"])
    heard = []
    view.load(request("\(site)/robin"))
    Fleet.settle()
    #expect(
      heard == [
        "loading true", "0.1", "title Robin → ", "back true", "0.5", "title  → Robin", "1.0",
        "loading false",
      ])
    tokens.forEach { $0.invalidate() }
  }

  @Test func `a screen observes by name, and buttons go back`() {
    final class Browser: UIViewController {
      let web = WKWebView()
      var heard: [Double] = []
      override func loadView() { view = web }
      override func viewDidLoad() {
        web.addObserver(self, forKeyPath: "estimatedProgress", options: .new, context: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Back", style: .plain, target: web, action: Selector("goBack"))
      }
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { (change?[.newKey] as? Double).map { heard.append($0) } }
    }
    Fleet.respond(to: "/*") { .html("<title>\($0.url.path)</title>") }
    let screen = Browser()
    setAsAppRootWindow(UINavigationController(rootViewController: screen))
    for name in ["a", "b"] {
      screen.web.load(request("\(site)/\(name)"))
      Fleet.settle()
    }
    #expect(screen.heard == [0.1, 0.5, 1, 0.1, 0.5, 1])

    Fleet.screen.buttons["Back"].tap()

    #expect(screen.web.title == "/a")
  }

  @Test func `what began to load before the screen showed goes on`() {
    Fleet.respond(to: "/*", with: .html("<p>Here"))
    let (screen, view) = (UIViewController(), WKWebView())
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    screen.view.addSubview(view)
    view.load(request("\(site)/a"))

    setAsAppRootWindow(screen)

    #expect(Fleet.screen.webViews.staticTexts["Here"].exists)
    #expect(Fleet.sentRequests.count == 1)
  }

  @Test func `what takes its time does so on a screen that comes later, too`() {
    Fleet.respond(to: "/*", with: .html("<p>Here", after: .seconds(2)))
    let (screen, view) = (UIViewController(), WKWebView())
    setAsAppRootWindow(screen)
    view.frame = screen.view.bounds
    view.load(request("\(site)/a"))
    screen.view.addSubview(view)

    Fleet.advance(by: .seconds(1))
    #expect(view.pageText.isEmpty)
    Fleet.advance(by: .seconds(1))
    #expect(view.pageText == "Here")
  }

  @Test func `a page can be lost, and a picture taken`() async throws {
    let (view, log) = shown()

    let picture = try await view.takeSnapshot(configuration: nil)
    #expect(picture.size == view.bounds.size)
    view.endContentProcess()
    await Fleet.settle()

    #expect(log.take() == ["terminated"])
    #expect(view.pageText.isEmpty)
    view.reload()
  }
}
