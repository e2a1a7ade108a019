import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A delegate that logs its calls about text items, and answers as the test sets it.
private final class ItemLog: NSObject, UITextViewDelegate {
  let trace = Trace()
  var action: (UIAction) -> UIAction? = { $0 }
  var menu: (UIMenu) -> UITextItem.MenuConfiguration? = { .init(menu: $0) }

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    trace.add("primaryAction \(Self.name(textItem)) \(textItem.range)")
    return action(defaultAction)
  }

  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    let titles = defaultMenu.children.map(\.title)
    trace.add("menu \(Self.name(textItem)) '\(defaultMenu.title)' \(titles)")
    return menu(defaultMenu)
  }

  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    trace.add("willDisplay \(Self.name(textItem))")
  }

  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    trace.add("willEnd \(Self.name(textItem))")
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    trace.add("shouldInteract")
    return true
  }

  private static func name(_ item: UITextItem) -> String {
    switch item.content {
    case .link: "link"
    case .textAttachment: "attachment"
    case .tag(let tag): "tag \(tag)"
    }
  }
}

/// A delegate that knows the methods of before alone.
private final class OldLog: NSObject, UITextViewDelegate {
  let trace = Trace()
  var allows = true

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    trace.add("link \(URL) \(characterRange) \(interaction.rawValue)")
    return allows
  }

  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool {
    trace.add("attachment \(characterRange)")
    return allows
  }
}

@MainActor
@Suite("UITextItem", .ownApplication)
struct UITextItemTests {
  private let view = UITextView()
  private let log = ItemLog()
  private let screen = FieldScreen()
  private let apple = URL(string: "https://example.com/apple")

