package import FailureReporting
package import HeadlessUIKit

/// The orders of an app's work that a test runs in, one after the other.
package struct OrderPlan: Sendable {
  package struct Stop: Sendable {
    let number: Int
    let count: Int

    /// The line for the details of a failure.
    package var place: String { "In order \(number) of \(count)." }

    /// Puts an application into the order; the first one is the usual order.
    @MainActor
    package func enter(_ application: UIApplication) {
      application.mainLoop.order = number == 1 ? nil : SeededNumbers(seed: UInt64(number))
    }
  }

  private let count: Int

  package init(_ count: Int) { self.count = count }

  /// The orders to run in; empty, with a failure, if there is no order.
  @MainActor
  package func stops(for what: String, at site: CallSite) -> [Stop] {
    guard count > 0 else {
      Gesture.perform(at: site) {
        ExploringWords.noOrder(what, count).report(.application, kind: .mistake, at: site)
      }
      return []
    }
    return (1...count).map { Stop(number: $0, count: count) }
  }
}
