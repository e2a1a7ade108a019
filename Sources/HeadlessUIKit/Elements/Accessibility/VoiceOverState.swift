import Foundation

/// VoiceOver's cursor in an application, and its announcements.
package struct VoiceOverState {
  /// The element that it is at; `nil` until it has been moved.
  package var identity: ElementNode.Identity?
  /// The object of that element, which an app may be told of, and which is not kept alive.
  package weak var object: NSObject?
  /// What a rotor has found, if that has led to where it is.
  package var rotorItem: UIAccessibilityCustomRotorItemResult?
  /// The screen that was in front when it was last looked at.
  package var screen: ObjectIdentifier?
  /// How many of the app's notifications it has heard.
  package var heardPosts = 0
  /// The spoken announcements, in order.
  package var spoken: [String] = []
}
