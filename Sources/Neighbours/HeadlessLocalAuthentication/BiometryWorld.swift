import Foundation
import HeadlessUIKit
import Locks

/// The owner's enrolled face or finger, as the device of an application knows it, and the question
/// that is open.
final class BiometryWorld: ScopedState {
  private struct State {
    var kind = LABiometryType.faceID
    var isEnrolled = false
    var hasPasscode = true
    var failures = 0
    var next: SimulatedBiometry.Outcome?
    var current: Evaluation?
    /// How often other people's faces or fingers were shown to the device.
    var enrolments: UInt8 = 0
  }

  private let state = Locked(State())
  private static let mostFailures = 5

  init() {}

  // MARK: What holds

  var kind: LABiometryType {
    get { state.withLock(\.kind) }
    set { state.withLock { $0.kind = newValue } }
  }

  var isEnrolled: Bool {
    get { state.withLock(\.isEnrolled) }
    set {
      state.withLock { state in
        if state.isEnrolled != newValue { state.enrolments &+= 1 }
        (state.isEnrolled, state.failures) = (newValue, 0)
      }
    }
  }

  var hasPasscode: Bool {
    get { state.withLock(\.hasPasscode) }
    set { state.withLock { $0.hasPasscode = newValue } }
  }

  var next: SimulatedBiometry.Outcome? {
    get { state.withLock(\.next) }
    set { state.withLock { $0.next = newValue } }
  }

  /// The question that is open now.
  var evaluation: Evaluation? { state.withLock(\.current) }

  var domainState: Data { Data(repeating: state.withLock(\.enrolments), count: 32) }

  private var isDeniedByUser: Bool {
    kind == .faceID && [.denied, .restricted].contains(UserPermissions.current.status(of: .faceID))
  }

  /// Why the owner cannot be asked.
  func obstacle(to policy: LAPolicy) -> LAError.Code? {
    if policy == .deviceOwnerAuthentication { return hasPasscode ? nil : .passcodeNotSet }
    return biometryObstacle
  }

  /// Why the owner cannot be asked for a face or a finger.
  private var biometryObstacle: LAError.Code? {
    let (kind, isEnrolled, failures) = state.withLock { ($0.kind, $0.isEnrolled, $0.failures) }
    if kind == .none || isDeniedByUser { return .biometryNotAvailable }
    if !hasPasscode { return .passcodeNotSet }
    if !isEnrolled { return .biometryNotEnrolled }
    return failures >= Self.mostFailures ? .biometryLockout : nil
  }

  // MARK: Asking

  /// Asks for a face or a finger, the first time for the permission to look at the face, or for the
  /// passcode.
  func begin(_ evaluation: Evaluation) {
    guard biometryObstacle == nil else { return ask(evaluation, forPasscode: true) }
    guard kind == .faceID else { return ask(evaluation, forPasscode: false) }
    UserPermissions.current.request(
      .faceID, by: "LAContext.evaluatePolicy(_:localizedReason:reply:)"
    ) { status in
      guard !evaluation.isOver else { return }
      if status == .allowed { return self.ask(evaluation, forPasscode: false) }
      guard evaluation.policy == .deviceOwnerAuthentication else {
        return evaluation.end(.biometryNotAvailable)
      }
      self.ask(evaluation, forPasscode: true)
    }
  }

  private func ask(_ evaluation: Evaluation, forPasscode: Bool) {
    evaluation.asksForPasscode = forPasscode
    MainTurn.post("LAContext asks") { [self] in
      guard !evaluation.isOver else { return }
      state.withLock { $0.current = evaluation }
      if let next = state.withLock({ state in
        defer { state.next = nil }
        return state.next
      }) {
        return finish(evaluation, next.outcome(of: evaluation))
      }
      UIApplication.shared.ask(alert(for: evaluation)) { button in
        let isFallback = if case .other = button.meaning { true } else { false }
        let chosen: SimulatedBiometry.Outcome = isFallback ? .fallback : .cancel
        self.finish(evaluation, evaluation.outcome ?? chosen.outcome(of: evaluation))
      }
    }
  }

  @MainActor
  private func alert(for evaluation: Evaluation) -> SystemAlert {
    var buttons = [SystemAlert.Button(evaluation.cancel ?? "Cancel", .denies(.denied))]
    if let title = evaluation.fallbackTitle { buttons.append(.init(title, .other(.denied))) }
    return SystemAlert(
      title: title(of: evaluation), message: evaluation.reason, buttons: buttons)
  }

  @MainActor
  private func title(of evaluation: Evaluation) -> String {
    let app = "“\(UIApplication.shared.nameForUser)”"
    if evaluation.asksForPasscode { return "Enter iPhone passcode for \(app)" }
    return switch kind {
    case .touchID: "Touch ID for \(app)"
    case .opticID: "Optic ID for \(app)"
    case .faceID, .none: "Face ID for \(app)"
    }
  }

  /// The alert of the open question, if it is in front.
  @MainActor
  func alertInFront(of evaluation: Evaluation) -> SystemAlertController? {
    let alert = UIApplication.shared.systemAlert
    return alert?.title == title(of: evaluation) ? alert : nil
  }

  // MARK: What comes of it

  /// Ends the asking, with the alert if there is one.
  @MainActor
  func end(_ evaluation: Evaluation, _ outcome: Evaluation.Outcome) {
    guard !evaluation.isOver else { return }
    evaluation.outcome = outcome
    guard evaluation === self.evaluation, let alert = alertInFront(of: evaluation),
      let action = alert.actions.first
    else { return finish(evaluation, outcome) }
    alert.choose(action)
  }

  @MainActor
  private func finish(_ evaluation: Evaluation, _ outcome: Evaluation.Outcome) {
    evaluation.outcome = nil
    state.withLock { $0.current = nil }
    switch outcome {
    case .passcode: return ask(evaluation, forPasscode: true)
    case .owner:
      state.withLock { $0.failures = 0 }
      evaluation.end(nil)
    case .error(let code):
      if code == .authenticationFailed { state.withLock { $0.failures += 1 } }
      evaluation.end(code)
    }
  }
}
