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
    guard let delegate else { return decide(response.canShowMIMEType ? .allow : .cancel) }
    let check = HandlerCheck(
      delegate, "webView:decidePolicyForNavigationResponse:decisionHandler:")
    let handler: @Sendable (WKNavigationResponsePolicy) -> Void = { policy in
      guard check.takeCall() else { return }
      MainTurn.post("WKWebView") { decide(policy) }
    }
    if UnwrittenMethod.isWritten({
      delegate.webView(view, decidePolicyFor: response, decisionHandler: handler as Plain)
    })
      || UnwrittenMethod.isWritten({
        delegate.webView(view, decidePolicyFor: response, decisionHandler: handler as Marked)
      })
    {
      return
    }
    let isWritten = AwaitedDecision.take {
      await delegate.webView(view, decidePolicyFor: response)
    } then: {
      handler($0)
    }
    if !isWritten {
      check.waive()
      decide(response.canShowMIMEType ? .allow : .cancel)
    }
  }

  private typealias Plain = (WKNavigationResponsePolicy) -> Void
  private typealias Marked = @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
}

/// A decision that a delegate makes about an action, by whichever of its methods is there.
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
    let name = "webView:decidePolicyForNavigationAction:"
    let long = HandlerCheck(delegate, name + "preferences:decisionHandler:")
    let withPreferences: @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = {
      policy, _ in
      if long.takeCall() { MainTurn.post("WKWebView") { then(policy) } }
    }
    if UnwrittenMethod.isWritten({
      delegate.webView(
        view, decidePolicyFor: action, preferences: preferences,
        decisionHandler: withPreferences as PlainWithPreferences)
    })
      || UnwrittenMethod.isWritten({
        delegate.webView(
          view, decidePolicyFor: action, preferences: preferences,
          decisionHandler: withPreferences as MarkedWithPreferences)
      })
    {
      return
    }
    long.waive()
    let short = HandlerCheck(delegate, name + "decisionHandler:")
    let handler: @Sendable (WKNavigationActionPolicy) -> Void = { policy in
      if short.takeCall() { MainTurn.post("WKWebView") { then(policy) } }
    }
    if UnwrittenMethod.isWritten({
      delegate.webView(view, decidePolicyFor: action, decisionHandler: handler as Plain)
    })
      || UnwrittenMethod.isWritten({
        delegate.webView(view, decidePolicyFor: action, decisionHandler: handler as Marked)
      })
    {
      return
    }
    let isAwaited =
      AwaitedDecision.take {
        await delegate.webView(view, decidePolicyFor: action, preferences: preferences).0
      } then: {
        handler($0)
      }
      || AwaitedDecision.take {
        await delegate.webView(view, decidePolicyFor: action)
      } then: {
        handler($0)
      }
    guard !isAwaited else { return }
    short.waive()
    unwritten()
  }
}

/// A decision of a method that may await something, and mostly does not.
@MainActor
final class AwaitedDecision<Policy: Sendable> {
  private var early: Policy?
  private var isEarly = true

  /// Asks, and returns whether the method is there; one that awaits decides later.
  static func take(
    _ ask: @escaping @MainActor () async -> Policy, then: @escaping @MainActor (Policy) -> Void
  ) -> Bool {
    let decision = AwaitedDecision()
    let isWritten = UnwrittenMethod.isWritten {
      guard #available(macOS 26, *) else { return UnwrittenMethod.note() }
      Task.immediate { @MainActor in
        let policy = await ask()
        if decision.isEarly { decision.early = policy } else { then(policy) }
      }
    }
    decision.isEarly = false
    if isWritten, let policy = decision.early { then(policy) }
    return isWritten
  }
}
