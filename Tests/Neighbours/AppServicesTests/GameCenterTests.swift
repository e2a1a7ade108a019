import FleetTesting
import HeadlessGameKit
import TestSupport
import Testing

private final class Game: UIViewController, GKGameCenterControllerDelegate {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
    dismiss(animated: true)
  }
}

@MainActor @Suite("GameKit", .freshApplication)
struct GameCenterTests {
  private let trace = Trace()

  @Test func `a player signs in, and scores are written down`() async throws {
    let player = GKLocalPlayer.local
    player.authenticateHandler = { [trace] _, error in
      trace.add("\((error as? GKError)?.code == .notAuthenticated)")
    }
    await settle()
    #expect(!player.isAuthenticated)
    await #expect(throws: GKError(.notAuthenticated)) {
      try await GKLeaderboard.submitScore(7, context: 0, player: player, leaderboardIDs: ["birds"])
    }
    SimulatedGameCenter.player = "Robin"
    await settle()
    #expect(trace.lines == ["true", "false"])
    #expect(player.displayName == "Robin")
    try await GKLeaderboard.submitScore(7, context: 0, player: player, leaderboardIDs: ["birds"])
    let achievement = GKAchievement(identifier: "first bird")
    achievement.percentComplete = 100
    GKAchievement.report([achievement]) { [trace] in trace.add("\($0 == nil)") }
    await settle()

    #expect(trace.lines.last == "true")
    #expect(SimulatedGameCenter.scores == ["birds": [7]])
    #expect(SimulatedGameCenter.achievements == ["first bird": 100])
  }

  @Test func `the user leaves the screen`() {
    let (game, screen) = (Game(), GKGameCenterViewController(state: .leaderboards))
    screen.gameCenterDelegate = game
    setAsAppRootWindow(game)
    game.present(screen, animated: true)
    Fleet.screen.buttons["Done"].tap()

    #expect(game.presentedViewController == nil)
  }
}
