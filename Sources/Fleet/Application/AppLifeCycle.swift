import FailureReporting
public import HeadlessUIKit

/// Launches the app: its delegate, and the scene that the delegate's configuration names.
///
/// Starts from a clean slate, and has settled when the call returns. An app that shows nothing then is
/// a warning, which says why.
///
/// ```swift
/// import Fleet
///
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
/// }
///
/// @MainActor func start() { launchApp(AppDelegate()) }
/// ```
@preconcurrency @MainActor
public func launchApp(
  _ delegate: any UIApplicationDelegate,
  options: [UIApplication.LaunchOptionsKey: Any]? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  var launched: UIApplication?
  Gesture.perform(anewAt: site) { application in
    application.launch(delegate, options: options)
    launched = application
  }
  // A loop that does not rest has been told of.
  guard let launched, launched.mainLoop.isIdle,
    let why = ApplicationWords.emptiness(of: launched)
  else { return }
  reportFailure(
    RecordedFailure(
      "The app shows nothing.", name: .application, severity: .warning, details: why, site: site))
}

/// Launches the app again, which the system has ended in the background.
///
/// The app goes to the background first, unless it is there: that is when it keeps the state of its
/// screens, or an activity for its scene. Both come back with the new delegate. Records a failure when
/// no app was launched before.
///
/// ```swift
/// import Fleet
///
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
/// }
///
/// @MainActor func comeBack() {
///   launchApp(AppDelegate())
///   relaunchApp(AppDelegate())
/// }
/// ```
@preconcurrency @MainActor
public func relaunchApp(
  _ delegate: any UIApplicationDelegate,
  options: [UIApplication.LaunchOptionsKey: Any]? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  var hasEnded = false
  Gesture.ask("launch the app again", at: site) { application in
    application.enterBackground()
    hasEnded = true
  }
  guard hasEnded else { return }
  Gesture.perform(anewAt: site) { application in
    application.launch(delegate, options: options, state: application.appState.savedState)
  }
}

/// Sends the app to the background, as a user does by going home.
///
/// ```swift
/// sendAppToBackground()
/// ```
@preconcurrency @MainActor
public func sendAppToBackground(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Gesture.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) {
    $0.enterBackground()
  }
}

/// Brings the app back to the front.
///
/// ```swift
/// bringAppToForeground()
/// ```
@preconcurrency @MainActor
public func bringAppToForeground(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Gesture.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) {
    $0.enterForeground()
  }
}

/// Tells the app and its screens that memory is short.
///
/// ```swift
/// giveMemoryWarning()
/// ```
@preconcurrency @MainActor
public func giveMemoryWarning(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Gesture.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) {
    $0.giveMemoryWarning()
  }
}
