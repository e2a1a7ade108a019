import FailureReporting
import Foundation
import FoundationNetworking
import HeadlessUIKit
import NetworkAnswers

// The life of a load, from `load(_:)` to `didFinish`.
//
//  1. `WKWebView.load(_:)` makes a `PageLoad`. At once the view says where it goes: `url`, `isLoading`,
//     a first bit of `estimatedProgress`. No delegate is called within the call.
//  2. Each further step is a turn of the main loop. First the delegate is asked whether to load
//     (PageLoad+Decisions.swift); it may take its time.
//  3. `didStartProvisionalNavigation`; then an answer for the page is looked for
//  (PageLoad+Loading.swift): a
//     handler of the app's for the scheme, a file, what a test answers.
//  4. A server may send the request elsewhere: the delegate hears of it and is asked again.
//  5. The delegate is asked whether to show what the server answers; not for what the app gives itself.
//  6. The page is committed: it has a place in the list of pages, and its parts are views.
//  7. Its title is known, the scripts of the app are added to it, and the load is finished.
//
// A load that is replaced or stopped ends with the error of one that was cancelled, in a turn too.

/// A page on its way into a web view.
@MainActor
final class PageLoad {
  /// The source of the page.
  enum Source {
    case request
    /// The app gives it.
    case given(Data, type: String, contentType: String?)
    /// The app gives it with what a server might have answered.
    case simulated(Data, URLResponse)
    /// It was there before.
    case item(WKBackForwardListItem)
  }

  enum Phase { case waiting, provisional, committed, over }

  let navigation = WKNavigation()
  let source: Source
  let type: WKNavigationType
  /// Whether it takes the place of the page that shows, in the list of pages.
  let replacesItem: Bool
  let initialRequest: URLRequest
  var request: URLRequest
  var phase = Phase.waiting {
    // The next step and the task hold the load in turn.
    didSet { if phase == .over { (pending, schemeTask) = (nil, nil) } }
  }
  var redirections = 0
  var schemeTask: SchemeTask?
  /// The next step, its number, and how long it takes until then.
  private var pending: (number: Int, delay: Duration, step: @MainActor (WKWebView) -> Void)?
  private var steps = 0
  private(set) weak var view: WKWebView?

  init(
    _ request: URLRequest, _ source: Source = .request, _ type: WKNavigationType = .other,
    replacesItem: Bool = false, in view: WKWebView
  ) {
    self.request = request
    initialRequest = request
    self.source = source
    self.type = type
    self.replacesItem = replacesItem
    self.view = view
  }

  /// The same load once more.
  func again(in view: WKWebView) -> PageLoad {
    PageLoad(initialRequest, source, .reload, replacesItem: replacesItem, in: view)
  }

  var delegate: (any WKNavigationDelegate)? { view?.navigationDelegate }

  /// Does the next step in a later turn, if the load still goes on.
  func next(after delay: Duration = .zero, _ step: @escaping @MainActor (WKWebView) -> Void) {
    steps += 1
    pending = (steps, delay, step)
    schedule(steps, after: delay)
  }

  /// Goes on where the turn of the next step was dropped, as with the screen that showed before.
  ///
  /// If it was not, whichever turn comes first does the step, and the other one nothing.
  func resume() {
    if let pending { schedule(pending.number, after: pending.delay) }
  }

  private func schedule(_ number: Int, after delay: Duration) {
    guard let loop = view?.hostApplication.mainLoop else { return }
    let work: @MainActor () -> Void = { [self] in
      guard phase != .over, let view, let next = pending, next.number == number else { return }
      pending = nil
      next.step(view)
    }
    if delay > .zero {
      loop.enqueue(
        "WKWebView", after: delay, isOfApp: true, words: words,
        isWanted: { [weak self] in self.map { $0.phase != .over } ?? false }, work)
    } else {
      loop.enqueue("WKWebView", work)
    }
  }

  /// What it is called where it is waited for.
  private var words: String { "WKWebView GET \(request.url?.path ?? "")" }

  // MARK: Steps

  func begin() { next { _ in self.decideAction() } }

  /// Begins to load, once the app has allowed it.
  func start(_ view: WKWebView) {
    phase = .provisional
    delegate?.webView(view, didStartProvisionalNavigation: navigation)
    next { _ in self.ask() }
  }

  /// Takes what was asked for.
  func receive(_ data: Data, _ response: URLResponse) {
    if let response = response as? HTTPURLResponse {
      view?.configuration.websiteDataStore.httpCookieStore.keepCookies(of: response)
    }
    next { _ in
      self.decideResponse(response) {
        self.next { self.commit(data, response, in: $0) }
      }
    }
  }

  func commit(_ data: Data, _ response: URLResponse, in view: WKWebView) {
    let contentType = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Type")
    let isGiven: Bool
    switch source {
    case .given, .simulated: isGiven = true
    case .request, .item: isGiven = false
    }
    commit(
      LoadedContents(
        data, type: response.mimeType, contentType: contentType ?? response.textEncodingName,
        request: request, isGiven: isGiven), in: view)
  }

  /// Shows the page.
  func commit(_ contents: LoadedContents, in view: WKWebView) {
    phase = .committed
    let url = request.url ?? URL(filePath: "/")
    view.take(contents, of: self, at: url)
    delegate?.webView(view, didCommit: navigation)
    next { self.finish(contents, in: $0) }
  }

  private func finish(_ contents: LoadedContents, in view: WKWebView) {
    view.show(title: contents.page.title)
    phase = .over
    view.end(self, isFinished: true)
    delegate?.webView(view, didFinish: navigation)
  }

  // MARK: The end

  /// Ends the load with an error, which the delegate hears of.
  func fail(_ error: NSError) {
    guard phase != .over, let view else { return }
    let isCommitted = phase == .committed
    phase = .over
    view.end(self, isFinished: false)
    if isCommitted {
      delegate?.webView(view, didFail: navigation, withError: error)
    } else {
      delegate?.webView(view, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  /// Ends the load without a word, as where the app does not want it.
  func drop() {
    guard phase != .over else { return }
    phase = .over
    view?.end(self, isFinished: false)
  }

  /// Stops the load; one that has begun fails in a later turn.
  func cancel() {
    guard phase != .over, let view else { return }
    let hasBegun = phase != .waiting
    let isCommitted = phase == .committed
    let task = schemeTask
    phase = .over
    task?.stop()
    guard hasBegun else { return }
    let error = LoadError.network(.cancelled, request.url)
    view.hostApplication.mainLoop.enqueue("WKWebView") { [weak view, navigation] in
      guard let view else { return }
      if isCommitted {
        view.navigationDelegate?.webView(view, didFail: navigation, withError: error)
      } else {
        view.navigationDelegate?.webView(
          view, didFailProvisionalNavigation: navigation, withError: error)
      }
    }
  }
}
