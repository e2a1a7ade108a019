import Fleet
public import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  /// A button of the device.
  public enum Button: Int, Sendable {
    /// The one that leads to the home screen.
    case home = 1
  }

  /// The device.
  public static let shared = XCUIDevice()

  /// Presses a button: the app goes to the background.
  public func press(_ button: Button) {
    guard AutomationSession.state == .runningForeground else { return }
    AutomationSession.state = .runningBackground
    sendAppToBackground()
  }
}
