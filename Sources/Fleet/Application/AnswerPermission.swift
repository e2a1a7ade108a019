import FailureReporting
import HeadlessUIKit

/// The user's answer to a question of the system in front of the app.
///
/// A text is the title of a button: `"Allow Once"`.
public enum PermissionAnswer: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The button that allows it for good.
  case allow
  /// The button that does not allow it, or no more than is allowed already.
  case deny
  /// The button of a title.
  case button(String)

  /// Creates the answer by the button of a title.
  public init(stringLiteral title: String) { self = .button(title) }
}

/// Answers the system's question in front of the app.
///
/// The app is told the answer as on a device: it is active again, and then its handlers are called,
/// all before the call returns. `Fleet.screen.buttons["Allow"].tap()` does the same. Records a
/// failure when the system asks nothing, or when the alert has no such button.
///
/// ```swift
/// import Fleet
///
/// @MainActor func letAppSend() {
///   swallowAnyErrors { answerPermission(.allow) }  // nobody has asked
///   swallowAnyErrors { answerPermission("Allow Once") }
/// }
/// ```
@preconcurrency @MainActor
public func answerPermission(
  _ answer: PermissionAnswer, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let act = Act(with: .application(.shared)) { occasion in
    guard let alert = occasion.application.systemAlert else {
      return Fault(
        .alert, kind: .missing, PermissionWords.noAlert(for: answer, in: occasion.application))
    }
    let action =
      switch answer {
      case .allow: alert.allowing
      case .deny: alert.denying
      case .button(let title): alert.actions.first { $0.title == title }
      }
    guard let action else {
      return Fault(.alert, kind: .missing, PermissionWords.noButton(for: answer, in: alert))
    }
    return alert.tapping(action).go(on: occasion)
  }
  act.perform(at: CallSite(fileID, filePath, line, column))
}
