import FailureReporting
import Foundation
import HeadlessUIKit

/// The notifications of the app as its user sees them, and what the user does with them.
///
/// They belong to the application of the test. What the user lets the app do stands among
/// `Fleet.permissions`, and the number on the icon is `UIApplication.shared.applicationIconBadgeNumber`.
///
/// ```swift
/// print(SimulatedNotifications.banners.map(\.request.content.title))  // []
/// ```
@preconcurrency @MainActor
public enum SimulatedNotifications {
  // MARK: What there is

  /// The requests whose time has not come.
  public static var pending: [UNNotificationRequest] { AppNotifications.current.pending }

  /// The notifications that were shown, and that the user has done nothing with.
  public static var banners: [UNNotification] { AppNotifications.current.banners }

  /// The notifications that are listed.
  public static var delivered: [UNNotification] { AppNotifications.current.delivered }

  /// The sounds that were played, by the names of their files, or `default`.
  public static var sounds: [String] { AppNotifications.current.sounds }

  /// What the user has switched off in the settings of what the app asked for.
  public static var switchedOff: UNAuthorizationOptions {
    get { AppNotifications.current.switchedOff }
    set { AppNotifications.current.switchedOff = newValue }
  }

  // MARK: What comes from a server

  /// Lets a notification come from a server, with what it says below `aps`.
  ///
  /// ```swift
  /// SimulatedNotifications.push(["aps": ["alert": ["title": "A wren"], "badge": 1], "bird": 7])
  /// ```
  public static func push(
    _ userInfo: [AnyHashable: Any], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      let content = UNMutableNotificationContent()
      content.userInfo = userInfo
      let payload = userInfo["aps"] as? [String: Any] ?? [:]
      let alert = payload["alert"] as? [String: Any] ?? [:]
      content.title = alert["title"] as? String ?? ""
      content.subtitle = alert["subtitle"] as? String ?? ""
      content.body = alert["body"] as? String ?? payload["alert"] as? String ?? ""
      content.badge = (payload["badge"] as? Int).map { NSNumber(value: $0) }
      content.sound = (payload["sound"] as? String).map { name in
        name == "default" ? .default : UNNotificationSound(named: .init(name))
      }
      content.categoryIdentifier = payload["category"] as? String ?? ""
      content.threadIdentifier = payload["thread-id"] as? String ?? ""
      AppNotifications.current.come(
        UNNotificationRequest(
          identifier: UUID().uuidString, content: content, trigger: UNPushNotificationTrigger()))
    }
  }

  // MARK: What the user does

  /// Taps a notification: the app comes to the front, and its delegate is told.
  ///
  /// Records a failure when there is no such notification.
  ///
  /// - Parameter title: The title, the text or the identifier of the notification.
  public static func tap(
    _ title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act("tap", title, at: CallSite(fileID, filePath, line, column)) { notification, application in
      application.enterForeground()
      return Answer(notification, UNNotificationDefaultActionIdentifier)
    }
  }

  /// Taps a button of a notification; some bring the app to the front.
  ///
  /// Records a failure when there is no such notification, or when it has no such button.
  ///
  /// - Parameters:
  ///   - action: The title or the identifier of the button.
  ///   - title: The title, the text or the identifier of the notification.
  ///   - text: What the user writes, for a button that asks for a text.
  public static func choose(
    _ action: String, on title: String, text: String = "", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    act("choose '\(action)' on", title, at: site) { notification, application in
      let actions = AppNotifications.current.category(of: notification)?.actions ?? []
      guard let found = actions.first(where: { [$0.title, $0.identifier].contains(action) }) else {
        NotificationWords.noButton(action, on: title, among: actions, at: site)
        return nil
      }
      if found.options.contains(.foreground) { application.enterForeground() }
      let input = found as? UNTextInputNotificationAction
      return Answer(notification, found.identifier, text: input.map { _ in text })
    }
  }

  /// Puts a notification away, of which only an app hears that has asked for it.
  ///
  /// Records a failure when there is no such notification.
  public static func dismiss(
    _ title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act("dismiss", title, at: CallSite(fileID, filePath, line, column)) { notification, _ in
      let notifications = AppNotifications.current
      let isTold =
        notifications.category(of: notification)?.options.contains(.customDismissAction) == true
      return Answer(notification, isTold ? UNNotificationDismissActionIdentifier : nil)
    }
  }

  /// Opens the app's own settings for notifications.
  public static func openSettings(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { application in
      application.enterForeground()
      let notifications = AppNotifications.current
      notifications.delegate?.userNotificationCenter(notifications.center, openSettingsFor: nil)
    }
  }

  /// What the user does with a notification, and what the app hears of that.
  private struct Answer {
    let notification: UNNotification
    let action: String?
    let text: String?

    init(_ notification: UNNotification, _ action: String?, text: String? = nil) {
      (self.notification, self.action, self.text) = (notification, action, text)
    }
  }

  private static func act(
    _ verb: String, _ title: String, at site: CallSite,
    _ answer: (UNNotification, UIApplication) -> Answer?
  ) {
    UserAct.perform(in: .shared, at: site) { application in
      let notifications = AppNotifications.current
      let seen = notifications.seen
      guard let notification = seen.last(where: { NotificationWords.names(of: $0).contains(title) })
      else { return NotificationWords.noNotification(verb, title, among: seen, at: site) }
      guard let answer = answer(notification, application) else { return }
      notifications.takeAway(notification)
      guard let action = answer.action else { return }
      let scene = application.connectedScenes.first
      let response =
        answer.text.map {
          UNTextInputNotificationResponse(notification, action, $0, in: scene)
        } ?? UNNotificationResponse(notification, action, in: scene)
      notifications.delegate?.userNotificationCenter(notifications.center, didReceive: response) {}
    }
  }
}
