public import Foundation
public import HeadlessXCUIAutomation
public import XCTest

extension XCTestCase {
  /// Adds a handler for alerts that are in the way of a step; the one added last is asked first.
  ///
  /// It gets the alert, and answers whether it has dealt with it. It is asked when an element that a
  /// step needs is behind an alert or a sheet, and when the app itself is tapped or swiped.
  @preconcurrency @MainActor @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    AutomationSession.addInterruptionMonitor(handler)
  }

  /// Takes a handler for alerts away.
  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    AutomationSession.removeInterruptionMonitor(monitor)
  }
}
