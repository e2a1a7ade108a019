import FleetTesting
import Foundation
import TestSupport
import Testing

/// A delegate that writes down the links that are tapped.
private final class Log: NSObject, UITextViewDelegate {
  let trace = Trace()
  var hasMenu = true

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    UIAction { [trace] _ in
      switch textItem.content {
      case .link(let url): trace.add("link \(url)")
      case .tag(let tag): trace.add("tag \(tag)")
      case .textAttachment: trace.add("attachment at \(textItem.range.location)")
      }
    }
  }

  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    hasMenu ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
  }

  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    trace.add("menu gone")
  }
}

@MainActor
@Suite("UITextView.tapLink(withText:) and its kin", .freshApplication)
struct UITextViewTapLinkTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let page = UIViewController()
  private let log = Log()
  private let name = "<UITextView \"Terms and #birds\u{FFFC}\">"

  init() {
    let text = NSMutableAttributedString(
      string: "Terms", attributes: [.link: "https://example.com/terms"])
    text.append(NSAttributedString(string: " and "))
    text.append(NSAttributedString(string: "#birds", attributes: [.textItemTag: "birds"]))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    view.attributedText = text
    view.isEditable = false
    view.delegate = log
    page.view.addSubview(view)
    setAsAppRootWindow(page)
  }

  @Test func `tap links, tags and attachments`() {
    let received = failures {
      view.tapLink(withText: "Terms")
      view.tapLink(withText: "#birds")
      view.tapAttachment(at: 0)
    }

    #expect(received.isEmpty)
    #expect(
      log.trace.lines == ["link https://example.com/terms", "tag birds", "attachment at 16"])
  }

  @Test func `choose from the menu of a link`() {
    #expect(
      failures { view.chooseMenuItem(withTitle: "Copy", ofLinkWithText: "Terms") }.isEmpty)

    #expect(UIPasteboard.general.url?.absoluteString == "https://example.com/terms")
    #expect(log.trace.lines == ["menu gone"])
  }

  @Test func `say that there is nothing of the kind, and what there is`() {
    let link = failures { view.tapLink(withText: "terms") }
    let attachment = failures { view.tapAttachment(at: 1) }
    let before = failures { view.tapAttachment(at: -1) }
    let item = failures { view.chooseMenuItem(withTitle: "Share", ofLinkWithText: "Terms") }
    log.hasMenu = false
    let menu = failures { view.chooseMenuItem(withTitle: "Copy", ofLinkWithText: "Terms") }

    #expect(link.reasons == ["No link with text 'terms' found in text view."])
    #expect(
      link.map(\.details) == ["Did you mean 'Terms'? The links of \(name) are 'Terms', '#birds'."])
    #expect(attachment.reasons == ["No attachment at index 1 found in text view."])
    #expect(attachment.map(\.details) == ["\(name) has 1 attachment."])
    #expect(before.reasons == ["No attachment at index -1 found in text view."])
    #expect(item.reasons == ["No item with title 'Share' found in menu."])
    #expect(item.map(\.details) == ["The items of \(name) are 'Open', 'Copy'."])
    #expect(menu.reasons == ["Link 'Terms' has no menu to choose from."])
    #expect((link + attachment + item + menu).allSatisfy { $0.name == .textView })
    #expect(log.trace.lines == ["menu gone"])
  }

  @Test func `say what stops the user`() {
    func all() {
      view.tapLink(withText: "Terms", line: 7, column: 3)
      view.tapAttachment(at: 0, line: 7, column: 3)
      view.chooseMenuItem(withTitle: "Copy", ofLinkWithText: "Terms", line: 7, column: 3)
    }
    let cannot = [
      "Cannot tap link in UITextView: ", "Cannot tap attachment in UITextView: ",
      "Cannot choose menu item of link in UITextView: ",
    ]

    view.isHidden = true
    let hidden = failures(all)
    view.isHidden = false
    view.isSelectable = false
    let unselectable = failures(all)
    view.isSelectable = true
    view.isEditable = true
    view.startEditing()
    let edited = failures(all)

    #expect(hidden.reasons == cannot.map { $0 + "Text view is not visible." })
    #expect(unselectable.reasons == cannot.map { $0 + "Text view is not selectable." })
    #expect(edited.reasons == cannot.map { $0 + "Text view is being edited." })
    #expect((hidden + unselectable + edited).allSatisfy { $0.site.line == 7 })
    #expect(log.trace.lines.isEmpty)
  }

  @Test func `a link in a text that can be edited is tapped without the keyboard`() {
    view.isEditable = true

    #expect(failures { view.tapLink(withText: "Terms") }.isEmpty)

    #expect(log.trace.lines == ["link https://example.com/terms"])
    #expect(!view.isFirstResponder)
  }
}
