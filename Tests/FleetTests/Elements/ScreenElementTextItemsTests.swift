import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Links and attachments by way of elements", .freshApplication)
struct ScreenElementTextItemsTests {
  private let page = UIViewController()
  private let terms = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
  private let log = Log()

  init() {
    terms.delegate = log
    terms.isEditable = false
    let text = NSMutableAttributedString(
      string: "Terms", attributes: [.link: "https://example.com/terms"])
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    terms.attributedText = text
    page.view.addSubview(terms)
    setAsAppRootWindow(page)
  }

  @Test func `a link and an attachment are tapped, and a link's menu has its item chosen`() {
    let element = Fleet.screen.textViews.element
    element.tapLink(withText: "Terms")
    element.tapAttachment(at: 0)
    element.chooseMenuItem(withTitle: "Keep", ofLinkWithText: "Terms")

    #expect(log.calls == ["link", "attachment", "keep"])
  }

  @Test func `what is no text view has none`() {
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    view.accessibilityIdentifier = "box"
    page.view.addSubview(view)
    let box = view.element

    #expect(
      failures {
        box.tapLink(withText: "Terms")
        box.tapAttachment(at: 0)
        box.chooseMenuItem(withTitle: "Copy", ofLinkWithText: "Terms")
      }.reasons == [
        "Cannot tap a link of element 'box': It is no text view.",
        "Cannot tap an attachment of element 'box': It is no text view.",
        "Cannot choose a menu item of a link of element 'box': It is no text view.",
      ])
  }
}

@MainActor
private final class Log: NSObject, UITextViewDelegate {
  var calls: [String] = []

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    UIAction { [self] _ in
      if case .link = textItem.content { calls.append("link") } else { calls.append("attachment") }
    }
  }

  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    let keep = UIAction(title: "Keep") { [self] _ in calls.append("keep") }
    return UITextItem.MenuConfiguration(menu: UIMenu(children: [keep]))
  }
}
