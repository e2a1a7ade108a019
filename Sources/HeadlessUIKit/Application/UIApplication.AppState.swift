import Foundation

extension UIApplication {
  /// The app as it was launched, and its requests to the device.
  @MainActor
  package struct AppState {
    /// The delegate that the app was launched with, which nothing else may hold.
    var launchedDelegate: (any UIApplicationDelegate)?
    /// The contents of the app's Info.plist, in the delegate's module.
    package lazy var info = AppInfo(Bundle.main.infoDictionary ?? [:], module: "", bundle: nil)
    /// The system's alerts in front of the app.
    var systemAlerts = SystemAlerts()
    /// The URLs that the app opened, in order.
    package var openedURLs: [URL] = []
    /// The activity of this moment.
    package var currentActivity: NSUserActivity?
    /// The status bar as the app has set it, where its screens do not decide about it.
    var statusBar = (style: UIStatusBarStyle.default, isHidden: false)
    /// The documents that are open, which save themselves before the app is suspended.
    var documents: [Weak<UIDocument>] = []
    /// The state of the app's screens when it last went to the background.
    package var savedState: RestorableState?
    /// The notifications to assistive technology, in order.
    package var postedAccessibility:
      [(notification: UIAccessibility.Notification, argument: Any?)] = []
    /// VoiceOver's cursor, and its announcements.
    package var voiceOver = VoiceOverState()
    /// How many background tasks have begun.
    var backgroundTaskCount = 0
  }
}
