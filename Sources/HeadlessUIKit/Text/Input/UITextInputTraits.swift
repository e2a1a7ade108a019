public import Foundation

/// What a keyboard is to be like while something is edited.
///
/// All of it is optional: an object that says nothing has the system's choice. The model keeps what
/// is asked for; typing is not corrected, capitalized or completed, and there are no Writing Tools.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  // MARK: Managing the keyboard behavior

  /// When the shift key is pressed by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get }

  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get }

  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get }

  /// Whether quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get }

  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get }

  /// Whether spaces around what is pasted or cut are set right.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }

  /// Whether the keyboard suggests how to go on.
  var inlinePredictionType: UITextInlinePredictionType { get }

  /// Whether the keyboard works out what is typed as a sum.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get }

  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get }

  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }

  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get }

  /// Whether the return key can be tapped only when there is text.
  var enablesReturnKeyAutomatically: Bool { get }

  // MARK: Managing the text content

  /// Whether the text is shown as dots.
  var isSecureTextEntry: Bool { get }

  /// What the text is for.
  var textContentType: UITextContentType! { get }

  /// What a new password must consist of.
  var passwordRules: UITextInputPasswordRules? { get }

  // MARK: Configuring Writing Tools

  /// How much Writing Tools may do.
  var writingToolsBehavior: UIWritingToolsBehavior { get }

  /// What Writing Tools may put into the text.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get }
}

extension UITextInputTraits {
  /// After the end of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The system's choice.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The system's choice.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The system's choice.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The system's choice.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The system's choice.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The system's choice.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// The system's choice.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType { .default }
  /// The keys of the user's language.
  public var keyboardType: UIKeyboardType { .default }
  /// The system's choice.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The word “return”.
  public var returnKeyType: UIReturnKeyType { .default }
  /// Always.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// As it is.
  public var isSecureTextEntry: Bool { false }
  /// Nothing in particular.
  public var textContentType: UITextContentType! { nil }
  /// None.
  public var passwordRules: UITextInputPasswordRules? { nil }
  /// The system's choice.
  public var writingToolsBehavior: UIWritingToolsBehavior { .default }
  /// The system's choice.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { [] }
}
