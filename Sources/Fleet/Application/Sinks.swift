public import HeadlessUIKit

/// A feedback that a user felt, because a feedback generator was told to play it.
public enum HapticFeedback: Hashable, Sendable {
  /// Something bumped into something, with a strength from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// Something went well, or not.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  /// Another thing was selected.
  case selection
}

/// The feedback that the user of this application has felt, in order.
///
/// ```swift
/// UISelectionFeedbackGenerator().selectionChanged()
/// print(Fleet.hapticFeedback == [.selection])  // true
/// ```
@preconcurrency @MainActor
public var hapticFeedback: [HapticFeedback] {
  UIApplication.shared.touchState.playedFeedback.map { feedback in
    switch feedback {
    case .impact(let style, let intensity): .impact(style, intensity: intensity)
    case .notification(let type): .notification(type)
    case .selection: .selection
    }
  }
}

/// The notifications that this application has posted for assistive technology, in order, with
/// their arguments.
///
/// ```swift
/// UIAccessibility.post(notification: .screenChanged, argument: nil)
/// print(Fleet.accessibilityNotifications.map(\.notification) == [.screenChanged])  // true
/// ```
@preconcurrency @MainActor
public var accessibilityNotifications:
  [(notification: UIAccessibility.Notification, argument: Any?)]
{ UIApplication.shared.appState.postedAccessibility }

/// The texts that this application has had read out, in order.
///
/// ```swift
/// UIAccessibility.post(notification: .announcement, argument: "Saved")
/// print(Fleet.announcements == ["Saved"])  // true
/// ```
@preconcurrency @MainActor
public var announcements: [String] {
  UIApplication.shared.appState.postedAccessibility.compactMap { posted in
    posted.notification == .announcement ? posted.argument as? String : nil
  }
}

/// The URLs that this application has had other apps open, in order.
///
/// ```swift
/// if let url = URL(string: "https://example.com") { UIApplication.shared.open(url) }
/// print(Fleet.openedURLs.count == 1)  // true
/// ```
@preconcurrency @MainActor
public var openedURLs: [URL] { UIApplication.shared.appState.openedURLs }

/// The current activity: of the screen that appeared last, or of the first responder.
///
/// ```swift
/// let page = UIViewController()
/// page.userActivity = NSUserActivity(activityType: "reading")
/// Fleet.setAsAppRootWindow(page)
/// print(Fleet.currentActivity?.activityType == "reading")  // true
/// ```
@preconcurrency @MainActor
public var currentActivity: NSUserActivity? { UIApplication.shared.appState.currentActivity }
