public import Foundation

/// The system that the device runs.
@preconcurrency @MainActor
open class XCUISystem: NSObject {
  /// Opens a URL of the app's, as a tap on a link in another app does.
  public func open(_ url: URL) { XCUIApplication().open(url) }
}
