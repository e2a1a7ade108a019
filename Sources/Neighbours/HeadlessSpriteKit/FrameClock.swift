package import Foundation
import HeadlessUIKit

/// Calls a closure for each frame of the screen, in UIKit time, as long as it runs.
@MainActor
package final class FrameClock {
  private let step: @MainActor (_ time: TimeInterval, _ passed: TimeInterval) -> Void
  private var loop: MainLoop?
  private var turn: MainLoop.TimedTurn?

  /// Creates a clock that stands.
  package init(_ step: @escaping @MainActor (TimeInterval, TimeInterval) -> Void) {
    self.step = step
  }

  /// Whether it runs.
  package var isRunning = false {
    didSet {
      guard isRunning != oldValue else { return }
      if isRunning { schedule() } else { stop() }
    }
  }

  private func schedule() {
    let loop = UIApplication.shared.mainLoop
    self.loop = loop
    turn = loop.enqueue("a frame of a scene", after: .frame, isOfApp: true) { [weak self] in
      guard let self else { return }
      turn = nil
      step(loop.now.inSeconds, Duration.frame.inSeconds)
      if isRunning, turn == nil { schedule() }
    }
  }

  private func stop() {
    if let turn { loop?.cancel(turn) }
    turn = nil
  }
}
