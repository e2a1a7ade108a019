import FailureReporting
import HeadlessUIKit

/// What a page does by its scripts, which a test says in their place.
extension WKWebView {
  /// All texts of the page, as its `innerText` has them.
  public var pageText: String { shownPage?.page.text ?? "" }

  /// Lets the page say something to the app, as by `webkit.messageHandlers.name.postMessage(body)`.
  ///
  /// The handler hears it in the next turn. Records a failure if there is no handler of that name.
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
        NearMiss.list(handlers.keys.sorted().map { .init(title: $0) }, "handlers"),
        kind: .missing, at: site)
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
    PageCall.panel(
      of: self, "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:",
      at: CallSite(fileID, filePath, line, column)
    ) { view, delegate, answer in
      let finish: @Sendable () -> Void = { answer(()) }
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

  /// Lets the page ask for a yes or a no, as by `confirm(message)`.
  ///
  /// - Returns: What the app answers, once it has.
  @discardableResult
  public func showConfirm(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> PageAnswer<Bool> {
    PageCall.panel(
      of: self, "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:",
      otherwise: false, at: CallSite(fileID, filePath, line, column)
    ) { view, delegate, answer in
      UnwrittenMethod.isWritten {
        delegate.webView(
          view, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: view.mainFrame,
          completionHandler: answer as (Bool) -> Void)
      }
        || UnwrittenMethod.isWritten {
          delegate.webView(
            view, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: view.mainFrame,
            completionHandler: answer as @MainActor @Sendable (Bool) -> Void)
        }
    }
  }

  /// Lets the page ask for a text, as by `prompt(text, defaultText)`.
  ///
  /// - Returns: What the app answers, once it has.
  @discardableResult
  public func showPrompt(
    _ prompt: String, defaultText: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> PageAnswer<String?> {
    PageCall.panel(
      of: self,
      "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:",
      otherwise: .some(nil), at: CallSite(fileID, filePath, line, column)
    ) { view, delegate, answer in
      UnwrittenMethod.isWritten {
        delegate.webView(
          view, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
          initiatedByFrame: view.mainFrame, completionHandler: answer as (String?) -> Void)
      }
        || UnwrittenMethod.isWritten {
          delegate.webView(
            view, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
            initiatedByFrame: view.mainFrame,
            completionHandler: answer as @MainActor @Sendable (String?) -> Void)
        }
    }
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
  /// The error, if the app says so.
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

  /// Asks the delegate for a panel.
  ///
  /// - Parameters:
  ///   - other: The answer where the app is not asked.
  ///   - ask: Calls the delegate, and returns whether it has the method.
  /// - Returns: What the app answers, once it has.
  static func panel<Answer: Sendable>(
    of view: WKWebView, _ method: String, otherwise other: Answer? = nil, at site: CallSite,
    _ ask:
      @escaping @MainActor (
        WKWebView, any WKUIDelegate, @escaping @Sendable (Answer) -> Void
      ) -> Bool
  ) -> PageAnswer<Answer> {
    let answer = PageAnswer<Answer>()
    make(in: view, at: site) { view in
      guard let delegate = view.uiDelegate else { return answer.value = other }
      let check = HandlerCheck(delegate, method)
      let isAsked = ask(view, delegate) { value in
        if check.takeCall() { MainTurn.post("WKWebView") { answer.value = value } }
      }
      if isAsked { return }
      check.waive()
      answer.value = other
    }
    return answer
  }
}
