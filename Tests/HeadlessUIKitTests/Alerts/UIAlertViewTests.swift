import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Makes what shows alert views, behind a protocol without warnings.
@MainActor
private protocol ShowerMaking {
  func make() -> any AlertShowing
}

private struct ShowerMaker: ShowerMaking {
  @available(*, deprecated) func make() -> any AlertShowing { Shower() }
}

@MainActor
private protocol AlertShowing {
  var trace: Trace { get }
  var isVisible: Bool { get }
  func show(_ buttons: [String], fields style: Int)
  func dismiss(_ index: Int)
  func showAnotherWhenTapped()
  func text(at index: Int) -> String?
}

@MainActor
@Suite("UIAlertView", .ownApplication)
struct UIAlertViewTests {
  private let shower: any AlertShowing
  private let screen = UIViewController()
  private let window: UIWindow
  private var loop: MainLoop { window.hostApplication.mainLoop }
  /// The alert in front.
  private var alert: UIAlertController? {
    let windows = window.hostApplication.windows.filter { !$0.isHidden }
    return windows.last?.rootViewController?.presentedViewController as? UIAlertController
  }

  init() {
    let maker: any ShowerMaking = ShowerMaker()
    shower = maker.make()
    window = showInWindow(screen)
  }

  @Test func `shows an alert, and tells its delegate what becomes of it (behaviour 933)`() throws {
    shower.show(["OK", "Later"], fields: 0)
    loop.settle()

    let shown = try #require(alert)
    #expect(shown.title == "Delete?" && shown.message == "For good." && shown.textFields == nil)
    #expect(shown.actions.map(\.title) == ["No", "OK", "Later"])
    #expect(shown.actions.map(\.style) == [.cancel, .default, .default])
    #expect(shower.isVisible && screen.presentedViewController == nil)

    shown.choose(shown.actions[1])
    loop.settle()

    #expect(
      shower.trace.lines == [
        "willPresent", "didPresent", "clicked 1, visible true", "willDismiss 1",
        "didDismiss 1, visible false",
      ])
    #expect(alert == nil && window.isKeyWindow)
  }

  @Test func `a dismissal by code is not a tap`() {
    shower.show(["OK"], fields: 0)
    loop.settle()
    shower.dismiss(0)
    loop.settle()

    #expect(
      shower.trace.lines == [
        "willPresent", "didPresent", "willDismiss 0", "didDismiss 0, visible false",
      ])
    #expect(alert == nil)
  }

  @Test(arguments: [(1, [true]), (2, [false]), (3, [false, true])])
  func `has the fields of its style`(style: Int, areSecure: [Bool]) throws {
    shower.show(["OK"], fields: style)
    loop.settle()
    let fields = try #require(alert?.textFields)
    fields.last?.text = "robin"

    #expect(fields.map(\.isSecureTextEntry) == areSecure)
    #expect(shower.text(at: areSecure.count - 1) == "robin")
    #expect(shower.text(at: areSecure.count) == nil)
  }

  @Test func `a tap may show the next alert`() throws {
    shower.showAnotherWhenTapped()
    shower.show(["OK"], fields: 0)
    loop.settle()
    let first = try #require(alert)
    first.choose(first.actions[1])
    loop.settle()

    let second = try #require(alert)
    #expect(second !== first && second.title == "Next")
    second.choose(second.actions[0])
    loop.settle()
    #expect(alert == nil && window.isKeyWindow)
  }
}

@available(*, deprecated)
private final class Shower: NSObject, UIAlertViewDelegate, AlertShowing {
  let trace = Trace()
  private var showsAnother = false
  private let alert = UIAlertView(
    title: "Delete?", message: "For good.", delegate: nil, cancelButtonTitle: "No")
  var isVisible: Bool { alert.isVisible }

  func show(_ buttons: [String], fields style: Int) {
    for button in buttons { alert.addButton(withTitle: button) }
    alert.alertViewStyle = UIAlertViewStyle(rawValue: style) ?? .default
    alert.delegate = self
    #expect(alert.cancelButtonIndex == 0 && alert.numberOfButtons == buttons.count + 1)
    #expect(alert.buttonTitle(at: 1) == buttons.first && alert.firstOtherButtonIndex == -1)
    alert.show()
  }

  func dismiss(_ index: Int) { alert.dismiss(withClickedButtonIndex: index, animated: true) }

  func showAnotherWhenTapped() { showsAnother = true }

  func text(at index: Int) -> String? { alert.textField(at: index)?.text }

  func willPresent(_ alertView: UIAlertView) { trace.add("willPresent") }

  func didPresent(_ alertView: UIAlertView) { trace.add("didPresent") }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    trace.add("clicked \(buttonIndex), visible \(alertView.isVisible)")
    guard showsAnother else { return }
    UIAlertView(
      title: "Next", message: "", delegate: nil, cancelButtonTitle: nil, otherButtonTitles: "OK"
    ).show()
  }

  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    trace.add("willDismiss \(buttonIndex)")
  }

  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    trace.add("didDismiss \(buttonIndex), visible \(alertView.isVisible)")
  }
}
