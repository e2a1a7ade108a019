public import Foundation

/// What decides about the editing of a text field, and hears of it.
///
/// It is asked about what the user does, and not about what code does (behaviour 52, 53).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  // MARK: Managing editing

  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended, in place of the method without a reason (behaviour 46).
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  // MARK: Editing the text field's text

  /// Whether characters may be replaced; the range counts UTF-16 code units (behaviour 54).
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Whether characters may be replaced, asked in place of the method for one range.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool

  /// Whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  // MARK: Managing text selection

  /// Called when what is selected has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  // MARK: Customizing an edit menu

  /// The edit menu for what is selected; `nil` is the one that the system suggests.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// The edit menu for what is selected, asked in place of the method for one range.
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Called when the edit menu is about to come.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

  /// Called when the edit menu is about to go.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

  // MARK: Inserting a Smart Reply suggestion

  /// Called when the user takes what the keyboard proposes; the model's proposes nothing.
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
  /// Lets editing begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets editing end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Lets the characters be replaced.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Asks the method for one range.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    textField.singleRangeDelegate = ObjectIdentifier(type(of: self))
    return self.textField(
      textField, shouldChangeCharactersIn: .union(of: ranges), replacementString: string)
  }
  /// Lets the text be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Lets the return key do what it does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    // Another delegate may have passed the call on to this one.
    if textField.delegate === self { textField.tellsOfSelections = false }
  }
  /// Leaves the menu as it is.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Asks the method for one range.
  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    self.textField(
      textField, editMenuForCharactersIn: .union(of: ranges), suggestedActions: suggestedActions)
  }
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
}
