public import Foundation
public import FoundationNetworking
public import HeadlessUIKit
import Interfaces

/// A view that shows pages.
///
/// It loads nothing by itself: pages come from what a test answers with `Fleet.respond(to:with:)`, from
/// files, from the app. Of a page it shows the texts, links, named images, fields and buttons, as views one
/// below the other; no style counts, and no script runs. The way of a load is told in PageLoad.swift.
@preconcurrency @MainActor
open class WKWebView: UIView, NeighbourView, NamingObject {
  // MARK: Creating a web view

  /// Creates a web view; the configuration is copied.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    ownConfiguration = configuration.copied()
    super.init(frame: frame)
    setUpViews()
  }

  /// Creates a web view as most apps need it.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view without a size.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a web view of an archive.
  public required init?(coder: NSCoder) {
    ownConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUpViews()
  }

  /// A copy of the configuration that the view was made with.
  open var configuration: WKWebViewConfiguration { ownConfiguration }

  /// The delegate for what loads; it is not kept alive.
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// The delegate for what pages want to show; it is not kept alive.
  open weak var uiDelegate: (any WKUIDelegate)?

  // MARK: Loading

  /// Loads a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    begin(PageLoad(request, in: self))
  }

  /// Shows data of the app's.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    begin(
      PageLoad(
        URLRequest(url: baseURL),
        .given(data, type: MIMEType, contentType: "charset=\(characterEncodingName)"), in: self))
  }

  /// Shows a page of the app's.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(
      PageLoad(
        URLRequest(url: baseURL ?? Self.blank),
        .given(Data(string.utf8), type: "text/html", contentType: nil), in: self))
  }

  /// Shows a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(PageLoad(URLRequest(url: URL), in: self))
  }

  /// Shows what a server might have answered.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    let load = PageLoad(request, .simulated(data, response), in: self)
    begin(load)
    return load.navigation
  }

  /// Shows a page that a server might have answered.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation {
    let data = Data(string.utf8)
    let response = URLResponse(
      url: request.url ?? Self.blank, mimeType: "text/html", expectedContentLength: data.count,
      textEncodingName: "utf-8")
    return loadSimulatedRequest(request, response: response, responseData: data)
  }

  /// Loads the page once more.
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let contents = shownPage else { return load.map { begin($0.again(in: self)) } ?? nil }
    let source: PageLoad.Source =
      contents.isGiven
      ? .given(Data(contents.source.utf8), type: "text/html", contentType: nil) : .request
    return begin(
      PageLoad(contents.request, source, .reload, replacesItem: true, in: self))
  }

  /// Loads the page once more.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Stops what loads.
  open func stopLoading() {
    guard let load else { return }
    load.cancel()
    end(load, isFinished: false)
  }

  // MARK: What shows

  /// The title of the page.
  open var title: String? { state.title }

  /// Where the page is, or where the one is that loads.
  open var url: URL? { state.url }

  /// Whether something loads.
  open var isLoading: Bool { state.isLoading }

  /// The loaded part, from 0 to 1.
  open var estimatedProgress: Double { state.progress }

  /// Whether all of the page came by encrypted connections.
  open var hasOnlySecureContent: Bool { state.committedURL?.scheme == "https" }

  /// The view that scrolls the page.
  open var scrollView: UIScrollView { scroll }

  /// The size of the page on the screen.
  open var pageZoom: CGFloat = 1

  /// The name of the browser, if the app gives one.
  open var customUserAgent: String?

  /// Whether a user goes from page to page with a swipe.
  open var allowsBackForwardNavigationGestures = false

  /// Whether a long press on a link shows where it leads.
  open var allowsLinkPreview = true

  /// Whether tools can look into the page.
  open var isInspectable = false

  /// For which kind of device pages are.
  open var mediaType: String?

  /// The colour behind the page.
  open var underPageBackgroundColor: UIColor! = .systemBackground

  /// The page's color for bars; always `nil` here.
  open var themeColor: UIColor? { nil }

  /// Whether web views load URLs of a scheme by themselves.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "javascript", "ws", "wss", "ftp"]
      .contains(urlScheme.lowercased())
  }

  // MARK: Back and forward

  /// The pages that were shown.
  open var backForwardList: WKBackForwardList { list }

  /// Whether there is a page before the one that shows.
  open var canGoBack: Bool { state.canGoBack }

  /// Whether there is a page after the one that shows.
  open var canGoForward: Bool { state.canGoForward }

  /// Shows the page before.
  @discardableResult
  open func goBack() -> WKNavigation? { list.backItem.flatMap { go(to: $0) } }

  /// Shows the page after.
  @discardableResult
  open func goForward() -> WKNavigation? { list.forwardItem.flatMap { go(to: $0) } }

  /// Shows a page that was shown before.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard list.holds(item) else { return nil }
    var request = item.contents.request
    request.url = item.url
    return begin(PageLoad(request, .item(item), .backForward, in: self))
  }

  // MARK: Scripts

  /// Lets a script run, which is what a test has answered for it.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    runInTurn(javaScriptString) { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Lets a script run, which is what a test has answered for it.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    await MainTurn.come("WebKit")
    return try run(javaScriptString).get()
  }

  /// Lets a script run, which is what a test has answered for it.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    runInTurn(javaScript) { result in
      completionHandler?(result.map { $0 ?? NSNull() }.mapError { $0 })
    }
  }

  /// Lets a script run, which is what a test has answered for it.
  @discardableResult
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    await MainTurn.come("WebKit")
    return try run(javaScript).get()
  }

  /// Lets the body of a function run, which is what a test has answered for it.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    runInTurn(functionBody) { result in
      completionHandler?(result.map { $0 ?? NSNull() }.mapError { $0 })
    }
  }

  /// Lets the body of a function run, which is what a test has answered for it.
  @discardableResult
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    await MainTurn.come("WebKit")
    return try run(functionBody).get()
  }

  // MARK: Pictures

  /// Takes a picture of what shows.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    hostApplication.mainLoop.enqueue("WKWebView") { [weak self] in
      completionHandler(self?.picture(by: snapshotConfiguration), nil)
    }
  }

  /// Takes a picture of what shows.
  open func takeSnapshot(
    configuration snapshotConfiguration: WKSnapshotConfiguration?
  ) async throws -> UIImage {
    await MainTurn.come("WebKit")
    return picture(by: snapshotConfiguration)
  }

  // MARK: The model

  /// The methods that selectors can name.
  open override class var objectiveCMembers: [Selector.Method] {
    super.objectiveCMembers + [
      .method("goBack", WKWebView.goBack), .method("goForward", WKWebView.goForward),
      .method("reload", WKWebView.reload), .method("reloadFromOrigin", WKWebView.reloadFromOrigin),
      .method("stopLoading", WKWebView.stopLoading),
    ]
  }

  package static let namedProperties: [String: NamedProperty] = {
    let (url, isLoading) = (
      NamedProperty(.url) { (view: WKWebView) in view.url },
      NamedProperty(.isLoading) { (view: WKWebView) in view.isLoading }
    )
    return [
      "URL": url, "url": url, "isLoading": isLoading, "loading": isLoading,
      "title": NamedProperty(.title) { (view: WKWebView) in view.title },
      "estimatedProgress": NamedProperty(.estimatedProgress) { (view: WKWebView) in
        view.estimatedProgress
      },
      "canGoBack": NamedProperty(.canGoBack) { (view: WKWebView) in view.canGoBack },
      "canGoForward": NamedProperty(.canGoForward) { (view: WKWebView) in view.canGoForward },
    ]
  }()

  package static var neighbourRole: ElementRole { .web }

  package static let interfaceAttributes: [String: InterfaceAttribute?] = [
    "allowsBackForwardNavigationGestures": {
      ($0 as? WKWebView)?.allowsBackForwardNavigationGestures = $1.bool
    },
    "allowsLinkPreview": { ($0 as? WKWebView)?.allowsLinkPreview = $1.bool },
    "customUserAgent": { ($0 as? WKWebView)?.customUserAgent = $1.text },
  ]

  static let blank = URL(string: "about:blank") ?? URL(filePath: "/")

  private let ownConfiguration: WKWebViewConfiguration
  private let scroll = WKScrollView()
  private let content = WKContentView()
  private let list = WKBackForwardList()
  private var state = State()
  private var load: PageLoad?
  final private(set) var shownPage: LoadedContents?

  private struct State {
    var title: String? = ""
    /// The URL of the shown page.
    var committedURL: URL?
    var url: URL?
    var isLoading = false
    var progress = 0.0
    var canGoBack = false
    var canGoForward = false
  }

  private final func setUpViews() {
    super.addSubview(scroll)
    scroll.addSubview(content)
    content.view = self
  }

  /// Lays out what is in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    content.lay(out: bounds.width)
    scroll.contentSize = content.frame.size
  }

  /// Goes on with what loads.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    load?.resume()
  }

  final var mainFrame: WKFrameInfo {
    WKFrameInfo(shownPage?.request ?? URLRequest(url: state.url ?? Self.blank), in: self)
  }

  // MARK: What loads do to the view

  @discardableResult
  private final func begin(_ load: PageLoad) -> WKNavigation? {
    self.load?.cancel()
    self.load = load
    show(url: load.request.url)
    show(isLoading: true)
    show(progress: Self.firstProgress)
    load.begin()
    return load.navigation
  }

  /// How much of a page is there when it begins to load, when it begins to show, and in the end.
  private static let firstProgress = 0.1
  private static let shownProgress = 0.5

  /// Loads what a link or a form leads to.
  final func begin(_ request: URLRequest, _ type: WKNavigationType) {
    begin(PageLoad(request, .request, type, in: self))
  }

  /// Takes the page of a load.
  final func take(_ contents: LoadedContents, of load: PageLoad, at url: URL) {
    list.currentItem?.offset = scroll.contentOffset
    let scripts = configuration.userContentController.userScripts
    var offset = CGPoint.zero
    switch load.source {
    case .item(let item):
      list.go(to: item)
      offset = item.offset
    case .given: break
    case .request, .simulated:
      let item = WKBackForwardListItem(
        contents, at: url, from: load.initialRequest.url ?? url)
      if load.replacesItem { list.replace(with: item) } else { list.add(item) }
    }
    shownPage = contents
    state.committedURL = url
    show(url: url)
    show(title: "")
    showListPlace()
    show(progress: Self.shownProgress)
    content.show(contents.page)
    setNeedsLayout()
    scroll.contentOffset = offset
    for time in [WKUserScriptInjectionTime.atDocumentStart, .atDocumentEnd] {
      for script in scripts where script.injectionTime == time {
        ScriptAnswers.current.note(script.source, url, isUserScript: true)
      }
    }
  }

  /// Goes to another place of the page that shows.
  final func goWithinPage(to url: URL) {
    guard let shownPage else { return }
    list.add(WKBackForwardListItem(shownPage, at: url, from: url))
    list.currentItem?.title = title
    state.committedURL = url
    show(url: url)
    showListPlace()
  }

  final func end(_ load: PageLoad, isFinished: Bool) {
    guard self.load === load else { return }
    self.load = nil
    if isFinished { show(progress: 1) }
    show(url: state.committedURL)
    show(isLoading: false)
  }

  /// Forgets the page, as where its process has gone.
  final func loseProcess() {
    load?.drop()
    shownPage = nil
    content.show(WebPage())
    setNeedsLayout()
    navigationDelegate?.webViewWebContentProcessDidTerminate(self)
  }

  // MARK: What observers hear

  final func show(url: URL?) {
    if state.url != url { observed(.url) { state.url = url } }
  }

  final func show(title: String) {
    list.currentItem?.title = title
    if state.title != title { observed(.title) { state.title = title } }
  }

  private final func show(isLoading: Bool) {
    guard state.isLoading != isLoading else { return }
    observed(.isLoading) { state.isLoading = isLoading }
  }

  private final func show(progress: Double) {
    guard state.progress != progress else { return }
    observed(.estimatedProgress) { state.progress = progress }
  }

  private final func showListPlace() {
    let (back, forward) = (list.backItem != nil, list.forwardItem != nil)
    if state.canGoBack != back { observed(.canGoBack) { state.canGoBack = back } }
    if state.canGoForward != forward {
      observed(.canGoForward) { state.canGoForward = forward }
    }
  }

  private final func picture(by configuration: WKSnapshotConfiguration?) -> UIImage {
    let rect = configuration?.rect ?? .null
    let part = rect.isNull ? bounds : rect
    return UIGraphicsImageRenderer(bounds: part).image { _ in
      _ = drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }
}
