/// A piece of Swift source: a word, a literal, a sign.
package struct Token: Equatable {
  package enum Kind { case word, number, literal, sign, attribute, pound, end }

  package let kind: Kind
  /// The text, with the `@` of an attribute and the `#` of a pound word.
  ///
  /// A sign is one character, or `->`. Of a literal this is `"`, whatever it says.
  package let text: String
  package let start: Int
  package let end: Int
  /// Whether a line break stands between this token and the one before.
  package let startsLine: Bool
  /// The `#if` branch that the token stands in, for ``Conditions``.
  let branch: Int

  func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  /// Whether a rule may look for tokens with this text.
  var mayBeNamed: Bool {
    switch kind {
    case .word, .attribute, .pound: true
    case .sign: text == "?" || text == "!"
    case .number, .literal, .end: false
    }
  }

  var opensBracket: Bool { kind == .sign && (text == "(" || text == "[" || text == "{") }
  var closesBracket: Bool { kind == .sign && (text == ")" || text == "]" || text == "}") }
}
