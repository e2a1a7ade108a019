import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITextField", .ownApplication)
struct UITextFieldTests {
  private func range(_ location: Int, _ length: Int = 0) -> NSRange {
    NSRange(location: location, length: length)
  }

  private func select(_ field: UITextField, _ location: Int, _ length: Int = 0) {
    guard let start = field.position(from: field.beginningOfDocument, offset: location),
      let end = field.position(from: start, offset: length)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  // MARK: Values

  @Test func `is empty at first, and never nil (behaviour 63)`() {
    let field = UITextField()

    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
    #expect(!field.hasText)
    #expect(field.placeholder == nil)
    #expect(field.clearButtonMode == .never)
    #expect(field.borderStyle == .none)
    #expect(!field.isSecureTextEntry)
    #expect(field.returnKeyType == .default)
    #expect(!field.isEditing)
  }

  @Test func `keeps a text with attributes, and styles a text without`() {
    let field = UITextField()
    field.text = "plain"
    field.font = .boldSystemFont(ofSize: 20)
    field.textColor = .red
    field.textAlignment = .center

    let attributes = field.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(field.defaultTextAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))

    field.attributedText = NSAttributedString(string: "rich", attributes: [.kern: 2])
    #expect(field.text == "rich")
    #expect(field.attributedText?.attributes(at: 3, effectiveRange: nil)[.kern] as? Int == 2)
  }

  @Test func `has attributes for typing only while it is edited`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      #expect(field.typingAttributes == nil)
      field.becomeFirstResponder()

      field.typingAttributes = [.kern: 3]
      field.userInsert("x")

