public import Foundation

extension AttributeScopes {
  /// The attributes that Markdown has, which Foundation on Linux lacks.
  public struct PresentationAttributes: AttributeScope {
    /// How a part of a paragraph is meant.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// Which blocks a part of a text stands in.
    public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
  }
}

extension AttributeScopes.FoundationAttributes {
  /// How a part of a paragraph is meant.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The value is an intent.
    public typealias Value = InlinePresentationIntent
    /// Its name.
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
  }

  /// Which blocks a part of a text stands in.
  public enum PresentationIntentAttribute: AttributedStringKey {
    /// The value is an intent.
    public typealias Value = PresentationIntent
    /// Its name.
    public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
  }
}
