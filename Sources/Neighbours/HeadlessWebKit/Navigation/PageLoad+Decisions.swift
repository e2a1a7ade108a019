import Foundation
import FoundationNetworking
import HeadlessUIKit

extension PageLoad {
  // MARK: Whether to load

  /// Asks the delegate whether to load the page.
  func decideAction() {
    guard let view else { return }
    let action = WKNavigationAction(request, type, from: view.mainFrame, to: view.mainFrame)
    PageDecision.ask(about: action, in: view) { policy in
      switch policy {
      case .allow: self.goOn()
      case .cancel, .download: self.drop()
      }
    } unwritten: {
      // Without a delegate's word, what no web view can load is left alone.
      self.canBeAsked ? self.goOn() : self.drop()
    }
  }

  private func goOn() {
    if phase == .provisional { return next { _ in self.ask() } }
    next { self.start($0) }
  }

  /// Whether a test has an answer for the page.
  private var canBeAsked: Bool {
    guard case .request = source, let scheme = request.url?.scheme?.lowercased() else {
      return true
    }
    return WKWebView.handlesURLScheme(scheme)
      || view?.configuration.schemeHandlers[scheme] != nil
  }

  // MARK: Whether to show

  /// Asks the delegate whether to show what a server has answered.
  func decideResponse(_ answer: URLResponse, _ then: @escaping @MainActor () -> Void) {
    if case .given = source { return then() }
    guard let view else { return }
    let response = WKNavigationResponse(answer)
    let url = request.url
    let decide: @MainActor (WKNavigationResponsePolicy) -> Void = { policy in
      if policy == .allow { then() } else { self.fail(LoadError.interrupted(url)) }
    }
    let undecided = response.canShowMIMEType ? WKNavigationResponsePolicy.allow : .cancel
    guard let delegate else { return decide(undecided) }
    let question = DecisionQuestion(to: delegate, then: decide)
    let isAsked =
      question.isAsked(
        "Response:decisionHandler:",
        [
          { delegate.webView(view, decidePolicyFor: response, decisionHandler: $0 as Plain) },
          { delegate.webView(view, decidePolicyFor: response, decisionHandler: $0 as Marked) },
        ])
      || question.isAwaited { await delegate.webView(view, decidePolicyFor: response) }
    if !isAsked { decide(undecided) }
  }

  private typealias Plain = (WKNavigationResponsePolicy) -> Void
  private typealias Marked = @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
}

/// A decision that a delegate makes about an action.
@MainActor
enum PageDecision {
  private typealias Plain = (WKNavigationActionPolicy) -> Void
  private typealias Marked = @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  private typealias PlainWithPreferences =
    (
      WKNavigationActionPolicy, WKWebpagePreferences
    ) -> Void
  private typealias MarkedWithPreferences =
    @MainActor @Sendable (
      WKNavigationActionPolicy, WKWebpagePreferences
    ) -> Void

  /// Asks a delegate, and goes on in a later turn.
  ///
  /// - Parameter unwritten: What to do at once if no method is there.
  static func ask(
    about action: WKNavigationAction, in view: WKWebView,
    then: @escaping @MainActor (WKNavigationActionPolicy) -> Void, unwritten: () -> Void
  ) {
    guard let delegate = view.navigationDelegate else { return unwritten() }
    let preferences: WKWebpagePreferences =
      view.configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    let question = DecisionQuestion(to: delegate, then: then)
    let isAsked =
      question.isAsked(
        "Action:preferences:decisionHandler:",
        [
          { decide in
            delegate.webView(
              view, decidePolicyFor: action, preferences: preferences,
              decisionHandler: { policy, _ in decide(policy) } as PlainWithPreferences)
          },
          { decide in
            delegate.webView(
              view, decidePolicyFor: action, preferences: preferences,
              decisionHandler: { policy, _ in decide(policy) } as MarkedWithPreferences)
          },
        ])
      || question.isAsked(
        "Action:decisionHandler:",
        [
          { delegate.webView(view, decidePolicyFor: action, decisionHandler: $0 as Plain) },
          { delegate.webView(view, decidePolicyFor: action, decisionHandler: $0 as Marked) },
        ])
      || question.isAwaited {
        await delegate.webView(view, decidePolicyFor: action, preferences: preferences).0
      }
      || question.isAwaited { await delegate.webView(view, decidePolicyFor: action) }
    if !isAsked { unwritten() }
  }
}