      #expect(field.attributedText?.attributes(at: 0, effectiveRange: nil)[.kern] as? Int == 3)
    }
  }

  @Test func `keeps a placeholder with its attributes`() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.kern: 1])

    #expect(field.placeholder == "Name")
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder?.string == "Other")
  }

  // MARK: Beginning

  @Test func `begins: asked, told, event, notification, keyboard (behaviour 40, 41, 42)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      screen.watchKeyboard()

      #expect(field.becomeFirstResponder())

      #expect(
        screen.lines() == [
          "a.shouldBegin", "a.didBegin", "a.editingDidBegin", "a posted begin",
          "keyboard willChangeFrame", "keyboard willShow", "keyboard didChangeFrame",
          "keyboard didShow",
        ])
      #expect(field.isEditing)
    }
  }

  @Test func `begins by a tap, which sends a touch down alone (behaviour 42)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")

      field.userTap()

      #expect(
        screen.lines() == [
          "a.touchDown", "a.shouldBegin", "a.didBegin", "a.editingDidBegin", "a posted begin",
        ])
      field.userTap()
      #expect(screen.lines() == ["a.touchDown"])
    }
  }

  @Test func `does not begin where the delegate refuses (behaviour 42, 44)`() {
    withFields { screen in
      let first = screen.add(UITextField(), "a")
      let second = screen.add(UITextField(), "b")
      first.becomeFirstResponder()
      _ = screen.lines()
      screen.log.refuses = ["shouldBegin"]

      second.userTap()
      #expect(screen.lines() == ["b.touchDown", "b.shouldBegin"])
      #expect(!second.becomeFirstResponder())

      #expect(screen.lines() == ["b.shouldBegin"])
      #expect(first.isEditing)
    }
  }

  @Test func `is asked nothing again while it is edited (behaviour 50)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()

      #expect(field.becomeFirstResponder())

      #expect(screen.lines().isEmpty)
    }
  }

  @Test func `does not begin outside of a window, and asks nobody (behaviour 48)`() {
    let trace = Trace()
    let log = TextFieldLog(trace)
    let field = UITextField()
    field.delegate = log

    #expect(!field.becomeFirstResponder())

    #expect(trace.lines.isEmpty)
  }

  @Test func `hands over: the next one asked, the last one ended, the next begun (behaviour 45)`() {
    withFields { screen in
      let first = screen.add(UITextField(), "a")
      let second = screen.add(UITextField(), "b")
      first.becomeFirstResponder()
      _ = screen.lines()
      screen.watchKeyboard()

      #expect(second.becomeFirstResponder())

      #expect(
        screen.lines() == [
          "b.shouldBegin", "a.shouldEnd", "a.didEnd", "a.editingDidEnd", "a posted end",
          "b.didBegin", "b.editingDidBegin", "b posted begin", "keyboard willChangeFrame",
          "keyboard didChangeFrame",
        ])
      #expect([first, second].map(\.isEditing) == [false, true])
    }
  }

  @Test func `is not handed the focus that is kept (behaviour 45)`() {
    withFields { screen in
      let first = screen.add(UITextField(), "a")
      let second = screen.add(UITextField(), "b")
      first.becomeFirstResponder()
      _ = screen.lines()
      screen.watchKeyboard()
      screen.log.refuses = ["shouldEnd"]

      #expect(!second.becomeFirstResponder())

      #expect(screen.lines() == ["b.shouldBegin", "a.shouldEnd"])
      #expect([first, second].map(\.isEditing) == [true, false])
    }
  }

  @Test(arguments: [true, false])
  func `is cleared as editing begins, if the delegate lets it (behaviour 49)`(isAllowed: Bool) {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "old"
      field.clearsOnBeginEditing = true
      if !isAllowed { screen.log.refuses = ["shouldClear"] }

      field.becomeFirstResponder()

      #expect(field.text == (isAllowed ? "" : "old"))
      #expect(screen.lines().contains("a.shouldClear"))
    }
  }

  // MARK: Ending

  @Test func `ends: asked, keyboard, told, event, notification (behaviour 40, 42)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()
      screen.watchKeyboard()

      #expect(field.resignFirstResponder())

      #expect(
        screen.lines() == [
          "a.shouldEnd", "keyboard willChangeFrame", "keyboard willHide", "a.didEnd",
          "a.editingDidEnd", "a posted end", "keyboard didChangeFrame", "keyboard didHide",
        ])
      #expect(!field.isEditing)
      #expect(field.resignFirstResponder())
      #expect(screen.lines().isEmpty)
    }
  }

  @Test func `does not end where the delegate refuses (behaviour 40)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()
      screen.log.refuses = ["shouldEnd"]

      #expect(!field.resignFirstResponder())

      #expect(screen.lines() == ["a.shouldEnd"])
      #expect(field.isEditing)
    }
  }

  @Test func `ends where that is forced, whatever the delegate says (behaviour 47, 64)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      screen.log.refuses = ["shouldEnd"]
      field.becomeFirstResponder()
      _ = screen.lines()

      #expect(!screen.root.view.endEditing(false))
      #expect(screen.root.view.endEditing(true))

      #expect(
        screen.lines() == [
          "a.shouldEnd", "a.shouldEnd", "a.didEnd", "a.editingDidEnd", "a posted end",
        ])
    }
  }

  @Test func `ends with its window, whatever the delegate says (behaviour 47, 71)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      screen.log.refuses = ["shouldEnd"]
      screen.watchKeyboard()
      field.becomeFirstResponder()
      _ = screen.lines()

      screen.root.view.removeFromSuperview()

      #expect(
        screen.lines() == [
          "a.shouldEnd", "keyboard willChangeFrame", "keyboard willHide", "a.didEnd",
          "a.editingDidEnd", "a posted end", "keyboard didChangeFrame", "keyboard didHide",
        ])
      #expect(screen.application.firstResponder == nil)
    }
  }

  @Test func `tells why it ended in place of that it ended (behaviour 46)`() {
    final class Both: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) {
        calls.append("reason \(reason.rawValue)")
      }
    }
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      let both = Both()
      field.delegate = both
      field.becomeFirstResponder()

      field.resignFirstResponder()

      #expect(both.calls == ["reason 0"])
    }
  }

  @Test func `says why it ended in the notification (behaviour 46)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      let trace = screen.trace
      field.becomeFirstResponder()
      let token = NotificationCenter.default.addObserver(
        forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
      ) {
        let reason = $0.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
        trace.add("reason \(reason ?? -1)")
      }

      field.resignFirstResponder()

      #expect(screen.lines().contains("reason 0"))
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test(arguments: [true, false])
  func `is kept alive by nobody but its page, also with the focus`(isShown: Bool) {
    weak var weakField: UITextField?
    let application = UIApplication.shared
    do {
      let window = UIWindow()
      let page = UIViewController()
      let field = UITextField()
      weakField = field
      page.view.addSubview(field)
      if isShown {
        window.rootViewController = page
        window.makeKeyAndVisible()
      } else {
        window.addSubview(page.view)
      }
      #expect(field.becomeFirstResponder())
      #expect(application.firstResponder === field)
      if isShown { window.rootViewController = nil }
      application.mainLoop.settle()
    }

    #expect(weakField == nil)
    #expect(application.firstResponder == nil)
  }

  // MARK: Typing

  @Test func `types: asked, selection, event, notification (behaviour 51)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      screen.log.ignores = []
      field.becomeFirstResponder()
      _ = screen.lines()

      field.userInsert("x")

      #expect(
        screen.lines() == [
          "a.shouldChange 0,0 'x'", "a.didChangeSelection", "a.editingChanged", "a posted change",
        ])
      #expect(field.text == "x")
    }
  }

  @Test func `types nothing where the delegate refuses (behaviour 58)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "ab"
      field.becomeFirstResponder()
      _ = screen.lines()
      screen.log.refuses = ["shouldChange"]

      field.userInsert("x")
      field.userBackspace()

      #expect(screen.lines() == ["a.shouldChange 2,0 'x'", "a.shouldChange 1,1 ''"])
      #expect(field.text == "ab")
    }
  }

  @Test func `asks nobody about what code inserts and deletes (behaviour 52)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()

      field.insertText("ab")
      field.deleteBackward()

      #expect(
        screen.lines() == [
          "a.editingChanged", "a posted change", "a.editingChanged", "a posted change",
        ])
      #expect(field.text == "a")
    }
  }

  @Test func `tells nobody of a text that code sets (behaviour 53)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      screen.log.ignores = []
      field.becomeFirstResponder()
      _ = screen.lines()

      field.text = "new"
      field.attributedText = NSAttributedString(string: "newer")

      #expect(screen.lines().isEmpty)
      #expect(field.selection == range(5))
    }
  }

  @Test(arguments: [
    ("e\u{301}", 2), ("🇩🇪", 4), ("👩‍👩‍👧‍👦", 11), ("👍🏽", 4), ("ש", 1), ("\u{1F1E9}", 2),
  ])
  func `counts UTF-16, and deletes a character whole (behaviour 54, 55)`(
    character: String, count: Int
  ) {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      field.userInsert("x")
      _ = screen.lines()

      field.userInsert(character)
      field.userBackspace()

      #expect(
        screen.lines().filter { $0.contains("shouldChange") } == [
          "a.shouldChange 1,0 '\(character)'", "a.shouldChange 1,\(count) ''",
        ])
      #expect(field.text == "x")
    }
  }

  @Test func `types at a caret in the middle, and over what is selected (behaviour 54)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "a👍🏽c"
      field.becomeFirstResponder()
      _ = screen.lines()

      select(field, 5)
      field.userInsert("b")
      select(field, 1, 5)
      field.userInsert("x")
      select(field, 0, 2)
      field.userBackspace()

      #expect(
        screen.lines().filter { $0.contains("shouldChange") } == [
          "a.shouldChange 5,0 'b'", "a.shouldChange 1,5 'x'", "a.shouldChange 0,2 ''",
        ])
      #expect(field.text == "c")
      #expect(field.selection == range(0))
    }
  }

  @Test func `asks nobody about a backspace in an empty field (behaviour 56)`() {
    withFields { screen in
      let field = screen.add(BackspaceField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()

      field.userBackspace()

      #expect(screen.lines().isEmpty)
      #expect(field.backspaces == 1)
    }
  }

  @Test func `pastes at once, over what is selected (behaviour 57)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "abc"
      field.becomeFirstResponder()
      select(field, 1, 1)
      _ = screen.lines()
      UIPasteboard.general.string = "XYZ"

      field.paste(nil)

      #expect(
        screen.lines() == ["a.shouldChange 1,1 'XYZ'", "a.editingChanged", "a posted change"])
      #expect(field.text == "aXYZc")
    }
  }

  @Test func `cuts and copies what is selected, and offers just what it can do`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "abcd"
      field.becomeFirstResponder()
      @MainActor func offered() -> [String] {
        ["cut:", "copy:", "paste:", "delete:", "selectAll:"].filter {
          field.canPerformAction(Selector($0), withSender: nil)
        }
      }
      #expect(offered() == ["selectAll:"])
      select(field, 1, 2)
      #expect(offered() == ["cut:", "copy:", "delete:", "selectAll:"])

      field.cut(nil)

      #expect(UIPasteboard.general.string == "bc")
      #expect(field.text == "ad")
      #expect(offered() == ["paste:", "selectAll:"])
      field.selectAll(nil)
      #expect(field.selection == range(0, 2))
      field.isSecureTextEntry = true
      #expect(offered() == ["paste:", "delete:"])
    }
  }

  // MARK: Delegates that change the asked object

  @Test func `goes on with a text that the delegate wrote itself`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      screen.log.refuses = ["shouldChange"]
      // A card number: the delegate writes the groups, and returns `false`.
      screen.log.onCall["shouldChange"] = { field in
        let digits = (field.text ?? "").filter(\.isNumber) + "4"
        field.text = digits.enumerated().map { index, digit in
          index > 0 && index % 4 == 0 ? " \(digit)" : "\(digit)"
        }.joined()
      }

      for _ in 0..<9 { field.userInsert("4") }

      #expect(field.text == "4444 4444 4")
      #expect(field.selection == range(11))
    }
  }

  @Test func `inserts where the caret is, after a delegate that changed the text and agreed`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "long text"
      field.becomeFirstResponder()
      screen.log.onCall["shouldChange"] = { $0.text = "no" }

      field.userInsert("x")

      #expect(field.text == "nox")
    }
  }

  @Test func `is limited by a delegate that counts`() {
    final class Limit: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= 3
      }
    }
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      let limit = Limit()
      field.delegate = limit
      field.becomeFirstResponder()

      for _ in 0..<5 { field.userInsert("👍🏽") }
      #expect(field.text == "👍🏽👍🏽👍🏽")
      field.userBackspace()
      field.userInsert("e")

      #expect(field.text == "👍🏽👍🏽e")
    }
  }

  @Test func `tells of selections through a delegate that passes calls on to one without`() {
    final class Inner: NSObject, UITextFieldDelegate {}
    final class Outer: NSObject, UITextFieldDelegate {
      let inner = Inner()
      var count = 0

      func textFieldDidChangeSelection(_ textField: UITextField) {
        count += 1
        inner.textFieldDidChangeSelection(textField)
      }
    }
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      let (inner, outer) = (Inner(), Outer())
      field.delegate = inner
      field.becomeFirstResponder()
      field.userInsert("xy")

      field.delegate = outer
      field.userInsert("z")
      field.userBackspace()

      #expect(outer.count == 2)
    }
  }

  @Test func `goes on telling of a change in which the delegate resigned`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()
      screen.log.onCall["didChangeSelection"] = { $0.resignFirstResponder() }

      field.userInsert("x")

      #expect(
        screen.lines() == [
          "a.shouldChange 0,0 'x'", "a.shouldEnd", "a.didEnd", "a.editingDidEnd", "a posted end",
          "a.editingChanged", "a posted change",
        ])
      #expect(!field.isEditing)
    }
  }

  @Test func `survives a delegate that takes it out of the window while it is typed into`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()
      screen.log.onCall["shouldChange"] = { $0.removeFromSuperview() }

      field.userInsert("x")

      #expect(field.text == "x")
      #expect(!field.isEditing)
      #expect(screen.application.firstResponder == nil)
      #expect(!screen.application.keyboard.isShown)
    }
  }

  @Test func `is asked once by a delegate that begins editing within the question`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      screen.log.onCall["shouldBegin"] = { $0.becomeFirstResponder() }
      screen.log.onCall["shouldEnd"] = { $0.resignFirstResponder() }

      field.becomeFirstResponder()
      field.resignFirstResponder()

      #expect(
        screen.lines().filter { $0.contains("should") } == ["a.shouldBegin", "a.shouldEnd"])
      #expect(!field.isEditing)
    }
  }

  // MARK: Clearing

  @Test func `is cleared: asked, selection, event, notification (behaviour 59)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "abc"
      field.becomeFirstResponder()
      _ = screen.lines()

      #expect(field.userClear() == nil)

      #expect(screen.lines() == ["a.shouldClear", "a.editingChanged", "a posted change"])
      #expect(field.text == "")
    }
  }

  @Test func `is not cleared where the delegate refuses (behaviour 59)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "abc"
      screen.log.refuses = ["shouldClear"]

      #expect(field.userClear()?.kind == .clear)

      #expect(screen.lines() == ["a.shouldClear"])
      #expect(field.text == "abc")
    }
  }

  // MARK: The return key

  @Test func `returns: asked, exit event, primary event, and goes on (behaviour 60)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()

      field.userReturn()

      #expect(screen.lines() == ["a.shouldReturn", "a.primaryActionTriggered"])
      #expect(field.isEditing)
    }
  }

  @Test func `returns and ends where something listens for the exit (behaviour 60)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.addAction(
        UIAction { [trace = screen.trace] _ in trace.add("a.editingDidEndOnExit") },
        for: .editingDidEndOnExit)
      field.becomeFirstResponder()
      _ = screen.lines()

      field.userReturn()

      #expect(
        screen.lines() == [
          "a.shouldReturn", "a.editingDidEndOnExit", "a.primaryActionTriggered", "a.shouldEnd",
          "a.didEnd", "a.editingDidEnd", "a posted end",
        ])
    }
  }

  @Test func `sends nothing on return where the delegate refuses (behaviour 60)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      _ = screen.lines()
      screen.log.refuses = ["shouldReturn"]

      field.userReturn()

      #expect(screen.lines() == ["a.shouldReturn"])
    }
  }

  @Test func `moves on where the delegate does so on return`() {
    withFields { screen in
      let first = screen.add(UITextField(), "a")
      let second = screen.add(UITextField(), "b")
      first.becomeFirstResponder()
      _ = screen.lines()
      screen.log.onCall["shouldReturn"] = { _ in second.becomeFirstResponder() }
      screen.log.refuses = ["shouldReturn"]

      first.userReturn()

      #expect(
        screen.lines() == [
          "a.shouldReturn", "b.shouldBegin", "a.shouldEnd", "a.didEnd", "a.editingDidEnd",
          "a posted end", "b.didBegin", "b.editingDidBegin", "b posted begin",
        ])
    }
  }

  @Test func `has no return key to tap while it is empty, where it says so`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.enablesReturnKeyAutomatically = true
      field.becomeFirstResponder()
      _ = screen.lines()

      #expect(!field.userReturn())
      #expect(screen.lines().isEmpty)
      field.text = "x"

      #expect(field.userReturn())
    }
  }

  // MARK: Secrets

  @Test func `replaces a secret by the first character typed after coming back (behaviour 61)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.isSecureTextEntry = true
      field.text = "secret"
      field.becomeFirstResponder()
      _ = screen.lines()

      field.userInsert("n")
      field.userInsert("e")

      #expect(
        screen.lines().filter { $0.contains("shouldChange") } == [
          "a.shouldChange 6,0 'n'", "a.shouldChange 1,0 'e'",
        ])
      #expect(field.text == "ne")
    }
  }

  @Test func `replaces a text that has become a secret (behaviour 61)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      field.userInsert("abc")

      field.isSecureTextEntry = true
      field.userInsert("x")
      field.isSecureTextEntry = false
      field.userInsert("y")

      #expect(field.text == "xy")
      #expect(field.accessibilityValue == "xy")
      field.isSecureTextEntry = true
      #expect(field.accessibilityValue == "••")
    }
  }

  @Test func `keeps a secret that the delegate writes itself (behaviour 61)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.isSecureTextEntry = true
      field.text = "ab"
      field.becomeFirstResponder()
      screen.log.refuses = ["shouldChange"]
      screen.log.onCall["shouldChange"] = { $0.text = ($0.text ?? "") + "c" }

      field.userInsert("c")

      #expect(field.text == "abc")
    }
  }

  // MARK: Positions

  @Test func `has positions that count UTF-16 code units`() throws {
    let field = UITextField()
    field.text = "a😀b"
    let end = field.endOfDocument
    let middle = try #require(field.position(from: field.beginningOfDocument, offset: 3))

    #expect(field.offset(from: field.beginningOfDocument, to: end) == 4)
    #expect(field.offset(from: end, to: middle) == -1)
    #expect(field.compare(middle, to: end) == .orderedAscending)
    #expect(field.compare(end, to: middle) == .orderedDescending)
    #expect(field.compare(end, to: field.endOfDocument) == .orderedSame)
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(field.position(from: end, offset: Int.max) == nil)
    #expect(field.position(from: UITextPosition(), offset: 0) == nil)
    let range = try #require(field.textRange(from: end, to: middle))
    #expect(field.text(in: range) == "b")
    #expect(!range.isEmpty)
    #expect(range.start == middle)
    #expect(field.text(in: UITextRange()) == nil)
  }

  @Test func `replaces a range in code, which asks nobody`() throws {
    try withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "abcd"
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      let end = try #require(field.position(from: start, offset: 2))
      let range = try #require(field.textRange(from: start, to: end))

      field.replace(range, withText: "XYZ")

      #expect(field.text == "aXYZd")
      #expect(field.selection == NSRange(location: 4, length: 0))
      #expect(!screen.lines().contains { $0.contains("should") })
    }
  }

  // MARK: Keys, views and size

  @Test func `takes any key, whatever the keyboard type`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.keyboardType = .numberPad
      field.becomeFirstResponder()

      field.userType("x")

      #expect(field.text == "x")
    }
  }

  @Test func `shows the views beside its text as their modes say`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let right = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      field.leftView = left
      field.rightView = right
      #expect([left, right].map(\.superview) == [nil, nil])
      field.leftViewMode = .always
      field.rightViewMode = .whileEditing
      #expect([left, right].map { $0.superview === field } == [true, false])

      field.becomeFirstResponder()
      field.layoutIfNeeded()

      #expect(right.superview === field)
      #expect(left.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
      #expect(right.frame == CGRect(x: 170, y: 12, width: 30, height: 10))
      #expect(field.textRect(forBounds: field.bounds).width == 150)
      field.resignFirstResponder()
      #expect(right.superview == nil)
      field.leftView = nil
      #expect(left.superview == nil)
    }
  }

  @Test func `is as high as a line, and as wide as its text or placeholder (behaviour 818)`() {
    let field = UITextField()
    #expect(field.intrinsicContentSize == CGSize(width: 5, height: 22))
    field.font = .characters(wide: 10)
    field.placeholder = "1234"
    #expect(field.intrinsicContentSize == CGSize(width: 40, height: 21))
    field.text = "12"
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 20 + 28, height: 34))
    #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
  }
}

private final class BackspaceField: UITextField {
  var backspaces = 0

  override func deleteBackward() {
    backspaces += 1
    super.deleteBackward()
  }
}
