import FailureReporting
import Fleet
public import Foundation
public import HeadlessUIKit

/// The app under test, which runs in the process of the tests.
///
/// All objects stand for the same app. Name its delegate in ``delegateClass``, or give the test target
/// a class `XCUITestedAppDelegate`, which is found by its name.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// Whether the app runs, and whether it is in front.
  public enum State: UInt, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// It does not run.
    case notRunning = 1
    /// It is in the background, and does nothing.
    case runningBackgroundSuspended = 2
    /// It is in the background.
    case runningBackground = 3
    /// It is in front.
    case runningForeground = 4
  }

  /// The class of the app's delegate, an object of which is made for each launch.
  public static var delegateClass: (any NSObject & UIApplicationDelegate).Type?

  /// The arguments of the next launch: pairs of `-key value` become defaults.
  ///
  /// `CommandLine.arguments` stays that of the tests.
  public var launchArguments: [String] = []

  /// The environment of the next launch.
  public var launchEnvironment: [String: String] = [:]

  /// Stands for the app under test.
  public init() { super.init(Fleet.screen.element, "Target Application") }

  /// Whether the app runs, and whether it is in front.
  public var state: State { AutomationSession.state }

  /// Launches the app anew; what ran before is gone.
  public func launch(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    AutomationSession.begin()
    AutomationSession.state = .notRunning
    guard let delegate = Self.makeDelegate(for: fileID) else {
      return AutomationSession.fail(
        "Failed to launch the app: There is no delegate to launch.",
        "Set XCUIApplication.delegateClass = AppDelegate.self first, or write a class "
          + "XCUITestedAppDelegate in the test target.", site)
    }
    LaunchSettings.apply(launchArguments, launchEnvironment)
    AutomationSession.state = .runningForeground
    AutomationSession.perform("launch", words, at: site) {
      launchApp(
        delegate, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Brings the app to the front, and launches it if it does not run.
  public func activate(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard state != .notRunning else {
      return launch(fileID: fileID, filePath: filePath, line: line, column: column)
    }
    AutomationSession.begin()
    guard state != .runningForeground else { return }
    AutomationSession.state = .runningForeground
    bringAppToForeground(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Ends the app, without telling it.
  public func terminate(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    UIApplication.shared.clear()
    AutomationSession.state = .notRunning
  }

  /// Waits in UIKit time until the app is in a state; answers whether it is.
  @discardableResult
  public func wait(for state: State, timeout: TimeInterval) -> Bool { self.state == state }

  private static func makeDelegate(for fileID: StaticString) -> (any UIApplicationDelegate)? {
    let module = fileID.description.prefix { $0 != "/" }
    let found = NSClassFromString("\(module).XCUITestedAppDelegate") as? NSObject.Type
    let given: Any? = delegateClass
    guard let type = given as? NSObject.Type ?? found else { return nil }
    return ObjectMaker.make(type) as? any UIApplicationDelegate
  }
}
