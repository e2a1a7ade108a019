public import Foundation

/// The screen of the device.
@preconcurrency @MainActor
open class XCUIScreen: NSObject {
  public static let main = XCUIScreen()

  /// All screens: there is one.
  public static var screens: [XCUIScreen] { [main] }

  /// A picture of the screen.
  @discardableResult
  public func screenshot() -> XCUIScreenshot { XCUIApplication().screenshot() }
}
