import HeadlessUIKit

/// The texts that a user reads in a cell.
@MainActor
enum ShownText {
  /// Whether a view, or one within it, is a label or a button with a text.
  static func isShown(_ text: String, in view: UIView) -> Bool {
    if (view as? UILabel)?.text == text || (view as? UIButton)?.currentTitle == text {
      return true
    }
    return view.storedSubviews.contains { !$0.storedIsHidden && isShown(text, in: $0) }
  }
}
