import HeadlessUIKit
import Locks
import NetworkAnswers

/// The calls of one application, and what its test lets them answer.
final class StandInCalls: AwaitedAnswers {
  private struct State {
    var calls: [StandIn.Call] = []
    var answers: [StandIn.Answer] = []
  }

  // Proof: calls and answers go from the app's thread to the test's, which reads them when the app has come
  // to rest; the answers are run where the app calls.
  private let state = Locked(unchecked: State())
  /// What belongs to no object: properties of classes, and the objects that functions without one answer.
  let values = ObjectValues()

  init() {}

  var calls: [StandIn.Call] { state.withLockUnchecked { $0.calls } }

  /// Writes a call down, and returns what answers it: what was added last.
  ///
  /// - Parameter isByHand: Whether a file by hand does it where the test has no answer.
  func note(_ call: StandIn.Call, of receiver: Any?, isByHand: Bool = false) -> StandIn.Answer? {
    state.withLockUnchecked { state in
      let answer = state.answers.last { $0.isFor(call.name, of: receiver) }
      call.isDoneByHand = isByHand && answer == nil
      state.calls.append(call)
      return answer
    }
  }

  /// Lets go of the closures that the last call of a function still has which a file by hand does.
  func letGo(ofClosuresOf name: String) {
    let last = state.withLockUnchecked { state in
      state.calls.last { $0.name == name && $0.isDoneByHand && !$0.blocks.allSatisfy(\.isReleased) }
    }
    last?.letGo(ofAll: true)
  }

  /// Returns what answers a property, whose reads are not written down.
  func answer(_ name: String, of receiver: Any?) -> StandIn.Answer? {
    state.withLockUnchecked { state in
      state.answers.isEmpty ? nil : state.answers.last { $0.isFor(name, of: receiver) }
    }
  }

  func add(_ answer: StandIn.Answer) { state.withLockUnchecked { $0.answers.append(answer) } }

  // MARK: What a trace and a failure tell

  var toldCount: Int { state.withLockUnchecked { $0.calls.count } }

  func told(after count: Int) -> [String] { calls.dropFirst(count).map { "called \($0)" } }

  var awaited: [String] { calls.filter(\.isUnanswered).map(\.awaited) }
}
