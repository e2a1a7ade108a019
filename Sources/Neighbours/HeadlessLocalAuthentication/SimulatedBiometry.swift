import FailureReporting
import HeadlessUIKit

/// Which faces and fingers the device knows, and the person before it, as a test says.
///
/// It belongs to the application of the test. As a new simulator the device knows faces, and none of them.
///
/// ```swift
/// SimulatedBiometry.isEnrolled = true
/// SimulatedBiometry.next = .match
/// ```
@preconcurrency @MainActor
public enum SimulatedBiometry {
  /// The answer to the question for the owner.
  public enum Outcome: String, Sendable {
    /// It is the owner: by face or finger, or by the passcode.
    case match
    /// It is another person; after five times the device takes only the passcode.
    case noMatch
    /// The user taps the button that cancels.
    case cancel
    /// The user taps the button for another way: the app's, or the passcode where that is asked for, too.
    case fallback
    /// The system cancels, such as for a call.
    case systemCancel
  }

  // MARK: The device

  /// The biometry of the device.
  public static var kind: LABiometryType {
    get { BiometryWorld.current.kind }
    set { BiometryWorld.current.kind = newValue }
  }

  /// Whether a face or a finger is enrolled.
  public static var isEnrolled: Bool {
    get { BiometryWorld.current.isEnrolled }
    set { BiometryWorld.current.isEnrolled = newValue }
  }

  /// Whether the device has a passcode.
  public static var hasPasscode: Bool {
    get { BiometryWorld.current.hasPasscode }
    set { BiometryWorld.current.hasPasscode = newValue }
  }

  // MARK: The open question

  /// The reason that the app gives for the open question; `nil` without one.
  public static var reason: String? { BiometryWorld.current.evaluation?.reason }

  /// What happens at once to the next question.
  public static var next: Outcome? {
    get { BiometryWorld.current.next }
    set { BiometryWorld.current.next = newValue }
  }

  /// Answers the open question.
  ///
  /// Records a failure without an open question, or when there is no button for another way.
  public static func answer(
    _ outcome: Outcome, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    UserAct.perform(in: .shared, at: site) { application in
      let world = BiometryWorld.current
      guard let evaluation = world.evaluation, world.alertInFront(of: evaluation) != nil else {
        return BiometryWords.reportNobody(outcome, application, at: site)
      }
      guard outcome != .fallback || evaluation.fallbackTitle != nil else {
        return BiometryWords.reportNoFallback(evaluation, at: site)
      }
      world.end(evaluation, outcome.outcome(of: evaluation))
    }
  }
}

extension SimulatedBiometry.Outcome {
  /// The result for the asking context.
  func outcome(of evaluation: Evaluation) -> Evaluation.Outcome {
    switch self {
    case .match: .owner
    case .noMatch: .error(.authenticationFailed)
    case .cancel: .error(.userCancel)
    case .systemCancel: .error(.systemCancel)
    case .fallback:
      evaluation.policy == .deviceOwnerAuthentication && !evaluation.asksForPasscode
        ? .passcode : .error(.userFallback)
    }
  }
}
