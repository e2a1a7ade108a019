public import Foundation

extension UIApplication {
  /// Posted after the app has been launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to become inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the app has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to leave the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is low.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the clock has jumped.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted after the user has taken a screenshot.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted before the status bar has another frame.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the status bar has got another frame.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key for the frame of the status bar.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// Posted before the interface turns.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let willChangeStatusBarOrientationNotification = willTurn
  /// Posted after the interface has turned.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let didChangeStatusBarOrientationNotification = didTurn
  /// The key for the orientation of the interface.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let statusBarOrientationUserInfoKey = orientationKey
  /// Posted before files that are protected can no longer be read.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when files that are protected can be read again.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when the user lets the app fetch in the background, or no longer does.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  // The model's own names for what is deprecated.
  nonisolated static let willTurn = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  nonisolated static let didTurn = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  nonisolated static let orientationKey = "UIApplicationStatusBarOrientationUserInfoKey"
}
