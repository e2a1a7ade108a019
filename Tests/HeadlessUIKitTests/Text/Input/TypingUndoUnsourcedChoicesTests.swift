import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: typing that undo takes back", .ownApplication)
struct TypingUndoUnsourcedChoicesTests {
  @Test func `undo asks and tells the delegate as typing does`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      field.userInsert("w")
      field.userInsert("r")
      _ = screen.lines()
      screen.log.ignores = []

      field.undoManager?.undo()
      field.undoManager?.redo()

      #expect(
        screen.lines() == [
          "a.shouldChange 0,2 ''", "a.didChangeSelection", "a.editingChanged", "a posted change",
          "a.shouldChange 0,0 'wr'", "a.didChangeSelection", "a.editingChanged", "a posted change",
        ])
    }
  }

  @Test func `a delegate may keep what undo would take back`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.becomeFirstResponder()
      field.userInsert("w")
      screen.log.refuses = ["shouldChange"]

      field.undoManager?.undo()

      #expect(field.text == "w")
      #expect(field.undoManager?.canUndo == false)
      #expect(field.undoManager?.canRedo == false)
    }
  }

  @Test func `changes are named for menus`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      screen.application.pasteboards.general.string = "wren"
      field.becomeFirstResponder()
      var names: [String] = []
      let acts: [() -> Void] = [
        { field.userInsert("a") }, { field.paste(nil) }, { field.userBackspace() },
        {
          field.selectAll(nil); field.cut(nil)
        }, { field.userInsert("b") },
        {
          field.selectAll(nil); field.delete(nil)
        },
      ]
      for act in acts {
        act()
        names.append(field.undoManager?.undoMenuItemTitle ?? "")
      }

      #expect(
        names == [
          "Undo Typing", "Undo Paste", "Undo Typing", "Undo Cut", "Undo Typing", "Undo Delete",
        ])
    }
  }

  @Test func `the caret stands after what undo and redo put back`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      field.text = "a wren sings"
      field.becomeFirstResponder()
      field.userSelect(NSRange(location: 2, length: 4))
      field.userBackspace()

      field.undoManager?.undo()
      #expect(field.selection == NSRange(location: 6, length: 0))
      field.undoManager?.redo()

      #expect(field.selection == NSRange(location: 2, length: 0))
    }
  }
}
