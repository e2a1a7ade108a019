/// A question to a delegate about editing a text, which it may refuse.
package enum TextQuestion {
  /// That editing begins.
  case begin
  /// That editing ends.
  case end
  /// That the text is cleared.
  case clear
}

/// Something that a responder is being asked to do, and who refused it.
struct TextAttempt {
  let responder: UIResponder
  var refusal: Refusal<TextQuestion>?
}
