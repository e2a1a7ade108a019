public import HeadlessUIKit

/// Something that a player has reached.
open class GKAchievement: NSObject {
  /// What tells it apart.
  open var identifier: String
  /// How much of it, from 0 to 100.
  open var percentComplete = 0.0
  /// Whether the player is told.
  open var showsCompletionBanner = false
  /// Whether it is reached.
  open var isCompleted: Bool { percentComplete >= 100 }

  /// Creates one.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Writes down what was reached, and calls a closure on a later turn.
  @preconcurrency open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = GameCenterAnswers.current.report(achievements)
    guard let completionHandler else { return }
    MainTurn.post("GKAchievement") { completionHandler(error) }
  }
}
