import HeadlessUIKit

/// The observers of a test and the planting of faults, paused while an app is explored.
@MainActor
struct PausedWatch {
  private let watching = ScreenWatch.pause()
  private let planter = AppFault.pause()

  func resume() {
    AppFault.resume(planter)
    ScreenWatch.resume(watching)
  }
}
