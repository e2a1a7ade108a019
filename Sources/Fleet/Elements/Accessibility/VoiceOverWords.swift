import HeadlessUIKit

/// The sentences for impossible acts of a VoiceOver user.
@MainActor
enum VoiceOverWords {
  /// That there is nothing to stop at.
  static func nothing(to verb: String, in application: UIApplication) -> FailureText {
    FailureText(
      "Cannot \(verb) with VoiceOver: There is nothing that it reads.",
      screen: ScreenText.forFailure(in: application))
  }

  /// That nothing more of a rotor's kind follows, or comes before.
  static func noFurther(
    _ rotor: VoiceOver.Rotor, forward: Bool, from stop: VoiceOverStop
  ) -> FailureText {
    FailureText(
      forward
        ? "Cannot go on with VoiceOver: No more \(rotor.word) follow."
        : "Cannot go back with VoiceOver: No \(rotor.word) come before.",
      "VoiceOver is at: \(stop)")
  }

  /// That VoiceOver does not stop at an element.
  static func silent(_ node: ElementNode, among stops: [VoiceOverStop]) -> FailureText {
    FailureText(
      "Cannot move VoiceOver to \(ElementWords.words(node)): It does not stop there.",
      list(stops))
  }

  /// That the app has no such rotor where VoiceOver is.
  static func noRotor(_ rotor: VoiceOver.Rotor, _ names: [String]) -> FailureText {
    let wanted =
      switch rotor {
      case .custom(let name): "'\(name)'"
      default: rotor.word
      }
    let known =
      names.isEmpty ? "They have no rotors." : "There are: \(names.joined(separator: ", "))"
    return FailureText(
      "Cannot turn VoiceOver's rotor to \(wanted): The element has no such rotor.",
      "The element and the views around it have these in accessibilityCustomRotors. \(known)")
  }

  /// That the value of an element cannot be changed.
  static func fixed(_ verb: String, _ stop: VoiceOverStop) -> FailureText {
    FailureText(
      "Cannot \(verb) \(ElementWords.words(stop.node)) with VoiceOver: It is not adjustable.",
      "VoiceOver says: \(stop)\nWhat is to be adjusted has the trait .adjustable, and implements "
        + "accessibilityIncrement() and accessibilityDecrement().")
  }

  /// Says that no object has answered a gesture for the whole screen.
  static func unanswered(_ gesture: String, _ method: String) -> FailureText {
    FailureText(
      "Cannot \(gesture) with VoiceOver: Nothing on the screen answers to it.",
      "\(method) returned false, from the element that VoiceOver is at up to the application.")
  }

  /// Where VoiceOver stops.
  private static func list(_ stops: [VoiceOverStop]) -> String {
    let shown = stops.prefix(listed).map { "  \($0)" }
    let rest = stops.count - shown.count
    return (["It stops at:"] + shown + (rest > 0 ? ["  … \(rest) more"] : []))
      .joined(separator: "\n")
  }

  /// How many stops are listed at most.
  private static let listed = 20
}
