import FailureReporting
public import Fleet

/// Launches an app of SwiftUI's: its own delegate, and the window of its first scene.
///
/// Everything on the screen goes before that. `openURL(_:)`, `sendAppToBackground()` and the like act on
/// the app afterwards.
///
/// ```swift
/// struct Birds: App {
///   var body: some Scene { WindowGroup { Text("Robin") } }
/// }
///
/// @MainActor func start() { launchApp(Birds.self) }
/// ```
@preconcurrency @MainActor
public func launchApp<A: App>(
  _ app: A.Type, options: [UIApplication.LaunchOptionsKey: Any]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  launchApp(
    AppStart.delegate(of: app), options: options, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Launches an app of SwiftUI's again, which the system has ended in the background.
///
/// The app goes to the background first, unless it is there. The values of `@SceneStorage` are there again.
/// Records a failure when no app was launched before.
///
/// ```swift
/// struct Birds: App {
///   var body: some Scene { WindowGroup { Text("Robin") } }
/// }
///
/// @MainActor func comeBack() {
///   launchApp(Birds.self)
///   relaunchApp(Birds.self)
/// }
/// ```
@preconcurrency @MainActor
public func relaunchApp<A: App>(
  _ app: A.Type, options: [UIApplication.LaunchOptionsKey: Any]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  relaunchApp(
    AppStart.delegate(of: app), options: options, fileID: fileID, filePath: filePath, line: line,
    column: column)
}
