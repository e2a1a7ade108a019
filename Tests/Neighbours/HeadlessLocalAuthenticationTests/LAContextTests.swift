import FailureReporting
import FleetTesting
import Foundation
import HeadlessLocalAuthentication
import TestSupport
import Testing

@MainActor
@Suite("Local Authentication: contexts", .freshApplication)
struct LAContextTests {
  private let context = LAContext()
  private let trace = Trace()

  /// Returns why a policy cannot be evaluated; 0 where it can.
  private func obstacle(_ policy: LAPolicy) -> Int {
    var error: NSError?
    let can = LAContext().canEvaluatePolicy(policy, error: &error)
    return can ? 0 : error?.code ?? 1
  }

  private func evaluate(_ policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics) {
    context.evaluatePolicy(policy, localizedReason: "To see your birds") { [trace] isOwner, error in
      trace.add("\(isOwner) \((error as? LAError)?.code.rawValue ?? 0)")
    }
    settle()
  }

  private func enrol() {
    SimulatedBiometry.isEnrolled = true
    permissions[.faceID] = .allowed
  }

  @Test func `what can be asked depends on the device and its user`() {
    let biometrics = LAPolicy.deviceOwnerAuthenticationWithBiometrics
    #expect(obstacle(biometrics) == -7 && obstacle(.deviceOwnerAuthentication) == 0)
    SimulatedBiometry.isEnrolled = true
    #expect(obstacle(biometrics) == 0)
    permissions[.faceID] = .denied
    #expect(obstacle(biometrics) == -6)
    SimulatedBiometry.kind = .touchID
    #expect(obstacle(biometrics) == 0)
    SimulatedBiometry.kind = .none
    #expect(obstacle(biometrics) == -6)
    SimulatedBiometry.kind = .faceID
    permissions[.faceID] = .notDetermined
    SimulatedBiometry.hasPasscode = false
    #expect(obstacle(biometrics) == -5 && obstacle(.deviceOwnerAuthentication) == -5)
  }

  @Test func `the kind of biometry is known once it was asked for`() {
    #expect(context.biometryType == .none && context.evaluatedPolicyDomainState == nil)

    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))

    #expect(context.biometryType == .faceID)
    let first = LAContext()
    SimulatedBiometry.isEnrolled = true
    _ = first.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
    SimulatedBiometry.isEnrolled = false
    SimulatedBiometry.isEnrolled = true
    _ = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
    #expect(first.evaluatedPolicyDomainState != context.evaluatedPolicyDomainState)
  }

  @Test func `the first look at a face needs the permission, and then somebody is asked`() {
    SimulatedBiometry.isEnrolled = true
    evaluate()
    #expect(Fleet.screen.alert?.title?.hasPrefix("Do you want to allow “") == true)
    answerPermission(.allow)
    #expect(Fleet.screen.alert?.title?.hasPrefix("Face ID for “") == true)
    #expect(UIApplication.shared.applicationState == .inactive)
    #expect(SimulatedBiometry.reason == "To see your birds" && trace.lines.isEmpty)

    SimulatedBiometry.answer(.match)

    #expect(trace.lines == ["true 0"] && SimulatedBiometry.reason == nil)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `who denies the look at the face is asked for the passcode, if that will do`() {
    SimulatedBiometry.isEnrolled = true
    evaluate()
    answerPermission(.deny)
    #expect(trace.lines == ["false -6"])

    evaluate(.deviceOwnerAuthentication)
    #expect(Fleet.screen.alert?.title?.hasPrefix("Enter iPhone passcode for “") == true)
    SimulatedBiometry.answer(.match)

    #expect(trace.lines == ["false -6", "true 0"])
  }

  @Test func `each outcome is the reply that a device gives`() {
    enrol()
    let rows: [(SimulatedBiometry.Outcome, String)] = [
      (.match, "true 0"), (.noMatch, "false -1"), (.cancel, "false -2"), (.fallback, "false -3"),
      (.systemCancel, "false -4"),
    ]
    for (outcome, reply) in rows {
      evaluate()
      SimulatedBiometry.answer(outcome)
      #expect(trace.lines.last == reply)
    }
    for (outcome, reply) in rows {
      SimulatedBiometry.next = outcome
      evaluate()
      #expect(trace.lines.last == reply && SimulatedBiometry.next == nil)
    }
    #expect(trace.lines.count == 10)
  }

  @Test func `the buttons of the alert do the same`() {
    enrol()
    context.localizedCancelTitle = "Later"
    context.localizedFallbackTitle = "Use PIN"
    for title in ["Later", "Use PIN"] {
      evaluate()
      Fleet.screen.buttons[title].tap()
    }

    #expect(trace.lines == ["false -2", "false -3"])
  }

  @Test func `the other way leads to the passcode where that will do`() {
    enrol()
    evaluate(.deviceOwnerAuthentication)
    SimulatedBiometry.answer(.fallback)
    #expect(trace.lines.isEmpty)

    SimulatedBiometry.answer(.cancel)

    #expect(trace.lines == ["false -2"])
  }

  @Test func `five failures lock faces out, until the passcode is right`() {
    enrol()
    for _ in 1...5 {
      evaluate()
      SimulatedBiometry.answer(.noMatch)
    }
    #expect(obstacle(.deviceOwnerAuthenticationWithBiometrics) == -8)
    evaluate()
    #expect(trace.lines.last == "false -8")

    evaluate(.deviceOwnerAuthentication)
    SimulatedBiometry.answer(.match)

    #expect(trace.lines.last == "true 0")
    #expect(obstacle(.deviceOwnerAuthenticationWithBiometrics) == 0)
  }

  @Test func `a context that ends cancels, and asks nobody any more`() {
    enrol()
    evaluate()
    context.invalidate()
    settle()
    #expect(trace.lines == ["false -9"] && Fleet.screen.presentedAlert == nil)

    evaluate()

    #expect(trace.lines == ["false -9", "false -10"])
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
  }

  @Test func `a context that is not to ask says so`() {
    enrol()
    context.interactionNotAllowed = true
    evaluate()

    #expect(trace.lines == ["false -1004"])
  }

  @Test func `the reply can be awaited`() async throws {
    enrol()
    SimulatedBiometry.next = .match
    let isOwner = try await context.evaluatePolicy(
      .deviceOwnerAuthentication, localizedReason: "To see your birds")
    SimulatedBiometry.next = .cancel

    #expect(isOwner)
    await #expect(throws: LAError(.userCancel)) {
      _ = try await context.evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: "To see your birds")
    }
  }

  @Test func `errors have the domain, numbers and words of Local Authentication`() {
    let error: any Error = LAError(.userFallback)
    let isFallback = if case LAError.userFallback = error { true } else { false }
    var found: NSError?
    _ = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &found)

    #expect((error as NSError).domain == "com.apple.LocalAuthentication")
    #expect((error as NSError).code == -3 && isFallback && kLAErrorUserCancel == -2)
    #expect(found?.localizedDescription == "No identities are enrolled.")
  }
}
