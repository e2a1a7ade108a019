public import HeadlessUIKit

/// A list of the best players.
open class GKLeaderboard: NSObject {
  /// Writes a score into lists, and calls a closure on a later turn.
  @preconcurrency open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let error = GameCenterAnswers.current.submit(score, leaderboardIDs)
    MainTurn.post("GKLeaderboard") { completionHandler(error) }
  }

  /// Writes a score into lists.
  open nonisolated(nonsending) class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws {
    if let error = GameCenterAnswers.current.submit(score, leaderboardIDs) { throw error }
  }

  /// The players of a list.
  public enum PlayerScope: Int, Sendable {
    case global
    case friendsOnly
  }

  /// The time that a list is of.
  public enum TimeScope: Int, Sendable {
    case today
    case week
    case allTime
  }
}
