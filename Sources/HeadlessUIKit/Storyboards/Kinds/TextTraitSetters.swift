import Interfaces

/// The setters of the attributes of text input traits.
@MainActor
enum TextTraitSetters {
  /// Takes over the traits of an element.
  static func apply(_ traits: InterfaceElement, to target: any SettableTextInputTraits) {
    // Interface Builder writes that sentences begin with a capital, which the classes say too.
    target.autocapitalizationType = .none
    for (name, value) in traits.attributes { all[name]?(target, InterfaceValue(text: value)) }
  }

  static let all: [String: @MainActor (any SettableTextInputTraits, InterfaceValue) -> Void] = [
    "autocapitalizationType": { $0.autocapitalizationType = $1.named(.sentences, ["no": .none]) },
    "autocorrectionType": { $0.autocorrectionType = $1.named(.default) },
    "enablesReturnKeyAutomatically": { $0.enablesReturnKeyAutomatically = $1.bool },
    "keyboardAppearance": { $0.keyboardAppearance = $1.named(.default) },
    "keyboardType": { $0.keyboardType = $1.named(.default, ["alphabet": .asciiCapable]) },
    "returnKeyType": { $0.returnKeyType = $1.named(.default) },
    "secureTextEntry": { $0.isSecureTextEntry = $1.bool },
    "smartDashesType": { $0.smartDashesType = $1.named(.default) },
    "smartInsertDeleteType": { $0.smartInsertDeleteType = $1.named(.default) },
    "smartQuotesType": { $0.smartQuotesType = $1.named(.default) },
    "spellCheckingType": { $0.spellCheckingType = $1.named(.default) },
    "textContentType": { $0.textContentType = UITextContentType(rawValue: $1.text) },
  ]
}
