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
