import HeadlessUIKit
import NetworkAnswers

/// What the app has asked of other people's code that only a test can answer, in words and in order.
@MainActor
package var callsOfOthers: [String] {
  UIApplication.shared.mainLoop.scope.toldStates.compactMap { $0 as? any AwaitedAnswers }
    .flatMap { state in
      state.told(after: 0).map { String($0.trimmingPrefix("called ")) }
    }
}
