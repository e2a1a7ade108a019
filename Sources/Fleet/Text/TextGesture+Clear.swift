import FailureReporting
import HeadlessUIKit

extension TextGesture {
  /// Taps the clear button of a text field.
  func clear(_ field: UITextField) {
    if let obstacle = field.obstacle {
      return words.gesture.report(obstacle, at: site)
    }
    guard field.shows(field.clearButtonMode) else {
      let sentence =
        switch field.clearButtonMode {
        case .whileEditing: "Clear button is hidden when not editing."
        case .unlessEditing: "Clear button is hidden when editing."
        default: "Clear button is never displayed."
        }
      return words.report("\(words.clearing): \(sentence)", "Set its clearButtonMode.", at: site)
    }
    guard field.hasText else { return }
    guard let refusal = field.userClear() else { return }
    words.report(
      "\(words.clearing): Delegate refused to clear the text.", words.details(of: refusal),
      at: site)
  }

  /// Deletes the whole text of a text view.
  func clear(_ view: UITextView, _ application: UIApplication) {
    guard isEditing("its text can be cleared"), view.hasText else { return }
    view.selectAll(nil)
    view.userBackspace()
    Gesture.settle(application, at: site)
    guard view.hasText else { return }
    words.report(
      "\(words.clearing): Delegate refused to clear the text.",
      "textView(_:shouldChangeTextIn:replacementText:) left '\(view.text.prefix(40))'.", at: site)
  }
}
