import HeadlessUIKit

/// The sentences for a focus that a user cannot move.
@MainActor
enum FocusWords {
  static func text(
    _ refusal: Refusal<UIApplication.FocusFault>, _ heading: UIFocusHeading
  ) -> FailureText {
    let name = refusal.culprit.map(objectName) ?? ""
    let cannot = "Cannot move focus\(direction(heading))"
    switch refusal.kind {
    case .noScreen: return ApplicationWords.noScreen(to: "move focus")
    case .nothing:
      return FailureText(
        "\(cannot): Nothing on the screen can have it.",
        "canBecomeFocused of an item has to be true.")
    case .noNeighbour:
      return FailureText("\(cannot): There is nothing.", "\(name) has the focus.")
    case .refused:
      return FailureText(
        "\(cannot): It was refused.", "\(name).\(refusal.method) returned false.")
    }
  }

  private static func direction(_ heading: UIFocusHeading) -> String {
    switch heading {
    case .up: " up"
    case .down: " down"
    case .left: " to the left"
    case .right: " to the right"
    case .next: " to the next item"
    case .previous: " to the item before"
    default: ""
    }
  }
}
