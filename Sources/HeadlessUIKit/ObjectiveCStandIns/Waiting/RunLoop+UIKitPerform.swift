public import Foundation

extension RunLoop {
  /// Runs a block on a later turn.
  ///
  /// It stands for `perform(_:)`, whose blocks wait for a run loop that runs.
  public func uiKitPerform(_ block: @escaping @Sendable () -> Void) {
    MainTurn.post("RunLoop.main.perform", block)
  }

  /// Runs a block on a later turn; there is one run loop mode only.
  public func uiKitPerform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    uiKitPerform(block)
  }
}
