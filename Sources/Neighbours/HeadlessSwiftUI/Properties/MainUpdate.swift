/// The way of a change to the nodes that it concerns, from any thread.
enum MainUpdate {
  /// Runs work at once where that may be, and else on a turn of the main loop of the nodes' application.
  static func run(
    in scope: ApplicationScope?, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    if MainQueue.isCurrent { return MainActor.runUnchecked(work) }
    ApplicationScope.$current.withValue(scope ?? .current) {
      MainTurn.post("a change of SwiftUI state", work)
    }
  }
}
