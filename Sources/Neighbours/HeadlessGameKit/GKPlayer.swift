public import HeadlessUIKit

/// A player.
@preconcurrency @MainActor
open class GKPlayer: NSObject {
  /// What is shown of the player.
  open var displayName: String { alias }
  /// The name.
  open var alias: String { name }
  /// The identifier in this game.
  open var gamePlayerID: String { name }
  /// The identifier in the games of the same team.
  open var teamPlayerID: String { name }

  var name: String { "" }

  override init() { super.init() }
}
