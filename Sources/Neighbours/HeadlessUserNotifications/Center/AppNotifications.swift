import Foundation
import HeadlessUIKit
import Locks

/// The notifications of an application, from whatever thread.
final class AppNotifications: Sendable {
  private struct Pending: Sendable {
    let request: UNNotificationRequest
    /// Which of all requests it is: another one of the same name may have taken its place.
    let number: Int
  }

  private struct State {
    var options: UNAuthorizationOptions?
    var switchedOff: UNAuthorizationOptions = []
    var pending: [Pending] = []
    var delivered: [UNNotification] = []
    var banners: [UNNotification] = []
    var sounds: [String] = []
    var categories: Set<UNNotificationCategory> = []
    var number = 0
  }

  private let delegateLink = Locked<Weak<AnyObject>?>(nil)
  private let state = Locked(State())

  /// What there is in an application's scope: the center has the notifications.
  private final class World: ScopedState {
    let center = UNUserNotificationCenter(AppNotifications())

    init() {}
  }

  /// The notifications of the application of this task.
  static var current: AppNotifications {
    World.current.center.notifications
  }

  var center: UNUserNotificationCenter { World.current.center }

  var delegate: (any UNUserNotificationCenterDelegate)? {
    get { delegateLink.withLock { $0 }?.object as? any UNUserNotificationCenterDelegate }
    set {
      let link = newValue.map { Weak($0 as AnyObject) }
      delegateLink.withLock { $0 = link }
    }
  }

  // MARK: What holds

  var pending: [UNNotificationRequest] { state.withLock { $0.pending.map(\.request) } }
  var delivered: [UNNotification] { state.withLock(\.delivered) }
  var banners: [UNNotification] { state.withLock(\.banners) }
  var sounds: [String] { state.withLock(\.sounds) }

  var categories: Set<UNNotificationCategory> {
    get { state.withLock(\.categories) }
    set { state.withLock { $0.categories = newValue } }
  }

  var switchedOff: UNAuthorizationOptions {
    get { state.withLock(\.switchedOff) }
    set { state.withLock { $0.switchedOff = newValue } }
  }

  var settings: UNNotificationSettings {
    let status: UNAuthorizationStatus =
      switch UserPermissions.current.status(of: .notifications) {
      case .notDetermined: .notDetermined
      case .denied, .restricted: .denied
      case .provisional: .provisional
      case .allowed, .limited, .always: .authorized
      }
    let (options, switchedOff) = state.withLock { ($0.options, $0.switchedOff) }
    // An app that a test has authorized may do what nearly all apps ask for.
    let usual: UNAuthorizationOptions = status == .notDetermined ? [] : [.alert, .sound, .badge]
    return UNNotificationSettings(status, options ?? usual, switchedOff)
  }

  @MainActor
  static func setBadge(_ number: Int) {
    UIApplication.shared.applicationIconBadgeNumber = max(0, number)
  }

  // MARK: What the app asks

  /// Answers on a later turn.
  func answer(_ answer: @escaping @MainActor @Sendable (AppNotifications) -> Void) {
    MainTurn.post("UNUserNotificationCenter answers") { answer(self) }
  }

  /// Answers a task on a later turn.
  @MainActor
  func answer<Value: Sendable>(
    _ answer: @MainActor @Sendable (AppNotifications) -> Value
  ) async -> Value {
    await MainTurn.come("UNUserNotificationCenter answers")
    return answer(self)
  }

  /// Asks the user, or lets the app send quietly if that is all that it wants.
  func request(_ options: UNAuthorizationOptions, _ answer: @escaping @Sendable (Bool) -> Void) {
    let permissions = UserPermissions.current
    let status = permissions.status(of: .notifications)
    state.withLock { $0.options = ($0.options ?? []).union(options) }
    if options.contains(.provisional) {
      if status == .notDetermined { permissions.set(.notifications, .provisional) }
    } else if status == .provisional {
      permissions.set(.notifications, .notDetermined)
    }
    permissions.request(
      .notifications, by: "UNUserNotificationCenter.requestAuthorization(options:)"
    ) { answer($0 == .allowed || $0 == .provisional) }
  }

  /// Adds a request on a later turn.
  func add(
    _ request: UNNotificationRequest, _ completion: @escaping @Sendable (UNError?) -> Void
  ) {
    MainTurn.post("a notification is added") { [self] in
      guard let trigger = request.trigger else {
        removePendingNow { $0 == request.identifier }
        completion(nil)
        return MainTurn.post("a notification comes") { self.come(request) }
      }
      let now = ApplicationScope.current.elsewhere.date
      guard let date = trigger.next(after: now) else {
        return completion(UNError(.notificationInvalidNoDate))
      }
      schedule(request, at: date, seenFrom: now)
      completion(nil)
    }
  }

