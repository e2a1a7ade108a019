import FleetTesting
import Foundation
import HeadlessLocalAuthentication
import TestSupport
import Testing

@MainActor
@Suite("Local Authentication: what failures say", .freshApplication)
struct BiometryFailureTextsTests {
  private let context = LAContext()

  private func evaluate(_ policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics) {
    context.evaluatePolicy(policy, localizedReason: "To see your birds") { _, _ in }
    settle()
  }

  @Test func `nobody who is not asked can answer`() {
    let first = failures { SimulatedBiometry.answer(.match) }
    SimulatedBiometry.isEnrolled = true
    evaluate()
    let title = Fleet.screen.alert?.title ?? ""
    let second = failures { SimulatedBiometry.answer(.match) }

    #expect(
      (first + second).reasons == [
        "Cannot answer with 'match': Nobody is asked who they are.",
        "Cannot answer with 'match': Nobody is asked who they are.",
      ])
    #expect(
      first.first?.details
        == "LAContext.evaluatePolicy(_:localizedReason:reply:) asks, if canEvaluatePolicy(_:error:) is "
        + "true: that needs SimulatedBiometry.isEnrolled = true.")
    #expect(
      second.first?.details
        == "The system asks '\(title)' first: Fleet.answerPermission(.allow) answers that.")
  }

  @Test func `another way needs its button`() {
    SimulatedBiometry.isEnrolled = true
    permissions[.faceID] = .allowed
    context.localizedFallbackTitle = ""
    evaluate()
    let first = failures { SimulatedBiometry.answer(.fallback) }
    SimulatedBiometry.answer(.cancel)
    permissions[.faceID] = .denied
    evaluate(.deviceOwnerAuthentication)
    let second = failures { SimulatedBiometry.answer(.fallback) }

    #expect(
      (first + second).reasons == [
        "Cannot answer with 'fallback': There is no button for another way.",
        "Cannot answer with 'fallback': There is no button for another way.",
      ])
    #expect(
      (first + second).map(\.details) == [
        "The localizedFallbackTitle of the context is empty.", "The passcode is the last way.",
      ])
  }

  @Test func `a reason is not to be empty, and who waits for the reply has one`() {
    let trace = Trace()
    let received = failures {
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { isOwner, error in
        trace.add("\(isOwner) \((error as NSError?)?.code ?? 0)")
      }
      settle()
    }

    #expect(received.reasons == ["Non-empty localizedReason must be provided."])
    #expect(trace.lines == ["false -1"])
    #expect(
      received.first?.details
        == "Local Authentication raises this exception in "
        + "LAContext.evaluatePolicy(_:localizedReason:reply:).")
  }
}
