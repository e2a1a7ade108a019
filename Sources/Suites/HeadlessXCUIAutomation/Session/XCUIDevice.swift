import Fleet
public import Foundation
public import HeadlessUIKit

/// The device that the app runs on.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  /// A button of the device.
  public enum Button: Int, Sendable {
    case home = 1
    /// The button that turns the volume up.
    case volumeUp = 2
    /// The button that turns the volume down.
    case volumeDown = 3
  }

  /// The colors of the interface.
  public enum Appearance: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
  }

  public static let shared: XCUIDevice = {
    HostApp.spare()
    return XCUIDevice()
  }()

  /// How the device is held; the interface turns with it where the app supports that.
  ///
  /// It stays so from test to test, as on a device.
  public var orientation: UIDeviceOrientation {
    get { UIDevice.current.orientation }
    set {
      UIApplication.shared.userHold(newValue)
      AutomationSession.settle()
    }
  }

  /// How the interface is colored, which the user chooses for all apps.
  public var appearance: Appearance {
    get {
      Appearance(rawValue: UIScreen.main.traitCollection.userInterfaceStyle.rawValue) ?? .light
    }
    set {
      UIApplication.shared.userChoose(UIUserInterfaceStyle(rawValue: newValue.rawValue) ?? .light)
      AutomationSession.settle()
    }
  }

  /// Whether the device has a button.
  ///
  /// Only older phones have one for the home screen.
  @discardableResult
  public func hasHardwareButton(_ button: Button) -> Bool { true }

  /// Whether a pointer can be used, which is not so on a phone.
  public var supportsPointerInteraction: Bool { false }

  /// Presses a button: that for home sends the app to the background, others do nothing to it.
  public func press(_ button: Button) {
    guard button == .home, !AutomationSession.isInert,
      AutomationSession.state == .runningForeground
    else { return }
    AutomationSession.state = .runningBackground
    let site = AutomationSession.lastSite
    sendAppToBackground(
      fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
  }

  /// VoiceOver, which a test switches on and moves.
  public let voiceOverService = XCUIVoiceOverService()

  /// The system that the device runs.
  public var system: XCUISystem { XCUISystem() }
}
