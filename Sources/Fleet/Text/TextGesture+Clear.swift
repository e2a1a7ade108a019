import FailureReporting
import HeadlessUIKit

extension TextGesture {
  /// Taps the clear button of a text field.
  func clear(_ field: UITextField) {
    if let obstacle = Gesture.obstacle(before: field, in: field.hostApplication, at: site) {
      return words.gesture.on(field).report(obstacle, at: site)
    }
    guard field.shows(field.clearButtonMode) else {
      return words.report(words.noClearButton(field), at: site)
    }
    guard field.hasText else { return }
    if let refusal = field.userClear() {
      words.report(words.couldNotClear(refusal, field), at: site)
    }
  }

  /// Deletes the whole text of a text view.
  func clear(_ view: UITextView, _ application: UIApplication) {
    guard isEditing("its text can be cleared"), view.hasText else { return }
    view.selectAll(nil)
    view.userBackspace()
    Gesture.settle(application, at: site)
    if view.hasText { words.report(words.couldNotClear(view), at: site) }
  }
}
