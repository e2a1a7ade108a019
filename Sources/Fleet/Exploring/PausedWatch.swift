import HeadlessUIKit

/// The observers of a test and the planting of faults, paused while an app is explored.
@MainActor
struct PausedWatch {
  private let watching: Bool
  private let planter: FaultPlanter?

  init() {
    Gesture.listens
    watching = ScreenWatch.pause()
    planter = FaultPlanter.pause()
  }

  func resume() {
    FaultPlanter.resume(planter)
    ScreenWatch.resume(watching)
  }
}
