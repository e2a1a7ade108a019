import FailureReporting
public import HeadlessUIKit

/// Opens a URL of the app's, as a tap on a link in another app does.
///
/// Brings the app to the front, and hands the URL to the delegate of its scene, or to its own.
/// Records a failure when no app was launched.
///
/// ```swift
/// import Fleet
///
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   func application(
///     _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
///   ) -> Bool { true }
/// }
///
/// @MainActor func openBird() {
///   launchApp(AppDelegate())
///   if let url = URL(string: "birds://wren") { openURL(url) }
/// }
/// ```
@preconcurrency @MainActor
public func openURL(
  _ url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.ask("open \(url.absoluteString)", at: site) { $0.userOpen(url) }
}

/// Chooses a shortcut of the app's icon, as a user does by a long press on it.
///
/// Brings the app to the front, and hands the shortcut to the delegate of its scene, or to its own.
/// Records a failure when no app was launched. For a launch by a shortcut, give `launchApp` the
/// option `.shortcutItem`.
///
/// ```swift
/// import Fleet
///
/// final class AppDelegate: UIResponder, UIApplicationDelegate {}
///
/// @MainActor func compose() {
///   launchApp(AppDelegate())
///   performShortcut(UIApplicationShortcutItem(type: "compose", localizedTitle: "Compose"))
/// }
/// ```
@preconcurrency @MainActor
public func performShortcut(
  _ item: UIApplicationShortcutItem, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.ask("perform shortcut '\(item.localizedTitle)'", at: site) { $0.userPerform(item) }
}

/// Continues an activity in the app: from another device, a search, or a link to a web page.
///
/// Brings the app to the front, and hands the activity to the delegate of its scene, or to its own.
/// Records a failure when no app was launched.
///
/// ```swift
/// import Fleet
///
/// final class AppDelegate: UIResponder, UIApplicationDelegate {}
///
/// @MainActor func goOnReading() {
///   launchApp(AppDelegate())
///   let activity = NSUserActivity(activityType: "reading")
///   activity.userInfo = ["page": 12]
///   continueActivity(activity)
/// }
/// ```
@preconcurrency @MainActor
public func continueActivity(
  _ activity: NSUserActivity, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.ask("continue activity '\(activity.activityType)'", at: site) {
    $0.userContinue(activity)
  }
}
