/// A question to a delegate about editing a text, which it may refuse.
package enum TextQuestion {
  case begin
  case end
  /// That the text is cleared.
  case clear
}

/// A question to a responder, and its refusal.
struct TextAttempt {
  let responder: UIResponder
  var refusal: Refusal<TextQuestion>?
}
