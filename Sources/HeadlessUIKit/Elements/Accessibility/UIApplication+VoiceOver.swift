package import Foundation

extension UIApplication {
  /// Notifies observers that VoiceOver has moved to another element.
  package final func postVoiceOverFocus(from old: NSObject?, to new: NSObject?) {
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    ]
    info[UIAccessibility.focusedElementUserInfoKey] = new
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: self, userInfo: info)
  }
}
