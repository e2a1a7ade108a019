import Foundation
import HeadlessUIKit
import Locks

/// The watch of one application's user.
final class PairedWatch: ScopedState {
  typealias Message = MainActorOnly<[String: Any]>

  struct State: Sendable {
    var isActivated = false
    var isPaired = false
    var isAppInstalled = false
    var isReachable = false
    var sentContext = Message([:])
    var receivedContext = Message([:])
    var messages: [Message] = []
    var userInfos: [Message] = []
    var files: [URL] = []
    var reply: (@MainActor ([String: Any]) -> [String: Any]?)?
  }

  let session = MainActorOnly(WCSession())
  private let state = Locked(State())

  init() {}

  var now: State { state.withLock { $0 } }

  func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  /// What the watch answers to a message; `nil` without an answer.
  @MainActor func receive(_ message: [String: Any]) -> [String: Any]? {
    let received = Message(message)
    change { $0.messages.append(received) }
    return now.reply?(message)
  }
}
