public import Foundation

/// The properties of the keyboard while something is edited.
///
/// All of them are optional. The system decides for an object that does not implement one. The
/// model stores the values: it does not correct, capitalize or complete typed text, and it has no
/// Writing Tools.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  // MARK: Managing the keyboard behavior

  /// When the shift key is pressed automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get }

  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get }

  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get }

  /// Whether quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get }

  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get }

  /// Whether spaces around pasted or cut text are adjusted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }

  /// Whether the keyboard suggests how to continue.
  var inlinePredictionType: UITextInlinePredictionType { get }

  /// Whether the keyboard calculates typed sums.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get }

  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get }

  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }

  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get }

  /// Whether the return key can be tapped only when there is text.
  var enablesReturnKeyAutomatically: Bool { get }

  // MARK: Managing the text content

  /// Whether the text is shown as dots.
  var isSecureTextEntry: Bool { get }

  /// The meaning of the text.
  var textContentType: UITextContentType! { get }

  /// The rules for a new password.
  var passwordRules: UITextInputPasswordRules? { get }

  // MARK: Configuring Writing Tools

  /// How much Writing Tools may do.
  var writingToolsBehavior: UIWritingToolsBehavior { get }

  /// The kinds of text that Writing Tools may insert.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get }
}

extension UITextInputTraits {
  /// After the end of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  public var autocorrectionType: UITextAutocorrectionType { .default }
  public var spellCheckingType: UITextSpellCheckingType { .default }
  public var smartQuotesType: UITextSmartQuotesType { .default }
  public var smartDashesType: UITextSmartDashesType { .default }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType { .default }
  /// The keys of the user's language.
  public var keyboardType: UIKeyboardType { .default }
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  /// `false`: the return key is always enabled.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// `false`: the text is shown as it is.
  public var isSecureTextEntry: Bool { false }
  public var textContentType: UITextContentType! { nil }
  public var passwordRules: UITextInputPasswordRules? { nil }
  public var writingToolsBehavior: UIWritingToolsBehavior { .default }
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { [] }
}

/// Which letters a keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  case allCharacters = 3
}

/// Whether a keyboard corrects words as they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether misspelled words are marked as they are typed.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether straight quotes become curly ones as they are typed.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether hyphens become dashes as they are typed.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether pasting and cutting adjust the spaces between words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether a keyboard suggests how to continue.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether a keyboard calculates typed sums.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The keys that a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// The keys of the user's language.
  case `default` = 0
  /// The letters, digits and signs of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation first.
  case numbersAndPunctuation = 2
  /// Keys for web addresses.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// The keys of a telephone.
  case phonePad = 5
  /// Letters first, and the keys of a telephone.
  case namePhonePad = 6
  /// Keys for mail addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// The at sign and the number sign within reach.
  case twitter = 9
  /// Keys for searches and web addresses.
  case webSearch = 10
  /// The digits of ASCII only.
  case asciiCapableNumberPad = 11

  /// The letters, digits and signs of ASCII, by an older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard looks light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The look that suits the appearance.
  case `default` = 0
  case dark = 1
  case light = 2

  /// The look of a keyboard in an alert, which is dark.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The label of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  /// “return”
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// How much Writing Tools may do in a view.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  /// Changes within the text.
  case complete = 1
  /// Changes in a separate panel.
  case limited = 2
}

/// The kinds of text that Writing Tools may insert.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates a set of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let plainText = Self(rawValue: 1 << 0)
  public static let richText = Self(rawValue: 1 << 1)
  public static let list = Self(rawValue: 1 << 2)
  public static let table = Self(rawValue: 1 << 3)
  /// Lists and tables in the form of presentation intents.
  public static let presentationIntent = Self(rawValue: 1 << 4)
}
