import HeadlessUIKit
import Locks

/// Game Center, as a test says and reads.
///
/// It belongs to the application of the test. At first no player has signed in.
///
/// ```swift
/// SimulatedGameCenter.player = "Robin"
/// ```
public enum SimulatedGameCenter {
  /// The name of the player who has signed in.
  public static var player: String? {
    get { GameCenterAnswers.current.player }
    set {
      GameCenterAnswers.current.player = newValue
      GameCenterAnswers.current.tell()
    }
  }

  /// The scores that were written, by the identifiers of the lists.
  public static var scores: [String: [Int]] { GameCenterAnswers.current.scores }

  /// How much of what was reached, by the identifiers.
  public static var achievements: [String: Double] { GameCenterAnswers.current.achievements }
}

/// The game center of one application.
final class GameCenterAnswers: ScopedState {
  typealias Handler = @MainActor @Sendable (UIViewController?, (any Error)?) -> Void

  private struct State {
    var player: String?
    var handler: Handler?
    var scores: [String: [Int]] = [:]
    var achievements: [String: Double] = [:]
  }

  private let state = Locked(State())

  var scores: [String: [Int]] { state.withLock(\.scores) }
  var achievements: [String: Double] { state.withLock(\.achievements) }

  var player: String? {
    get { state.withLock(\.player) }
    set { state.withLock { $0.player = newValue } }
  }

  var handler: Handler? {
    get { state.withLock(\.handler) }
    set { state.withLock { $0.handler = newValue } }
  }

  func tell() {
    guard handler != nil else { return }
    MainTurn.post("GKLocalPlayer.authenticateHandler") { [self] in
      handler?(nil, player == nil ? GKError(.notAuthenticated) : nil)
    }
  }

  func submit(_ score: Int, _ lists: [String]) -> GKError? {
    state.withLock { state in
      guard state.player != nil else { return GKError(.notAuthenticated) }
      for list in lists { state.scores[list, default: []].append(score) }
      return nil
    }
  }

  func report(_ achievements: [GKAchievement]) -> GKError? {
    let reached = achievements.map { ($0.identifier, $0.percentComplete) }
    return state.withLock { state in
      guard state.player != nil else { return GKError(.notAuthenticated) }
      for (identifier, percent) in reached { state.achievements[identifier] = percent }
      return nil
    }
  }
}
