import FailureReporting
import HeadlessUIKit

/// The sentences for what a user cannot do with notifications.
@MainActor
enum NotificationWords {
  /// Returns the names that a test may use for a notification.
  static func names(of notification: UNNotification) -> [String] {
    let content = notification.request.content
    return [content.title, content.body, notification.request.identifier].filter { !$0.isEmpty }
  }

  static func noNotification(
    _ verb: String, _ title: String, among seen: [UNNotification], at site: CallSite
  ) {
    let choices = seen.map { NearMiss.Choice(title: names(of: $0).first ?? "") }
    report(
      "Cannot \(verb) notification '\(title)': There is none.",
      [NearMiss.details(for: title, among: choices, noun: "notifications"), why].filter {
        !$0.isEmpty
      }.joined(separator: " "), at: site)
  }

  static func noButton(
    _ action: String, on title: String, among actions: [UNNotificationAction], at site: CallSite
  ) {
    report(
      "Cannot choose '\(action)' on notification '\(title)': It has no such button.",
      NearMiss.details(
        for: action, among: actions.map { NearMiss.Choice(title: $0.title) }, noun: "buttons")
        + " setNotificationCategories(_:) says which there are.", at: site)
  }

  /// The reason why a notification may be missing.
  private static var why: String {
    let notifications = AppNotifications.current
    switch notifications.settings.authorizationStatus {
    case .notDetermined: return "The app has not asked for the permission."
    case .denied: return "The user does not let the app: permissions[.notifications] is denied."
    default: break
    }
    let pending = notifications.pending.map { "'\($0.content.title)'" }
    guard pending.isEmpty else {
      return "Still to come are \(pending.joined(separator: ", ")): advance(by:) moves the time."
    }
    return UIApplication.shared.applicationState == .background
      ? ""
      : "While the app is in front, only what its delegate says in "
        + "userNotificationCenter(_:willPresent:withCompletionHandler:) is shown."
  }

  private static func report(_ reason: String, _ details: String, at site: CallSite) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .application, kind: .refused, details: details, site: site))
  }
}