  init() throws {
    let text = NSMutableAttributedString(string: "Read ")
    text.append(
      NSAttributedString(string: "Apple", attributes: [.link: try #require(apple)]))
    text.append(NSAttributedString(string: " or "))
    text.append(NSAttributedString(string: "tagword", attributes: [.textItemTag: "a-tag"]))
    text.append(NSAttributedString(string: " here "))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    view.attributedText = text
    view.isEditable = false
    view.delegate = log
    screen.root.view.addSubview(view)
  }

  private var link: UITextItem { get throws { try #require(view.textItems.first) } }
  private var tag: UITextItem { get throws { try #require(view.textItems.dropFirst().first) } }
  private var attachment: UITextItem { get throws { try #require(view.textItems.last) } }

  private var opened: [URL] { screen.application.appState.openedURLs }

  // MARK: Finding

  @Test func `is a link, a tag or an attachment, with its range`() throws {
    #expect(
      try [link, tag, attachment].map(\.range) == [
        NSRange(location: 5, length: 5), NSRange(location: 14, length: 7),
        NSRange(location: 27, length: 1),
      ])
    #expect(view.textItems.map(view.text(of:)) == ["Apple", "tagword", "\u{FFFC}"])
    #expect(NSAttributedString.Key.textItemTag.rawValue == "UITextItemTagAttribute")
  }

  @Test func `is one link in whatever looks, and two beside each other`() {
    let text = NSMutableAttributedString(
      string: "one two", attributes: [.link: "https://example.com"])
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
    text.append(NSAttributedString(string: " three", attributes: [.link: "https://example.org"]))
    text.append(NSAttributedString(string: " four", attributes: [.link: 4]))

    view.attributedText = text

    #expect(view.textItems.map(view.text(of:)) == ["one two", " three"])
  }

  // MARK: Tapping

  @Test func `a tapped link is opened where its delegate takes what is proposed`() throws {
    view.userTap(try link)

    #expect(log.trace.lines == ["primaryAction link {5, 5}"])
    #expect(opened == [apple])
    #expect(!view.isFirstResponder)
  }

  @Test func `a tapped link does what its delegate says instead`() throws {
    var taps = 0
    log.action = { _ in UIAction { _ in taps += 1 } }

    view.userTap(try link)

    #expect(log.trace.lines == ["primaryAction link {5, 5}"])
    #expect(taps == 1)
    #expect(opened.isEmpty)
  }

  @Test func `a tapped link without an action opens its menu, and is selected`() throws {
    log.action = { _ in nil }

    view.userTap(try link)

    #expect(
      log.trace.lines == [
        "primaryAction link {5, 5}", #"menu link 'https://example.com/apple' ["Open", "Copy"]"#,
        "willDisplay link",
      ])
    #expect(view.selectedRange == NSRange(location: 5, length: 5))
    #expect(opened.isEmpty)
  }

  @Test func `a tapped link is opened where nobody decides`() throws {
    final class Nobody: NSObject, UITextViewDelegate {}
    let nobody = Nobody()
    view.delegate = nobody
    view.userTap(try link)
    view.delegate = nil
    view.userTap(try link)

    #expect(opened == [apple, apple])
  }

  @Test func `a tapped tag has no menu where its delegate makes none`() throws {
    view.userTap(try tag)

    #expect(log.trace.lines == ["primaryAction tag a-tag {14, 7}", "menu tag a-tag '' []"])
  }

  @Test func `a tapped attachment does nothing by itself`() throws {
    view.userTap(try attachment)

    #expect(log.trace.lines == ["primaryAction attachment {27, 1}"])
  }

  // MARK: Pressing

  @Test func `a pressed link opens its menu, and tells of its going`() throws {
    let menu = view.userPress(try link)
    #expect(menu?.choose(titled: "Copy") == nil)

    #expect(
      log.trace.lines == [
        "primaryAction link {5, 5}", #"menu link 'https://example.com/apple' ["Open", "Copy"]"#,
        "willDisplay link", "willEnd link",
      ])
    #expect(UIPasteboard.general.url == apple)
    #expect(view.userPress(try link)?.choose(titled: "Open") == nil)
    #expect(opened == [apple])
  }

  @Test func `a pressed link has no menu where its delegate wants none`() throws {
    log.menu = { _ in nil }

    #expect(view.userPress(try link) == nil)

    #expect(
      log.trace.lines == [
        "primaryAction link {5, 5}", #"menu link 'https://example.com/apple' ["Open", "Copy"]"#,
      ])
  }

  @Test func `a pressed tag has the menu that its delegate makes`() throws {
    var read = 0
    log.menu = { _ in
      UITextItem.MenuConfiguration(
        preview: .view(UIView()),
        menu: UIMenu(children: [UIAction(title: "Read") { _ in read += 1 }]))
    }

    #expect(view.userPress(try tag)?.choose(titled: "Read") == nil)

    #expect(read == 1)
  }

  @Test func `a pressed attachment copies its image`() throws {
    let menu = view.userPress(try attachment)

    #expect(menu?.choose(titled: "Copy Image") == nil)
    #expect(log.trace.lines.last == "willEnd attachment")
  }

  @Test func `a menu that opens takes the place of one that shows`() throws {
    _ = view.userPress(try link)
    _ = view.userPress(try attachment)

    #expect(
      log.trace.lines.filter { $0.hasPrefix("will") } == [
        "willDisplay link", "willEnd link", "willDisplay attachment",
      ])
  }

  // MARK: The methods of before

  @Test func `the methods of before are asked where those for text items are missing`() throws {
    let old = OldLog()
    view.delegate = old

    view.userTap(try link)
    view.userTap(try attachment)
    view.userTap(try tag)
    old.allows = false
    view.userTap(try link)
    #expect(view.userPress(try link) == nil)

    #expect(
      old.trace.lines == [
        "link https://example.com/apple {5, 5} 0", "attachment {27, 1}",
        "link https://example.com/apple {5, 5} 0", "link https://example.com/apple {5, 5} 1",
      ])
    #expect(opened == [apple])
  }

  // MARK: Re-entrancy

  @Test func `survives a delegate that changes the text and takes the view away`() throws {
    log.action = { [weak view] standard in
      view?.text = ""
      view?.removeFromSuperview()
      return standard
    }
    view.userTap(try link)
    #expect(opened == [apple])

    #expect(view.textItems.isEmpty)
  }

  @Test func `survives a menu whose text has gone`() throws {
    let link = try link
    log.menu = { [weak view] menu in
      view?.text = "ab"
      return .init(menu: menu)
    }

    #expect(view.userPress(link)?.choose(titled: "Copy") == nil)

    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }
}
