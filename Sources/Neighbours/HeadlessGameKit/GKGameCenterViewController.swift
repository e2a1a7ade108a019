public import HeadlessUIKit

/// The screen of Game Center, which the user leaves by "Done".
open class GKGameCenterViewController: UINavigationController {
  /// The delegate, which dismisses the screen.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// What it shows.
  open var viewState = GKGameCenterViewControllerState.default

  /// Creates a screen.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }

  /// Creates a screen with a list of the best players.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) { self.init(state: .leaderboards) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = UIViewController()
    screen.title = "Game Center"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [unowned self] _ in
        gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
      })
    viewControllers = [screen]
  }
}

/// What the screen shows.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements = 1
  case challenges = 2
  case localPlayerProfile = 3
  case dashboard = 4
}

/// The method by which the screen tells that the user is done.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// Called when the user is done; the delegate dismisses the screen.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
