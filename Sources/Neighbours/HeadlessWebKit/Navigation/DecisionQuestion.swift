import HeadlessUIKit

/// A question to the delegate of a web view, which is asked by one method after the other until the
/// delegate has one.
@MainActor
struct DecisionQuestion<Policy: Sendable> {
  typealias Handler = @Sendable (Policy) -> Void

  private let delegate: any WKNavigationDelegate
  private let then: @MainActor (Policy) -> Void

  /// - Parameter then: What to do in a later turn, once the delegate has decided.
  init(to delegate: any WKNavigationDelegate, then: @escaping @MainActor (Policy) -> Void) {
    self.delegate = delegate
    self.then = then
  }

  /// Asks by a method with a handler, and returns whether the delegate has the method.
  ///
  /// - Parameters:
  ///   - method: The end of the method's name.
  ///   - forms: The calls of the method, with the handler as apps write its type: plain, or marked.
  func isAsked(_ method: String, _ forms: [@MainActor (@escaping Handler) -> Void]) -> Bool {
    let check = HandlerCheck(delegate, "webView:decidePolicyForNavigation" + method)
    let handler: Handler = { [then] policy in
      if check.takeCall() { MainTurn.post("WKWebView") { then(policy) } }
    }
    let isWritten = forms.contains { form in UnwrittenMethod.isWritten { form(handler) } }
    if !isWritten { check.waive() }
    return isWritten
  }

  /// Asks by a method that may await something, and returns whether the delegate has the method.
  func isAwaited(_ ask: @escaping @MainActor () async -> Policy) -> Bool {
    AwaitedDecision.take(ask) { [then] policy in MainTurn.post("WKWebView") { then(policy) } }
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
