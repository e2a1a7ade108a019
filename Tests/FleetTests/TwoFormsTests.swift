import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Helpers of two forms", .freshApplication)
struct TwoFormsTests {
  /// The text of a failure, and the app's calls.
  private struct Course: Equatable {
    var failures: [[String]] = []
    var calls: [String] = []
  }

  private func course(
    in state: Scenery.State, _ forms: TwoForms, _ choose: (TwoForms.Pair) -> () -> Void
  ) -> Course {
    let scenery = Scenery(state)
    let gesture = choose(forms.make(scenery))
    Fleet.settle()
    let before = scenery.calls.count
    let received = failures { gesture() }
    UIApplication.shared.windowState.told = nil
    return Course(
      failures: received.map { [$0.name.rawValue, $0.reason, $0.details] },
      calls: Array(scenery.calls.dropFirst(before)))
  }

  @Test(arguments: helpersOfTwoForms, Scenery.State.allCases)
  func `fail alike and call the app alike`(forms: TwoForms, state: Scenery.State) {
    let onObject = course(in: state, forms) { $0.onObject }
    let onElement = course(in: state, forms) { $0.onElement }

    #expect(onElement == onObject)
    #expect(onObject.failures.count <= 1)
    if state == .plain { #expect(!onObject.failures.isEmpty || !onObject.calls.isEmpty) }
  }
}
