import FailureReporting
import HeadlessUIKit

extension UISearchBar {
  /// Taps one of the bar's buttons, unless something keeps the user from it.
  ///
  /// - Parameters:
  ///   - name: What the button is called, such as "cancel button".
  ///   - obstacle: Why it does not show, in words; `nil` where it does.
  func tapButton(
    _ name: String, unless obstacle: @autoclosure () -> String?, at site: CallSite,
    _ act: () -> Void
  ) {
    var words = TextWords.searchBar.gesture
    words.cannot = "Cannot tap \(name) of UISearchBar"
    Gesture.perform(on: self, saying: words, at: site) { _ in
      if let obstacle = obstacle() {
        let subject = name.prefix(1).uppercased() + name.dropFirst()
        TextWords.searchBar.report("\(words.cannot): \(subject) \(obstacle)", at: site)
      } else {
        act()
      }
    }
  }

  /// Why a button in the field does not show, which needs the room where text would stand.
  func obstacle(whereButtonIsThere isThere: Bool) -> String? {
    guard isThere else { return "is not shown." }
    return searchTextField.hasText ? "is hidden while there is text." : nil
  }
}
