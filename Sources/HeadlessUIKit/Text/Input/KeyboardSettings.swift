import Foundation

/// The keyboard settings of a text field or text view: the traits in `UITextInputTraits`, and the
/// views in the keyboard's place.
///
/// The classes have an `open` property for each part, since an app may override one; the stored
/// values stand here.
struct KeyboardSettings {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
  var writingToolsBehavior = UIWritingToolsBehavior.default
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []

  /// The view in place of the keyboard.
  var view: UIView?
  /// The view above the keyboard.
  var accessoryView: UIView?
}
