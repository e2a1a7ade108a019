public import Foundation

/// Decides about the editing of a text field, and is told about it.
///
/// It is asked about changes by the user, and not about changes by code (behaviour 52, 53).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  // MARK: Managing editing

  /// Asks whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended, instead of the method without a reason (behaviour 46).
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  // MARK: Editing the text field's text

  /// Asks whether characters may be replaced.
  ///
  /// The range counts UTF-16 code units (behaviour 54).
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Asks whether characters may be replaced.
  ///
  /// It is which is asked instead of the method for one range.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool

  /// Asks whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asks whether the return key does its usual work.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  // MARK: Managing text selection

  /// Called when the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  // MARK: Customizing an edit menu

  /// Asks for the edit menu of the selection.
  ///
  /// `nil` means the system's suggestion.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Asks for the edit menu of the selection.
  ///
  /// It is which is asked instead of the method for one range.
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Called when the edit menu is about to appear.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

  /// Called when the edit menu is about to disappear.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

  // MARK: Inserting a Smart Reply suggestion

  /// Called when the user accepts a suggestion of the keyboard.
  ///
  /// The model's keyboard makes no suggestions.
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
  /// Allows editing to begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows editing to end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Asks the method for one range.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    textField.asksForOneRange.take(self)
    return self.textField(
      textField, shouldChangeCharactersIn: .union(of: ranges), replacementString: string)
  }
  /// Allows the text to be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Permits the return key's usual effect.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    textField.tellsOfNoSelections.take(self)
  }
  /// Leaves the menu unchanged.
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
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
}
