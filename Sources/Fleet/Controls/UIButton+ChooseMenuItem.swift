import FailureReporting
import HeadlessUIKit

extension UIButton {
  /// Opens the button's menu the way a user does, and chooses an item.
  ///
  /// A button that shows its menu as its primary action opens it on a tap, any other on a long press.
  final func chooseItemOfButtonMenu(withTitle title: String, at site: CallSite) {
    Gesture.perform(on: self, saying: GestureWords(tapping: self), at: site) { _ in
      guard let menu = openMenuAsUser() else {
        return ControlWords.noMenu(self).report(.button, at: site)
      }
      MenuWords(menu: menu, of: self, name: .button).choose(title)?.report(at: site)
    }
  }
}
