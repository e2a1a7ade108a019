import Foundation

extension UIApplication {
  /// The app as it was launched, and what it has asked of the device.
  @MainActor
  package struct AppState {
    /// The delegate that the app was launched with, which nothing else may hold.
    var launchedDelegate: (any UIApplicationDelegate)?
    /// What the Info.plist of the app says: that of the delegate's module.
    package lazy var info = AppInfo(Bundle.main.infoDictionary ?? [:], module: "", bundle: nil)
    /// What the system asks the user in front of the app.
    var systemAlerts = SystemAlerts()
    /// The URLs that the app opened, in order.
    package var openedURLs: [URL] = []
    /// The activity of this moment.
    package var currentActivity: NSUserActivity?
    /// The documents that are open, which save themselves before the app is suspended.
    var documents: [Weak<UIDocument>] = []
    /// What the app has kept of its screens, since it last went to the background.
    package var savedState: RestorableState?
    /// What assistive technology was told, in order.
    package var postedAccessibility:
      [(notification: UIAccessibility.Notification, argument: Any?)] = []
    /// Where VoiceOver is, and what it has said.
    package var voiceOver = VoiceOverState()
    /// How many background tasks have begun.
    var backgroundTaskCount = 0
  }
}
