import HeadlessUIKit

/// The sentences for a presentation that a user cannot end.
@MainActor
enum DismissalWords {
  static func text(
    _ refusal: Refusal<UserDismissal.Fault>, of controller: UIViewController,
    by gesture: UserDismissal
  ) -> FailureText {
    FailureText("\(cannot(gesture, controller)): \(sentence(for: refusal))", details(of: refusal))
  }

  private static func cannot(_ gesture: UserDismissal, _ controller: UIViewController) -> String {
    let name = objectName(controller)
    return switch gesture {
    case .swipe: "Cannot swipe \(name) down"
    case .tapOutside: "Cannot dismiss \(name) by a tap outside of it"
    }
  }

  private static func sentence(for refusal: Refusal<UserDismissal.Fault>) -> String {
    switch refusal.kind {
    case .notPresented: "It is not presented."
    case .covered: "Another screen is presented over it."
    case .style, .alert, .actionSheet, .noCancelAction: "It cannot be dismissed in this way."
    case .modal, .refused: "The app keeps the user from dismissing it."
    }
  }

  private static func details(of refusal: Refusal<UserDismissal.Fault>) -> String {
    switch refusal.kind {
    case .notPresented: ""
    case .covered: refusal.culprit.map { "\(objectName($0)) is presented over it." } ?? ""
    case .style(let style): "Its style is \(style)."
    case .alert: "An alert stays until an action is tapped."
    case .actionSheet: "An action sheet cannot be swiped down."
    case .noCancelAction: "The action sheet has no action that cancels."
    case .modal: refusal.culprit.map { "\(refusal.method) of \(objectName($0)) is true." } ?? ""
    case .refused: "\(refusal.method) of its delegate returned false."
    }
  }
}
