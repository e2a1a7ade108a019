import HeadlessUIKit

/// Texts that users type: such as fit a field, and such as do not.
@MainActor
enum ExploringTexts {
  private static let unfit = [
    "", " ", "0", "-1", "1,5", "x", "999999999999999999999", "ß😀", "مرحبا",
    String(repeating: "long ", count: 60),
  ]

  /// Returns a text for a field; of five, three fit.
  static func text(for view: UIView?, _ numbers: inout SeededNumbers) -> String {
    let isFit = numbers.number(below: 5) < 3
    let texts = isFit ? fit(view) : unfit
    return texts[numbers.number(below: texts.count)]
  }

  private static func fit(_ view: UIView?) -> [String] {
    guard let traits = view as? any UITextInputTraits else { return words }
    if traits.isSecureTextEntry { return ["secret", "Secret-1"] }
    switch traits.keyboardType {
    case .emailAddress: return ["ada@example.com"]
    case .numberPad, .asciiCapableNumberPad, .numbersAndPunctuation: return ["7", "42", "12"]
    case .decimalPad: return ["7", "1.5"]
    case .phonePad, .namePhonePad: return ["5550100"]
    case .URL: return ["https://example.com"]
    default: return words
    }
  }

  private static let words = ["Ada", "Wren", "7", "ada@example.com"]
}
