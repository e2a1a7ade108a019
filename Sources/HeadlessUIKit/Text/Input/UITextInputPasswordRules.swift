public import Foundation

/// The rules for a new password.
public final class UITextInputPasswordRules: NSObject, NSCopying, Sendable {
  /// Creates rules from their description.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// The description, such as `required: digit; minlength: 8;`.
  public let passwordRulesDescriptor: String

  /// Returns the rules themselves, because they never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
