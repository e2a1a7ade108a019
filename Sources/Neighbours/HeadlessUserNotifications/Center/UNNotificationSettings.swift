public import Foundation

/// What the user has said about an app's notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user has said no.
  case denied = 1
  /// The user has said yes.
  case authorized = 2
  /// They come quietly, without a question.
  case provisional = 3
  /// They come for a while.
  case ephemeral = 4
}

/// Whether something is switched on.
public enum UNNotificationSetting: Int, Sendable {
  /// The app has not asked for it.
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}

/// The style of notifications.
public enum UNAlertStyle: Int, Sendable {
  case none = 0
  /// For a moment.
  case banner = 1
  /// Until the user has seen them.
  case alert = 2
}

/// The times at which notifications show their text.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always = 0
  /// While the device is unlocked.
  case whenAuthenticated = 1
  case never = 2
}

/// What the user has said about an app's notifications, kind by kind.
public final class UNNotificationSettings: NSObject, NSCopying, Sendable {
  /// The user's answer.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether they play a sound.
  public let soundSetting: UNNotificationSetting
  /// Whether they set the number on the icon.
  public let badgeSetting: UNNotificationSetting
  /// Whether they are shown.
  public let alertSetting: UNNotificationSetting
  /// Whether they are listed.
  public let notificationCenterSetting: UNNotificationSetting
  /// Whether they are shown on the locked screen.
  public let lockScreenSetting: UNNotificationSetting
  /// Whether they are shown in cars.
  public let carPlaySetting: UNNotificationSetting
  /// Whether they are shown whatever is silenced.
  public let criticalAlertSetting: UNNotificationSetting
  /// Whether they are read out.
  public let announcementSetting: UNNotificationSetting
  /// Whether time-sensitive notifications are shown at once.
  public let timeSensitiveSetting: UNNotificationSetting
  /// The style of alerts.
  public let alertStyle: UNAlertStyle
  /// The times at which they show their text.
  public let showPreviewsSetting: UNShowPreviewsSetting
  /// Whether the app has a button for its settings.
  public let providesAppNotificationSettings: Bool

  init(
    _ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions,
    _ switchedOff: UNAuthorizationOptions
  ) {
    let isAllowed = status == .authorized || status == .provisional
    func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
      guard options.contains(option) else { return .notSupported }
      return isAllowed && !switchedOff.contains(option) ? .enabled : .disabled
    }
    authorizationStatus = status
    soundSetting = setting(.sound)
    badgeSetting = setting(.badge)
    alertSetting = status == .provisional ? .disabled : setting(.alert)
    let isListed: UNNotificationSetting =
      status == .notDetermined ? .notSupported : isAllowed ? .enabled : .disabled
    notificationCenterSetting = isListed
    lockScreenSetting = status == .provisional ? .disabled : isListed
    carPlaySetting = setting(.carPlay)
    criticalAlertSetting = setting(.criticalAlert)
    announcementSetting = setting(.announcement)
    timeSensitiveSetting = setting(.timeSensitive)
    alertStyle = alertSetting == .enabled ? .banner : .none
    showPreviewsSetting = .always
    providesAppNotificationSettings = options.contains(.providesAppNotificationSettings)
    super.init()
  }

  /// The settings themselves, which do not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
