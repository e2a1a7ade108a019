import FailureReporting
public import Foundation
public import HeadlessUIKit
import Locks

/// Asks a person to prove that they own the device.
///
/// A test says who answers, see ``SimulatedBiometry``. The reply comes on a later turn of the main
/// loop.
open class LAContext: NSObject {
  /// Creates a context.
  public override init() { super.init() }

  private let world = BiometryWorld.current
  private let invalid = Locked(false)
  private let asked = Locked<Evaluation?>(nil)

  // MARK: What can be asked

  /// Returns whether the owner can be asked, and says why not.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    biometryType = world.kind
    let code = isInvalid ? .invalidContext : world.obstacle(to: policy)
    guard let code else {
      evaluatedPolicyDomainState = world.domainState
      return true
    }
    error?.pointee = NSError(
      domain: LAErrorDomain, code: code.rawValue, userInfo: LAError(code).errorUserInfo)
    return false
  }

  /// What the device knows its owner by, once it was asked whether anybody can be asked.
  open private(set) var biometryType = LABiometryType.none

  /// What changes when other people's faces or fingers are shown to the device.
  open private(set) var evaluatedPolicyDomainState: Data?

  // MARK: How it is asked

  /// The button for doing it in another way; an empty text hides it.
  open var localizedFallbackTitle: String?
  /// The button that cancels.
  open var localizedCancelTitle: String?
  /// What it is asked for, where nothing else says so.
  open var localizedReason = ""
  /// Whether no question may be shown.
  open var interactionNotAllowed = false
  /// How long a finger that has unlocked the device counts, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  // MARK: Asking

  /// Asks a person to prove that they own the device.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    if localizedReason.isEmpty {
      Reporting.deliver(
        RecordedFailure(
          "Non-empty localizedReason must be provided.", name: .invalidArgument,
          kind: .exception,
          details: "Local Authentication raises this exception in "
            + "LAContext.evaluatePolicy(_:localizedReason:reply:).",
          site: MainActor.runUnchecked { AmbientCallSite.nearest } ?? CallSite()))
    }
    let evaluation = Evaluation(
      policy, reason: localizedReason, cancel: localizedCancelTitle,
      fallback: localizedFallbackTitle, reply: reply)
    let code: LAError.Code? =
      if isInvalid {
        .invalidContext
      } else if localizedReason.isEmpty {
        // Where a device raises an exception, nothing waits; here a task that awaits the reply
        // would for ever.
        .authenticationFailed
      } else {
        world.obstacle(to: policy) ?? (interactionNotAllowed ? .notInteractive : nil)
      }
    if let code {
      MainTurn.post("LAContext replies") { evaluation.end(code) }
      return
    }
    asked.withLock { $0 = evaluation }
    world.begin(evaluation)
  }

  /// Asks a person to prove that they own the device.
  nonisolated(nonsending) open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Bool, any Error>) in
      evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
        if let error { next.resume(throwing: error) } else { next.resume(returning: isOwner) }
      }
    }
  }

  /// Ends the context; the open question goes away.
  open func invalidate() {
    invalid.withLock { $0 = true }
    guard let evaluation = asked.withLock({ $0 }) else { return }
    MainTurn.post("LAContext is not valid any more") { [world] in
      world.end(evaluation, .error(.appCancel))
    }
  }

  private var isInvalid: Bool { invalid.withLock { $0 } }
}
