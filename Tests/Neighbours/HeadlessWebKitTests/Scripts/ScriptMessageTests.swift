import FleetTesting
import HeadlessWebKit
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct ScriptMessageTests {
  final class Bridge: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply,
    WKUIDelegate
  {
    var messages: [WKScriptMessage] = []
    var answers: [() -> Void] = []

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { messages.append(message) }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
      replyHandler: @escaping (Any?, String?) -> Void
    ) {
      messages.append(message)
      replyHandler("heard \(message.body)", nil)
    }

    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
    ) { answers.append { completionHandler(message == "Sure?") } }

    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
      defaultText: String?, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) { completionHandler(defaultText.map { prompt + $0 }) }
  }

  @Test func `handlers hear what a page says, in a turn`() {
    let (view, bridge) = (WKWebView(), Bridge())
    let controller = view.configuration.userContentController
    controller.add(bridge, name: "plain")
    controller.addScriptMessageHandler(bridge, contentWorld: .page, name: "replying")

    view.postMessage(["bird": "Robin"], to: "plain")
    let answer = view.postMessage(7, to: "replying")
    #expect(bridge.messages.isEmpty)
    Fleet.settle()

    #expect(bridge.messages.map(\.name) == ["plain", "replying"])
    #expect(bridge.messages.first?.body as? [String: String] == ["bird": "Robin"])
    #expect(bridge.messages.first?.webView === view)
    #expect(answer.value as? String == "heard 7")
    controller.removeScriptMessageHandler(forName: "plain")
    #expect(failures { view.postMessage(1, to: "plain") }.count == 1)
  }

  @Test func `a page waits for what its panels are answered`() {
    let (view, bridge) = (WKWebView(), Bridge())
    #expect(view.showConfirm("Sure?").value == nil)
    Fleet.settle()
    view.uiDelegate = bridge

    let answer = view.showConfirm("Sure?")
    let text = view.showPrompt("Name: ", defaultText: "Rob")
    let none = view.showAlert("Hello")
    Fleet.settle()
    #expect(answer.value == nil)
    #expect(text.value == "Name: Rob")
    #expect(none.value == nil)
    bridge.answers.forEach { $0() }
    Fleet.settle()
    #expect(answer.value == true)
  }
}
