import HeadlessUIKit

extension Gesture {
  /// Sees to it that what hears of all steps of a process has been registered before the first one.
  nonisolated static let listens: Void = {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { register() }
    } else {
      Task { @MainActor in register() }
    }
  }()

  private static func register() {
    SelfCheck.run()
    UserAct.reportExcess = { reportExceededLimit(of: $0, at: $1) }
    LastScreen.prepare()
    TraceWatch.beginForAllTests()
    ScreenWatch.beginForAllTests()
    FaultPlanter.beginForAllTests()
  }
}
