import FailureReporting
public import HeadlessUIKit

/// Sends the app a notification from a server.
///
/// Its delegate is told, in the foreground as in the background. Records a failure when no app was
/// launched, or when the app has not called the completion handler as soon as it rests.
///
/// ```swift
/// import Fleet
///
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
///     fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
///   ) { completionHandler(.newData) }
/// }
///
/// @MainActor func hearOfBird() {
///   launchApp(AppDelegate())
///   print(receiveRemoteNotification(["bird": "wren"]) == .newData)  // true
/// }
/// ```
///
/// - Returns: The app's result of the fetch, or `nil` after a failure.
@preconcurrency @MainActor
@discardableResult
public func receiveRemoteNotification(
  _ userInfo: [AnyHashable: Any], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> UIBackgroundFetchResult? {
  Gesture.fetch(
    "receive remote notification", at: CallSite(fileID, filePath, line, column)
  ) { $0.deliver(userInfo, completion: $1) }
}

/// Makes the app fetch in the background.
///
/// Records a failure when no app was launched, or when the app has not called the completion handler
/// as soon as it rests.
///
/// ```swift
/// import Fleet
///
/// final class AppDelegate: UIResponder, UIApplicationDelegate {}
///
/// @MainActor func fetch() {
///   launchApp(AppDelegate())
///   performBackgroundFetch()
/// }
/// ```
///
/// - Returns: The app's result of the fetch, or `nil` after a failure.
@preconcurrency @MainActor
@discardableResult
public func performBackgroundFetch(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> UIBackgroundFetchResult? {
  Gesture.fetch("fetch", at: CallSite(fileID, filePath, line, column)) {
    $0.fetch(completion: $1)
  }
}
