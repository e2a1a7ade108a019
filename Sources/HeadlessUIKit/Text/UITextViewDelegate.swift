public import Foundation

/// What decides about the editing of a text view, and hears of it.
///
/// It is asked about what the user does, and not about what code does (behaviour 52).
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  // MARK: Responding to editing notifications

  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  // MARK: Responding to text changes

  /// Whether characters may be replaced; the range counts UTF-16 code units (behaviour 54).
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when the text has changed, but not when code sets it.
  func textViewDidChange(_ textView: UITextView)

  // MARK: Responding to selection changes

  /// Called when what is selected has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Lets editing begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Lets editing end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Lets the characters be replaced.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
