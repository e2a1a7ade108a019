import FailureReporting
public import Fleet
public import Foundation
public import HeadlessUIKit

/// The app under test, which runs in the process of the tests.
///
/// All objects stand for the same app. Its delegate is that of the app which the file of a rewritten
/// test target names, that of ``delegateClass``, or a class `XCUITestedAppDelegate` in the test target.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// Whether the app runs, and whether it is in front.
  public enum State: UInt, Sendable {
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

  // MARK: What the suites of a target share

  /// The class of the app's delegate, an object of which is made for each launch.
  public static var delegateClass: (any (NSObject & UIApplicationDelegate).Type)?

  /// Whether a test goes on after its first failure.
  ///
  /// XCTest on Linux does not keep what a suite sets `continueAfterFailure` to. It is taken as false,
  /// as nearly all suites set it.
  public static var continuesAfterFailure: Bool {
    get { AutomationSession.continuesAfterFailure }
    set { AutomationSession.continuesAfterFailure = newValue }
  }

  // MARK: What the app is launched with

  /// The arguments of the next launch, which pairs of `-key value` also turn into defaults.
  public var launchArguments: [String] = []

  /// The environment of the next launch.
  public var launchEnvironment: [String: String] = [:]

  // MARK: Which app it is

  /// The identifier of an app that is not the one under test.
  private let otherApp: String?
  static let springboard = "com.apple.springboard"

  /// Stands for the app under test.
  public init() {
    otherApp = nil
    let element = Fleet.screen.appElement
    super.init(
      element, "Target Application", QueryChain("Target Application") { element.nodes })
    AutomationSession.attend()
  }

  /// Stands for the app under test of the suite in a file; rewritten suites call it.
  public convenience init(uiKitSuite fileID: StaticString) {
    self.init()
    AutomationSession.moduleOfSuite = String("\(fileID)".prefix { $0 != "/" })
  }

  /// The app under test, or one of the system's apps, of which only the springboard ever shows anything:
  /// what the system asks in front of the app.
  public init(bundleIdentifier: String) {
    let isOther = bundleIdentifier.hasPrefix("com.apple.")
    otherApp = isOther ? bundleIdentifier : nil
    let screen = Fleet.screen
    let element =
      bundleIdentifier == Self.springboard
      ? screen.systemElement
      : isOther
        ? screen.otherElements.matching { (_: ScreenElement) in false }.element
        : screen.appElement
    let words = "Target Application '\(bundleIdentifier)'"
    super.init(element, words, QueryChain(words) { element.nodes })
    AutomationSession.attend()
  }

  /// Finds the elements of a kind within the app, however deep they are.
  ///
  /// On a device the status bar is the springboard's.
  @discardableResult
  public override func descendants(matching type: ElementType) -> XCUIElementQuery {
    guard type == .statusBar, otherApp == Self.springboard else {
      return super.descendants(matching: type)
    }
    return XCUIApplication().descendants(matching: type)
  }

  /// Reports that another app cannot be driven; answers whether it is another one.
  private func isOther(_ verb: String, at site: CallSite? = nil) -> Bool {
    guard let otherApp else { return false }
    if !AutomationSession.isInert {
      AutomationSession.fail(
        "Failed to \(verb) \(otherApp): Other apps cannot be driven.",
        "Only the app under test runs, in the process of the tests. Skip this test on Linux.", site)
    }
    return true
  }

  // MARK: Its life

  /// Whether the app runs, and whether it is in front.
  public var state: State { otherApp == nil ? AutomationSession.state : .notRunning }

  /// Launches the app anew; what ran before is gone.
  public func launch() {
    guard !isOther("launch") else { return }
    AutomationSession.begin()
    guard !AutomationSession.isInert else { return }
    AutomationSession.state = .notRunning
    guard let delegate = Self.makeDelegate() else {
      return AutomationSession.fail(
        "Failed to launch the app: There is no delegate to launch.",
        "Set XCUIApplication.delegateClass = AppDelegate.self first, or write a class "
          + "XCUITestedAppDelegate in the test target, which sees the app's classes by "
          + "@testable import.", nil)
    }
    let plan = AutomationSession.facts.map { TestLaunch(of: $0) }
    if let fault = plan?.fault {
      return AutomationSession.fail(
        "Failed to launch the app: \(fault.reason)", fault.details, nil)
    }
    LaunchSettings.apply(
      (plan?.arguments ?? []) + launchArguments,
      (plan?.environment ?? [:]).merging(launchEnvironment) { $1 })
    AutomationSession.state = .runningForeground
    AutomationSession.perform("launch", self, at: nil) { near in
      launchApp(
        delegate, fileID: near.fileID, filePath: near.filePath, line: near.line,
        column: near.column)
    }
    AutomationSession.settle()
  }

  /// Brings the app to the front, and launches it if it does not run.
  public func activate() {
    guard !isOther("activate") else { return }
    guard state != .notRunning else { return launch() }
    AutomationSession.begin()
    guard state != .runningForeground, !AutomationSession.isInert else { return }
    AutomationSession.state = .runningForeground
    AutomationSession.perform("activate", self, at: nil) { near in
      bringAppToForeground(
        fileID: near.fileID, filePath: near.filePath, line: near.line, column: near.column)
    }
  }

  /// Ends the app, without telling it.
  public func terminate() {
    guard otherApp == nil else { return }
    UIApplication.shared.clear()
    AutomationSession.state = .notRunning
  }

  /// Opens a URL of the app's, as a tap on a link in another app does.
  public func open(
    _ url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard !isOther("open a URL in", at: site) else { return }
    if state != .runningForeground { activate() }
    AutomationSession.perform("open \(url.absoluteString) in", self, at: site) { _ in
      openURL(url, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Waits in UIKit time until the app is in a state; answers whether it is.
  @discardableResult
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    AutomationSession.wait(timeout) { self.state == state }
  }

  /// Forgets what the user has said about something that the app may use only if the user lets it.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    guard otherApp == nil else { return }
    for each in resource.protected { UserPermissions.current.set(each, .notDetermined) }
  }

  private static func makeDelegate() -> (any UIApplicationDelegate)? {
    let given: Any? = delegateClass
    guard let type = given as? NSObject.Type ?? classOfTestedApp ?? agreedClass else { return nil }
    return ObjectMaker.make(type) as? any UIApplicationDelegate
  }

  /// The class of the agreed name in the target of the test that runs, if there is one.
  private static var agreedClass: NSObject.Type? {
    let module = AutomationSession.moduleOfTest ?? CallerLine.module()
    return module.flatMap { NSClassFromString("\($0).XCUITestedAppDelegate") as? NSObject.Type }
  }

  /// The class of the delegate of the app that the target of the test that runs is about.
  private static var classOfTestedApp: NSObject.Type? {
    let app = AutomationSession.facts?.testedModule.flatMap(PortedModules.facts)
    return app?.applicationDelegate as? NSObject.Type
  }
}
