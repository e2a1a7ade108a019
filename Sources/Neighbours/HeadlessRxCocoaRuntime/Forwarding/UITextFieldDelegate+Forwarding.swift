// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UITextFieldDelegate where Self: _RXDelegateProxy {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared).textFieldShouldBeginEditing(
      textField)
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    let receiver = receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared)
    send("textFieldDidBeginEditing:", [boxed(textField)]) {
      receiver.textFieldDidBeginEditing(textField)
    }
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared).textFieldShouldEndEditing(
      textField)
  }

  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let receiver = receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared)
    send("textFieldDidEndEditing:reason:", [boxed(textField), boxed(reason)]) {
      receiver.textFieldDidEndEditing(textField, reason: reason)
    }
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    let receiver = receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared)
    send("textFieldDidEndEditing:", [boxed(textField)]) {
      receiver.textFieldDidEndEditing(textField)
    }
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared).textField(
      textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared).textField(
      textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared).textFieldShouldClear(
      textField)
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared).textFieldShouldReturn(
      textField)
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {
    let receiver = receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared)
    send("textFieldDidChangeSelection:", [boxed(textField)]) {
      receiver.textFieldDidChangeSelection(textField)
    }
  }

  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared).textField(
      textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared).textField(
      textField, editMenuForCharactersInRanges: ranges, suggestedActions: suggestedActions)
  }

  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    let receiver = receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared)
    send("textField:willPresentEditMenuWith:", [boxed(textField), boxed(animator)]) {
      receiver.textField(textField, willPresentEditMenuWith: animator)
    }
  }

  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    let receiver = receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared)
    send("textField:willDismissEditMenuWith:", [boxed(textField), boxed(animator)]) {
      receiver.textField(textField, willDismissEditMenuWith: animator)
    }
  }

  public func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {
    let receiver = receiver((any UITextFieldDelegate).self, or: UnsetDelegate.shared)
    send("textField:insertInputSuggestion:", [boxed(textField), boxed(inputSuggestion)]) {
      receiver.textField(textField, insertInputSuggestion: inputSuggestion)
    }
  }
}