  func removePending(_ isMeant: @escaping @Sendable (String) -> Bool) {
    MainTurn.post("notifications are taken back") { self.removePendingNow(isMeant) }
  }

  private func removePendingNow(_ isMeant: @Sendable (String) -> Bool) {
    state.withLock { state in state.pending.removeAll { isMeant($0.request.identifier) } }
  }

  func removeDelivered(_ isMeant: @escaping @Sendable (String) -> Bool) {
    MainTurn.post("notifications are taken out of the list") {
      self.state.withLock { state in
        state.delivered.removeAll { isMeant($0.request.identifier) }
        state.banners.removeAll { isMeant($0.request.identifier) }
      }
    }
  }

  // MARK: Time

  /// Lets a request come at a date, as long after now as that is after another date.
  @MainActor
  private func schedule(_ request: UNNotificationRequest, at date: Date, seenFrom start: Date) {
    let number = state.withLock { state in
      state.number += 1
      state.pending.removeAll { $0.request.identifier == request.identifier }
      state.pending.append(Pending(request: request, number: state.number))
      return state.number
    }
    UIApplication.shared.mainLoop.enqueue(
      "a notification comes", after: .uiKitTime(date.timeIntervalSince(start)),
      words: "notification '\(request.content.title)'",
      isWanted: { self.isPending(number) }
    ) { [self] in
      guard isPending(number) else { return }
      state.withLock { state in state.pending.removeAll { $0.number == number } }
      // By the dates of the trigger: the present one does not go by UIKit time unless a test has set it.
      if let trigger = request.trigger, trigger.repeats, let next = trigger.next(after: date) {
        schedule(request, at: next, seenFrom: date)
      }
      come(request)
    }
  }

  private func isPending(_ number: Int) -> Bool {
    state.withLock { $0.pending.contains { $0.number == number } }
  }

  // MARK: Coming

  /// Lets a notification come: the delegate of an app in front is asked what is done with it.
  @MainActor
  func come(_ request: UNNotificationRequest) {
    let settings = settings
    guard [.authorized, .provisional].contains(settings.authorizationStatus) else { return }
    let notification = UNNotification(request, at: ApplicationScope.current.elsewhere.date)
    guard UIApplication.shared.applicationState != .background else {
      return show(notification, [.banner, .list, .sound, .badge])
    }
    let answer = Once()
    delegate?.userNotificationCenter(center, willPresent: notification) { options in
      guard answer.isFirst() else { return }
      MainTurn.post("a notification is shown") { self.show(notification, options) }
    }
  }

  /// Shows, lists and plays a notification, as far as the user has not switched that off.
  @MainActor
  private func show(
    _ notification: UNNotification, _ options: UNNotificationPresentationOptions
  ) {
    let settings = settings
    let content = notification.request.content
    let isShown = !options.isDisjoint(with: [.banner, .alert]) && settings.alertSetting == .enabled
    let isListed =
      !options.isDisjoint(with: [.list, .alert]) && settings.notificationCenterSetting == .enabled
    let sound =
      options.contains(.sound) && settings.soundSetting == .enabled ? content.sound?.name : nil
    state.withLock { state in
      func add(_ notification: UNNotification, to list: inout [UNNotification]) {
        list.removeAll { $0.request.identifier == notification.request.identifier }
        list.append(notification)
      }
      if isShown { add(notification, to: &state.banners) }
      if isListed { add(notification, to: &state.delivered) }
      if let sound { state.sounds.append(sound) }
    }
    if options.contains(.badge), settings.badgeSetting == .enabled, let badge = content.badge {
      Self.setBadge(badge.intValue)
    }
  }

  // MARK: What the user does

  /// What the user sees of notifications, the newest last.
  var seen: [UNNotification] {
    state.withLock { state in
      let shown = Set(state.banners.map(\.request.identifier))
      return state.delivered.filter { !shown.contains($0.request.identifier) } + state.banners
    }
  }

  /// Takes a notification away, as what the user does with it does.
  func takeAway(_ notification: UNNotification) {
    let name = notification.request.identifier
    state.withLock { state in
      state.delivered.removeAll { $0.request.identifier == name }
      state.banners.removeAll { $0.request.identifier == name }
    }
  }

  /// The kind of a notification, if the app has told of it.
  func category(of notification: UNNotification) -> UNNotificationCategory? {
    let name = notification.request.content.categoryIdentifier
    return categories.first { $0.identifier == name }
  }
}
