import FailureReporting
import HeadlessUIKit

/// What a page does by its scripts, which a test says in their place.
extension WKWebView {
  /// All texts of the page, as its `innerText` has them.
  public var pageText: String { shownPage?.page.text ?? "" }

  /// Lets the page say something to the app, as by `webkit.messageHandlers.name.postMessage(body)`.
  ///
  /// The handler hears it in the next turn. Records a failure if there is none by that name.
  ///
  /// ```swift
  /// let web = WKWebView()
  /// web.postMessage(["bird": "Robin"], to: "bridge")
  /// Fleet.settle()
  /// ```
  ///
  /// - Returns: What a handler with replies answers, once it has.
  @discardableResult
  public func postMessage(
    _ body: Any, to name: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> PageAnswer<Any?> {
    let site = CallSite(fileID, filePath, line, column)
    let answer = PageAnswer<Any?>()
    let handlers = configuration.userContentController.handlers
    guard let handler = handlers[name] else {
      WebKitWords.report(
        "Cannot post a message: The page has no handler '\(name)'.",
        NearMiss.list(handlers.keys.sorted().map { .init(title: $0) }, "handlers"), at: site)
      return answer
    }
    PageCall.make(in: self, at: site) { $0.deliver(body, name, to: handler, answer) }
    return answer
  }

  /// Lets the page show a text, as by `alert(message)`.
  ///
  /// The app's delegate hears of it in the next turn. Without one nothing happens, as on a device.
  ///
  /// - Returns: Whether the app has let the page go on.
  @discardableResult
  public func showAlert(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> PageAnswer<Void> {
    let answer = PageAnswer<Void>()
    PageCall.make(in: self, at: CallSite(fileID, filePath, line, column)) { view in
      PageCall.panel(
        of: view, "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:"
      ) { delegate, check in
        let finish: @Sendable () -> Void = {
          if check.takeCall() { MainTurn.post("WKWebView") { answer.value = () } }
        }
        return UnwrittenMethod.isWritten {
          delegate.webView(
            view, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: view.mainFrame,
            completionHandler: finish as () -> Void)
        }
          || UnwrittenMethod.isWritten {
            delegate.webView(
              view, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: view.mainFrame,
              completionHandler: finish as @MainActor @Sendable () -> Void)
          }
      }
    }
    return answer
  }

  /// Lets the page ask for a yes or a no, as by `confirm(message)`.
  ///
  /// - Returns: What the app answers, once it has.
  @discardableResult
  public func showConfirm(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> PageAnswer<Bool> {
    let answer = PageAnswer<Bool>()
    PageCall.make(in: self, at: CallSite(fileID, filePath, line, column)) { view in
      let isAsked = PageCall.panel(
        of: view, "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:"
      ) { delegate, check in
        let finish: @Sendable (Bool) -> Void = { isYes in
          if check.takeCall() { MainTurn.post("WKWebView") { answer.value = isYes } }
        }
        return UnwrittenMethod.isWritten {
          delegate.webView(
            view, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: view.mainFrame,
            completionHandler: finish as (Bool) -> Void)
        }
          || UnwrittenMethod.isWritten {
            delegate.webView(
              view, runJavaScriptConfirmPanelWithMessage: message,
              initiatedByFrame: view.mainFrame,
              completionHandler: finish as @MainActor @Sendable (Bool) -> Void)
          }
      }
      if !isAsked { answer.value = false }
    }
    return answer
  }

  /// Lets the page ask for a text, as by `prompt(text, defaultText)`.
  ///
  /// - Returns: What the app answers, once it has.
  @discardableResult
  public func showPrompt(
    _ prompt: String, defaultText: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> PageAnswer<String?> {
    let answer = PageAnswer<String?>()
    PageCall.make(in: self, at: CallSite(fileID, filePath, line, column)) { view in
      let isAsked = PageCall.panel(
        of: view,
        "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:"
      ) { delegate, check in
        let finish: @Sendable (String?) -> Void = { text in
          if check.takeCall() { MainTurn.post("WKWebView") { answer.value = .some(text) } }
        }
        return UnwrittenMethod.isWritten {
          delegate.webView(
            view, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
            initiatedByFrame: view.mainFrame, completionHandler: finish as (String?) -> Void)
        }
          || UnwrittenMethod.isWritten {
            delegate.webView(
              view, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
              initiatedByFrame: view.mainFrame,
              completionHandler: finish as @MainActor @Sendable (String?) -> Void)
          }
      }
      if !isAsked { answer.value = .some(nil) }
    }
    return answer
  }

  /// Lets the process of the page end, as where a device has too little memory.
  ///
  /// The page goes, and the delegate hears of it in the next turn.
  public func endContentProcess(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    PageCall.make(in: self, at: CallSite(fileID, filePath, line, column)) { $0.loseProcess() }
  }

  private final func deliver(
    _ body: Any, _ name: String, to handler: WKUserContentController.Handler,
    _ answer: PageAnswer<Any?>
  ) {
    let controller = configuration.userContentController
    let message = WKScriptMessage(body, to: name, from: self)
    switch handler {
    case .plain(let handler): handler.userContentController(controller, didReceive: message)
    case .replying(let handler):
      let isWritten = UnwrittenMethod.isWritten {
        handler.userContentController(controller, didReceive: message) { value, error in
          answer.take(value, error)
        }
      }
      guard !isWritten, #available(macOS 26, *) else { return }
      Task.immediate { @MainActor in
        let (value, error) = await handler.userContentController(controller, didReceive: message)
        answer.take(value, error)
      }
    }
  }
}

/// What an app answers to a page, once it has.
@preconcurrency @MainActor
public final class PageAnswer<Value> {
  /// The answer; `nil` until it is there.
  public internal(set) var value: Value?
  /// What went wrong, if the app says so.
  public internal(set) var error: String?
}

extension PageAnswer where Value == Any? {
  func take(_ value: Any?, _ error: String?) {
    self.value = .some(value)
    self.error = error
  }
}

/// What a page does in a turn, at the line of the test that says so.
@MainActor
enum PageCall {
  static func make(
    in view: WKWebView, at site: CallSite, _ call: @escaping @MainActor (WKWebView) -> Void
  ) {
    AmbientCallSite.at(site) { view.inTurn(call) }
  }

  /// Asks the delegate for a panel, and returns whether it has one.
  @discardableResult
  static func panel(
    of view: WKWebView, _ method: String,
    _ ask: (any WKUIDelegate, HandlerCheck) -> Bool
  ) -> Bool {
    guard let delegate = view.uiDelegate else { return false }
    let check = HandlerCheck(delegate, method)
    let isAsked = ask(delegate, check)
    if !isAsked { check.waive() }
    return isAsked
  }
}
