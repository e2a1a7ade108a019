import FailureReporting
import HeadlessUIKit

/// Chooses custom actions of assistive technologies, and has the sentences for their faults.
@MainActor
struct CustomActionWords {
  let actions: [UIAccessibilityCustomAction]
  /// How a failure begins, such as "Cannot choose action 'Archive' of UIView".
  let cannot: String

  /// Performs the action of a name, or returns the fault.
  func choose(_ name: String) -> Fault? {
    guard let action = actions.first(where: { $0.name == name }) else {
      return Fault(.element, kind: .missing, missing(name))
    }
    return action.userPerform() ? nil : Fault(.element, failed)
  }

  private func missing(_ name: String) -> FailureText {
    let choices = actions.map { NearMiss.Choice(title: $0.name) }
    return FailureText(
      "\(cannot): There is no such action.",
      actions.isEmpty
        ? "accessibilityCustomActions is empty."
        : NearMiss.details(for: name, among: choices, noun: "actions"))
  }

  private var failed: FailureText {
    FailureText(
      "\(cannot): The action answers that it failed.",
      "Its actionHandler, or else the method of its target, returned false.")
  }
}
