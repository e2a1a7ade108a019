import FailureReporting
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
    let gesture = ElementGesture(
      self, "start editing", at: CallSite(fileID, filePath, line, column))
    gesture.perform { node, application in
      gesture.edit(node) { edit, _ in _ = edit.start(application) }
    }
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
    let gesture = ElementGesture(
      self, "stop editing", at: CallSite(fileID, filePath, line, column))
    gesture.perform { node, application in
      gesture.edit(node) { edit, _ in edit.stop(application) }
    }
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
    let gesture = ElementGesture(
      self, "type text into", at: CallSite(fileID, filePath, line, column))
    gesture.perform { node, application in
      gesture.edit(node) { edit, _ in _ = edit.type(text, application) }
    }
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
    let gesture = ElementGesture(
      self, "paste text into", at: CallSite(fileID, filePath, line, column))
    gesture.perform { node, application in
      gesture.edit(node) { edit, _ in edit.paste(text, application) }
    }
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
    let gesture = ElementGesture(
      self, "delete text of", at: CallSite(fileID, filePath, line, column))
    gesture.perform { node, _ in gesture.edit(node) { edit, _ in edit.backspace() } }
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
    let gesture = ElementGesture(
      self, "delete text of", at: CallSite(fileID, filePath, line, column))
    gesture.perform { node, application in
      gesture.edit(node) { edit, _ in edit.backspaceAll(application) }
    }
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
    let gesture = ElementGesture(
      self, "clear text of", at: CallSite(fileID, filePath, line, column))
    gesture.perform { gesture.clear($0, $1) }
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
    let gesture = ElementGesture(
      self, "tap the return key of", at: CallSite(fileID, filePath, line, column))
    gesture.perform { node, application in
      gesture.edit(node) { edit, _ in edit.tapReturnKey(application) }
    }
  }
}
