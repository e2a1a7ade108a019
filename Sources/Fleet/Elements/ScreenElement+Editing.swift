import FailureReporting
public import Foundation
import HeadlessUIKit

extension ScreenElement {
  /// Begins editing a field, as `UITextField.startEditing()` does.
  ///
  /// ```swift
  /// let note = UITextView()
  /// swallowAnyErrors { note.element.startEditing() }  // it is not on the screen
  /// ```
  public func startEditing(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("start editing", at: CallSite(fileID, filePath, line, column)) { $0.start() }
  }

  /// Ends editing a field, as `UITextField.stopEditing()` does.
  ///
  /// ```swift
  /// let note = UITextView()
  /// swallowAnyErrors { note.element.stopEditing() }  // it is not on the screen
  /// ```
  public func stopEditing(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("stop editing", at: CallSite(fileID, filePath, line, column)) { $0.stop() }
  }

  /// Types a text into a field that is being edited, as `UITextField.type(_:)` does.
  ///
  /// ```swift
  /// let note = UITextView()
  /// swallowAnyErrors { note.element.type("Ada") }  // it is not on the screen
  /// ```
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("type text into", at: CallSite(fileID, filePath, line, column)) { $0.type(text) }
  }

  /// Pastes a text that was copied elsewhere, as `UITextField.paste(_:)` does.
  ///
  /// ```swift
  /// let note = UITextView()
  /// swallowAnyErrors { note.element.paste("Ada") }  // it is not on the screen
  /// ```
  public func paste(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("paste text into", at: CallSite(fileID, filePath, line, column)) { $0.paste(text) }
  }

  /// Presses the backspace key, as `UITextField.backspace()` does.
  ///
  /// ```swift
  /// let note = UITextView()
  /// swallowAnyErrors { note.element.backspace() }  // it is not on the screen
  /// ```
  public func backspace(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("delete text of", at: CallSite(fileID, filePath, line, column)) { $0.backspace() }
  }

  /// Deletes all before the caret, as `UITextField.backspaceAll()` does.
  ///
  /// ```swift
  /// let note = UITextView()
  /// swallowAnyErrors { note.element.backspaceAll() }  // it is not on the screen
  /// ```
  public func backspaceAll(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("delete text of", at: CallSite(fileID, filePath, line, column)) { $0.backspaceAll() }
  }

  /// Clears a field: by the button of a text field, by the keys in a text view that is being edited.
  ///
  /// ```swift
  /// let note = UITextView()
  /// swallowAnyErrors { note.element.clearText() }  // it is not on the screen
  /// ```
  public func clearText(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("clear text of", at: CallSite(fileID, filePath, line, column)) { $0.clear() }
  }

  /// Taps the return key, as `UITextField.tapReturnKey()` does.
  ///
  /// ```swift
  /// let note = UITextView()
  /// swallowAnyErrors { note.element.tapReturnKey() }  // it is not on the screen
  /// ```
  public func tapReturnKey(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("tap the return key of", at: CallSite(fileID, filePath, line, column)) {
      $0.tapReturnKey()
    }
  }

  /// Selects text of a field that is being edited, as `UITextField.selectText(in:)` does.
  ///
  /// ```swift
  /// let note = UITextView()
  /// swallowAnyErrors { note.element.selectText(in: NSRange(location: 0, length: 0)) }
  /// ```
  public func selectText(
    in range: NSRange, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("select text of", at: CallSite(fileID, filePath, line, column)) { $0.select(range) }
  }

  /// Opens the edit menu of a field that is being edited, and chooses an item.
  ///
  /// `UITextField.chooseEditMenuItem(withTitle:)` does the same, and fails alike.
  ///
  /// ```swift
  /// let note = UITextView()
  /// swallowAnyErrors { note.element.chooseEditMenuItem(withTitle: "Cut") }  // it is not edited
  /// ```
  public func chooseEditMenuItem(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("choose an edit menu item of", at: CallSite(fileID, filePath, line, column)) {
      $0.chooseEditMenuItem(title)
    }
  }

  /// Does something with the text of the field that the element is.
  func edit(_ verb: String, at site: CallSite, _ edit: @escaping (TextGesture) -> Fault?) {
    perform(.edit(verb, edit), at: site)
  }
}
