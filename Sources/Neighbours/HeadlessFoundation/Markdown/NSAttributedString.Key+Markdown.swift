public import Foundation

extension NSAttributedString.Key {
  /// How a part of a paragraph is meant.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// Which blocks a part of a text stands in.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
}
