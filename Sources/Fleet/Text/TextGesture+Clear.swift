import HeadlessUIKit

extension TextGesture {
  /// Taps the clear button of a text field, or deletes the whole text of a text view.
  func clear() -> Fault? {
    switch view {
    case let field as UITextField: clear(field)
    case let view as UITextView: clear(view)
    default: nil
    }
  }

  private func clear(_ field: UITextField) -> Fault? {
    if let obstacle = occasion.obstacle(before: field) {
      return Fault(obstacle, words.gesture.on(field))
    }
    guard field.shows(field.clearButtonMode) else { return fault(words.noClearButton(field)) }
    guard field.hasText else { return nil }
    return field.userClear().map { refusal in fault(words.couldNotClear(refusal, field)) }
  }

  private func clear(_ view: UITextView) -> Fault? {
    if let fault = untyped(before: "its text can be cleared") { return fault }
    guard view.hasText else { return nil }
    view.selectAll(nil)
    view.userBackspace()
    occasion.settle()
    return view.hasText ? fault(words.couldNotClear(view)) : nil
  }
}
