/// An object that asks for a keyboard and can say of what kind.
@MainActor
protocol TextTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

extension UITextField: TextTraits {}
extension UITextView: TextTraits {}
extension UISearchBar: TextTraits {}

/// The code that applies the attributes of text input traits.
@MainActor
enum TextTraitSetters {
  /// Applies an element of text input traits.
  static func apply(_ traits: InterfaceElement, to target: any TextTraits) {
    // The classes capitalize sentences by default. Interface Builder leaves out `none`, and writes
    // `sentences`.
    target.autocapitalizationType = .none
    for (name, value) in traits.attributes { all[name]?(target, InterfaceValue(text: value)) }
  }

  static let all: [String: @MainActor (any TextTraits, InterfaceValue) -> Void] = [
    "autocapitalizationType": { $0.autocapitalizationType = $1.named(.sentences, ["no": .none]) },
    "autocorrectionType": { $0.autocorrectionType = $1.named(.default) },
    "enablesReturnKeyAutomatically": { $0.enablesReturnKeyAutomatically = $1.bool },
    "keyboardAppearance": { $0.keyboardAppearance = $1.named(.default) },
    "keyboardType": { $0.keyboardType = $1.named(.default, ["alphabet": .asciiCapable]) },
    "returnKeyType": { $0.returnKeyType = $1.named(.default) },
    "secureTextEntry": {
      ($0 as? UITextField)?.isSecureTextEntry = $1.bool
      ($0 as? UITextView)?.isSecureTextEntry = $1.bool
    },
    "smartDashesType": {
      ($0 as? UITextField)?.smartDashesType = $1.named(.default)
      ($0 as? UITextView)?.smartDashesType = $1.named(.default)
    },
    "smartInsertDeleteType": {
      ($0 as? UITextField)?.smartInsertDeleteType = $1.named(.default)
      ($0 as? UITextView)?.smartInsertDeleteType = $1.named(.default)
    },
    "smartQuotesType": {
      ($0 as? UITextField)?.smartQuotesType = $1.named(.default)
      ($0 as? UITextView)?.smartQuotesType = $1.named(.default)
    },
    "spellCheckingType": { $0.spellCheckingType = $1.named(.default) },
    "textContentType": { $0.textContentType = UITextContentType(rawValue: $1.text) },
  ]
}
