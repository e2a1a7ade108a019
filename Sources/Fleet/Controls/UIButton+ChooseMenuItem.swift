import FailureReporting
import HeadlessUIKit

extension UIButton {
  /// Opens the button's menu the way a user does, and chooses an item.
  ///
  /// A button that shows its menu as its primary action opens it on a tap, any other on a long press.
  final func choosing(itemOfButtonMenuTitled title: String) -> Act {
    Act(on: self, saying: GestureWords(tapping: self)) { [self] _ in
      guard let menu = openMenuAsUser() else {
        return Fault(.button, kind: .missing, ControlWords.noMenu(self))
      }
      return MenuWords(menu: menu, of: self, name: .button).choose(title)
    }
  }
}
