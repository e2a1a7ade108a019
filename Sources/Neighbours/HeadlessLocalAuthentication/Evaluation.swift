import Locks

/// The owner of the device is asked to prove that they own it.
final class Evaluation: Sendable {
  enum Outcome: Sendable {
    case owner
    case error(LAError.Code)
    /// The passcode is asked for.
    case passcode
  }

  let policy: LAPolicy
  let reason: String
  let cancel: String?
  let fallback: String?
  private let reply: @Sendable (Bool, (any Error)?) -> Void
  private let state = Locked<(isOver: Bool, asksForPasscode: Bool, outcome: Outcome?)>(
    (false, false, nil))

  init(
    _ policy: LAPolicy, reason: String, cancel: String?, fallback: String?,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    self.policy = policy
    self.reason = reason
    self.cancel = cancel
    self.fallback = fallback
    self.reply = reply
  }

  /// Whether the passcode is asked for, and not a face or a finger.
  var asksForPasscode: Bool {
    get { state.withLock(\.asksForPasscode) }
    set { state.withLock { $0.asksForPasscode = newValue } }
  }

  /// What is to come of it once its alert has gone, if that is not what the alert's button says.
  var outcome: Outcome? {
    get { state.withLock(\.outcome) }
    set { state.withLock { $0.outcome = newValue } }
  }

  var isOver: Bool { state.withLock(\.isOver) }

  /// The button for doing it in another way; none while there is no other way.
  var fallbackTitle: String? {
    guard !asksForPasscode, fallback != "" else { return nil }
    return fallback ?? (policy == .deviceOwnerAuthentication ? "Enter Passcode" : "Enter Password")
  }

  /// Replies, once; `nil` says that it is the owner.
  func end(_ error: LAError.Code?) {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isFirst { reply(error == nil, error.map { LAError($0) }) }
  }
}
