import HeadlessUIKit

/// The sentences for a presentation that a user cannot end.
@MainActor
enum DismissalWords {
  static func text(
    _ refusal: Refusal<UserDismissal.Fault>, of controller: UIViewController,
    by gesture: UserDismissal
  ) -> FailureText {
    FailureText(
      "\(cannot(gesture, controller)): \(sentence(for: refusal))", details(of: refusal, controller))
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
    case .covered: ObjectWords.isOver("it", refusal.culprit)
    case .style, .alert, .actionSheet, .noCancelAction: "It cannot be dismissed in this way."
    case .modal: "The app keeps the user from dismissing it."
    case .refused: "Delegate's \(refusal.method) returned false."
    }
  }

  private static func details(
    of refusal: Refusal<UserDismissal.Fault>, _ controller: UIViewController
  ) -> String {
    let name = objectName(controller)
    switch refusal.kind {
    case .notPresented: return "It has to be presented first: present(_:animated:completion:)."
    case .covered:
      guard let front = refusal.culprit as? UIViewController else { return "" }
      return ObjectWords.inFront(front, of: name)
    case .style(let style): return "Its style is \(style), which no such gesture ends."
    case .alert: return "An alert stays until an action is tapped."
    case .actionSheet: return "An action sheet cannot be swiped down."
    case .noCancelAction: return "The action sheet has no action that cancels."
    case .modal:
      return refusal.culprit.map { "\(objectName($0)).\(refusal.method) is true." } ?? ""
    case .refused:
      return ObjectWords.refuser(refusal.culprit, of: "the presentation of \(name)")
    }
  }
}
