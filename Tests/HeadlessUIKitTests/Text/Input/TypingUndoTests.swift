import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Typing that undo takes back", .ownApplication)
struct TypingUndoTests {
  private let window = UIWindow()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 40))

  init() {
    let page = UIViewController()
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.view.addSubview(field)
    page.view.addSubview(view)
    settle()
  }

  private func settle() { window.hostApplication.mainLoop.settle() }

  private func type(_ text: String, into input: some UIResponder) {
    for character in text {
      input.userType(String(character))
      settle()
    }
  }

  private func undos(of responder: UIResponder) -> UndoManager {
    responder.undoManager ?? UndoManager()
  }

  @Test func `what is typed in one run goes in one, and comes again`() {
    field.becomeFirstResponder()
    type("wren", into: field)

    undos(of: field).undo()
    #expect(field.text == "")
    #expect(!undos(of: field).canUndo)
    undos(of: field).redo()

    #expect(field.text == "wren")
    #expect(undos(of: field).canUndo && !undos(of: field).canRedo)
  }

  @Test func `a text view takes it back as well`() {
    view.text = "A "
    view.becomeFirstResponder()
    view.userSelect(NSRange(location: 2, length: 0))
    type("wren\nand 🐦", into: view)

    undos(of: view).undo()
    #expect(view.text == "A ")
    undos(of: view).redo()

    #expect(view.text == "A wren\nand 🐦")
  }

  @Test func `moving the caret begins another run`() {
    field.becomeFirstResponder()
    type("ac", into: field)
    field.userSelect(NSRange(location: 1, length: 0))
    type("b", into: field)
    #expect(field.text == "abc")

    undos(of: field).undo()
    #expect(field.text == "ac")
    undos(of: field).undo()

    #expect(field.text == "")
  }

  @Test func `code that moves the caret begins another run, too`() {
    view.becomeFirstResponder()
    type("ac", into: view)
    view.selectedRange = NSRange(location: 1, length: 0)
    view.selectedRange = NSRange(location: 2, length: 0)
    type("d", into: view)

    undos(of: view).undo()

    #expect(view.text == "ac")
  }

  @Test func `what is deleted in one run comes back in one`() {
    field.becomeFirstResponder()
    type("wren", into: field)
    for _ in 0..<3 { field.userBackspace() }
    type("ave", into: field)
    #expect(field.text == "wave")

    var texts: [String] = []
    for _ in 0..<3 {
      undos(of: field).undo()
      texts.append(field.text ?? "")
    }

    #expect(texts == ["w", "wren", ""])
  }

  @Test func `a selection that is typed over comes back`() {
    field.text = "a wren"
    field.becomeFirstResponder()
    field.userSelect(NSRange(location: 2, length: 4))
    type("robin", into: field)
    #expect(field.text == "a robin")

    undos(of: field).undo()
    #expect(field.text == "a wren")
    undos(of: field).redo()

    #expect(field.text == "a robin")
  }

  @Test func `pasting and cutting are undone by themselves`() {
    window.hostApplication.pasteboards.general.string = "ab"
    field.becomeFirstResponder()
    type("x", into: field)
    field.paste(nil)
    field.paste(nil)
    type("y", into: field)
    field.selectAll(nil)
    field.cut(nil)
    #expect(field.text == "")

    var texts: [String] = []
    while undos(of: field).canUndo {
      undos(of: field).undo()
      texts.append(field.text ?? "")
    }

    #expect(texts == ["xababy", "xabab", "xab", "x", ""])
  }

  @Test func `ending begins another run`() {
    field.becomeFirstResponder()
    type("a", into: field)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    type("b", into: field)

    undos(of: field).undo()

    #expect(field.text == "a")
  }

  @Test func `a text that code sets cannot be undone, and what the app registers can`() {
    var isUndone = false
    field.becomeFirstResponder()
    undos(of: field).registerUndo(withTarget: window) { _ in isUndone = true }
    settle()
    type("a", into: field)

    field.text = "b"
    undos(of: field).undo()

    #expect(field.text == "b")
    #expect(isUndone)
    #expect(!undos(of: field).canUndo)
  }

  @Test func `a change of the app's stays between what was typed before and after`() {
    final class Flag { var isUndone = false }
    let flag = Flag()
    field.becomeFirstResponder()
    type("a", into: field)
    undos(of: field).registerUndo(withTarget: flag) { $0.isUndone = true }
    settle()
    type("b", into: field)

    undos(of: field).undo()
    #expect(field.text == "a" && !flag.isUndone)
    undos(of: field).undo()
    #expect(field.text == "a" && flag.isUndone)
    undos(of: field).undo()

    #expect(field.text == "")
  }

  @Test func `attributes come back with the characters`() {
    view.attributedText = NSAttributedString(string: "wren", attributes: [.kern: 2])
    view.becomeFirstResponder()
    view.userSelect(NSRange(location: 1, length: 2))
    view.userBackspace()

    undos(of: view).undo()

    var range = NSRange()
    let kern = view.attributedText.attribute(.kern, at: 2, effectiveRange: &range) as? Int
    #expect(view.text == "wren")
    #expect(kern == 2)
    #expect(range == NSRange(location: 0, length: 4))
  }

  @Test func `an app whose manager registers nothing types all the same`() {
    undos(of: field).disableUndoRegistration()
    field.becomeFirstResponder()
    type("a", into: field)
    undos(of: field).enableUndoRegistration()
    type("b", into: field)

    undos(of: field).undo()

    #expect(field.text == "a")
  }

  @Test func `a field of a class with a manager of its own registers there`() {
    final class Field: UITextField {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
    }
    let own = Field(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    window.rootViewController?.view.addSubview(own)
    own.becomeFirstResponder()
    type("ab", into: own)

    own.manager.undo()

    #expect(own.text == "")
  }

  @Test func `the managers of a field and of its window are two (behaviour 671)`() {
    #expect(field.undoManager !== window.undoManager)
    #expect(field.undoManager !== view.undoManager)
    #expect(field.undoManager === field.undoManager)
  }

  @Test func `a run of ten thousand characters is one change`() {
    view.becomeFirstResponder()
    for _ in 0..<10_000 { view.userInsert("é") }
    for _ in 0..<10_000 { view.userBackspace() }

    undos(of: view).undo()
    #expect(view.textLength == 10_000)
    undos(of: view).undo()

    #expect(view.textLength == 0)
    #expect(!undos(of: view).canUndo)
  }
}
