import HeadlessUIKit

/// The observers of a test and the planting of faults, paused while an app is explored.
@MainActor
struct PausedWatch {
  private let watching: Bool
  private let planter = AppFault.pause()

  init() {
    Gesture.listens
    watching = ScreenWatch.pause()
  }

  func resume() {
    AppFault.resume(planter)
    ScreenWatch.resume(watching)
  }
}
