import Foundation

/// What a field or a view of text asks of the keyboard: what `UITextInputTraits` lists, and the views
/// in its place.
///
/// The classes answer for each part with an `open` property of their own, since an app may override
/// one; what they keep stands here.
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

  /// What shows in place of the keyboard.
  var view: UIView?
  /// What shows above the keyboard.
  var accessoryView: UIView?
}
