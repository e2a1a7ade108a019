import HeadlessUIKit

/// What looks at a test and what plants faults into it, at rest while an app is explored.
@MainActor
struct PausedWatch {
  private let watching = ScreenWatch.pause()
  private let planter = AppFault.pause()

  func resume() {
    AppFault.resume(planter)
    ScreenWatch.resume(watching)
  }
}
