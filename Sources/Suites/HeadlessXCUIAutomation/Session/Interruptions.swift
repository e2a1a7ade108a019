import Fleet
import Foundation
import HeadlessUIKit

/// What a suite does about alerts that are in the way.
@MainActor
struct Interruptions {
  private final class Monitor: NSObject {
    let handler: (XCUIElement) -> Bool

    init(_ handler: @escaping (XCUIElement) -> Bool) { self.handler = handler }
  }

  private var monitors: [Monitor] = []
  /// Whether a handler runs now, whose own steps interrupt nothing.
  private var isHandling = false

  /// Adds a handler, which is asked before the earlier ones.
  mutating func add(_ handler: @escaping (XCUIElement) -> Bool) -> NSObject {
    let monitor = Monitor(handler)
    monitors.append(monitor)
    return monitor
  }

  /// Takes a handler away.
  mutating func remove(_ monitor: any NSObjectProtocol) {
    monitors.removeAll { $0 === monitor }
  }

  /// Lets the handlers deal with an alert that keeps an element from being met.
  ///
  /// An alert in which the element is, or which leaves it within reach, does not concern them. What
  /// the system asks is in the way of all of the app.
  static func handle(before element: XCUIElement) {
    let session = AutomationSession.self
    guard !session.interruptions.monitors.isEmpty, !session.interruptions.isHandling,
      !session.isInert, session.state == .runningForeground
    else { return }
    let springboard = XCUIApplication(bundleIdentifier: XCUIApplication.springboard)
    var alerts = element.screenElement.isOfApp ? [springboard.alerts.firstMatch] : []
    if element is XCUIApplication || element.screenElement.nodes.isEmpty {
      alerts += [XCUIElement.ElementType.alert, .sheet].map {
        XCUIApplication().descendants(matching: $0).firstMatch
      }
    }
    for alert in alerts where alert.exists {
      session.interruptions.isHandling = true
      defer { session.interruptions.isHandling = false }
      for monitor in session.interruptions.monitors.reversed() where monitor.handler(alert) {
        return
      }
    }
  }
}
