import FailureReporting
import FleetTesting
import Foundation
import HeadlessUserNotifications
import TestSupport
import Testing

@MainActor
@Suite("User Notifications: the center", .freshApplication)
struct UNUserNotificationCenterTests {
  /// A delegate that writes down what it hears, and lets be shown what it is told to.
  final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    let trace = Trace()
    let options: UNNotificationPresentationOptions

    init(_ options: UNNotificationPresentationOptions = [.banner, .list, .sound, .badge]) {
      self.options = options
      super.init()
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      trace.add("willPresent \(notification.request.content.title)")
      completionHandler(options)
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let text = (response as? UNTextInputNotificationResponse).map { " '\($0.userText)'" } ?? ""
      let action = response.actionIdentifier.split(separator: ".").last ?? ""
      trace.add("didReceive \(action) of \(response.notification.request.content.title)\(text)")
      completionHandler()
    }
  }

  /// A delegate whose methods are awaited.
  @MainActor
  private final class AsyncDelegate: NSObject, @MainActor UNUserNotificationCenterDelegate {
    var heard: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      heard.append("willPresent")
      return .banner
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { heard.append("didReceive") }
  }

  private let center = UNUserNotificationCenter.current()
  private let delegate = Delegate()
  private let trace = Trace()

  private func request(
    _ title: String, after seconds: TimeInterval? = nil, repeats: Bool = false
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    content.sound = .default
    content.badge = 3
    return UNNotificationRequest(
      identifier: title, content: content,
      trigger: seconds.map {
        UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats)
      })
  }

  private func allow() {
    permissions[.notifications] = .allowed
    center.delegate = delegate
  }

  private var banners: [String] { SimulatedNotifications.banners.map(\.request.content.title) }

  @Test func `the user is asked once, and the answer comes on a later turn`() {
    center.requestAuthorization(options: [.alert, .badge]) { [trace] granted, error in
      trace.add("\(granted) \(error == nil)")
    }
    #expect(trace.lines.isEmpty)
    settle()
    #expect(Fleet.screen.alert?.title?.hasSuffix(" Would Like to Send You Notifications") == true)
    answerPermission(.allow)
    center.requestAuthorization { [trace] granted, _ in trace.add("again \(granted)") }
    settle()
    center.getNotificationSettings { [trace] settings in
      trace.add(
        "\(settings.authorizationStatus.rawValue) \(settings.alertSetting.rawValue) "
          + "\(settings.soundSetting.rawValue)")
    }
    settle()

    #expect(trace.lines == ["true true", "again true", "2 2 0"])
  }

  @Test func `provisional notifications are listed quietly, without a question`() async throws {
    center.delegate = delegate
    let granted = try await center.requestAuthorization(options: [.alert, .sound, .provisional])
    try await center.add(request("Wren"))
    sendAppToBackground()

    let settings = await center.notificationSettings()

    #expect(granted && settings.authorizationStatus == .provisional)
    #expect(banners.isEmpty)
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["Wren"])
  }

  @Test func `what is awaited is done on the next turn, as what has a handler`() {
    for number in 1...100 {
      Task.immediate { [center] in try await center.setBadgeCount(number) }
      settle()
      #expect(UIApplication.shared.applicationIconBadgeNumber == number)
    }
  }

  @Test func `a notification comes when its time has come, and the delegate says what is shown`() {
    allow()
    center.add(request("Wren", after: 60)) { [trace] in trace.add("added \($0 == nil)") }
    #expect(trace.lines.isEmpty)
    settle()
    #expect(SimulatedNotifications.pending.map(\.identifier) == ["Wren"])

    advance(by: .seconds(59))
    #expect(delegate.trace.lines.isEmpty)
    advance(by: .seconds(1))

    #expect(delegate.trace.lines == ["willPresent Wren"])
    #expect(banners == ["Wren"] && SimulatedNotifications.delivered.count == 1)
    #expect(SimulatedNotifications.sounds == ["default"])
    #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
    #expect(SimulatedNotifications.pending.isEmpty)
  }

  @Test func `in front nothing is shown that no delegate lets be shown`() {
    permissions[.notifications] = .allowed
    center.add(request("Nobody"))
    settle()
    let silent = Delegate([])
    center.delegate = silent
    center.add(request("Silent"))
    settle()

    #expect(banners.isEmpty && SimulatedNotifications.delivered.isEmpty)
    #expect(silent.trace.lines == ["willPresent Silent"])
  }

  @Test func `in the background all is shown, and a tap brings the app back`() {
    allow()
    center.add(request("Wren", after: 5))
    settle()
    sendAppToBackground()
    advance(by: .seconds(5))
    #expect(banners == ["Wren"] && delegate.trace.lines.isEmpty)

    SimulatedNotifications.tap("Wren")

    #expect(UIApplication.shared.applicationState == .active)
    #expect(delegate.trace.lines == ["didReceive UNNotificationDefaultActionIdentifier of Wren"])
    #expect(banners.isEmpty && SimulatedNotifications.delivered.isEmpty)
  }

  @Test func `buttons belong to the kind, and only some bring the app to the front`() {
    allow()
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "bird",
        actions: [
          UNNotificationAction(identifier: "like", title: "Like"),
          UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", options: .foreground,
            textInputButtonTitle: "Send", textInputPlaceholder: ""),
        ], intentIdentifiers: [], options: .customDismissAction)
    ])
    sendAppToBackground()
    let push: [AnyHashable: Any] = ["aps": ["alert": ["title": "Wren"], "category": "bird"]]
    SimulatedNotifications.push(push)
    SimulatedNotifications.choose("Like", on: "Wren")
    #expect(UIApplication.shared.applicationState == .background)

    SimulatedNotifications.push(push)
    SimulatedNotifications.dismiss("Wren")
    SimulatedNotifications.push(push)
    SimulatedNotifications.choose("Reply", on: "Wren", text: "Nice")

    #expect(UIApplication.shared.applicationState == .active)
    #expect(
      delegate.trace.lines == [
        "didReceive like of Wren", "didReceive UNNotificationDismissActionIdentifier of Wren",
        "didReceive reply of Wren 'Nice'",
      ])
  }

  @Test func `what comes from a server says what stands below aps`() {
    allow()
    sendAppToBackground()
    SimulatedNotifications.push([
      "aps": ["alert": "A wren", "badge": 7, "sound": "tweet.caf", "thread-id": "birds"],
      "bird": 9,
    ])

    let content = SimulatedNotifications.banners.first?.request.content
    #expect(content?.body == "A wren" && content?.threadIdentifier == "birds")
    #expect(content?.userInfo["bird"] as? Int == 9)
    #expect(SimulatedNotifications.sounds == ["tweet.caf"])
    #expect(UIApplication.shared.applicationIconBadgeNumber == 7)
    #expect(
      SimulatedNotifications.banners.first?.request.trigger is UNPushNotificationTrigger)
  }

  @Test func `a request takes the place of one of the same name, and can be taken back`() {
    allow()
    center.add(request("Wren", after: 10))
    center.add(request("Wren", after: 20))
    center.add(request("Rook", after: 20))
    center.removePendingNotificationRequests(withIdentifiers: ["Rook"])
    center.getPendingNotificationRequests { [trace] in trace.add("\($0.map(\.identifier))") }
    advance(by: .seconds(19))
    #expect(banners.isEmpty && trace.lines == ["[\"Wren\"]"])
    advance(by: .seconds(1))
    #expect(banners == ["Wren"])

    center.removeAllDeliveredNotifications()
    center.getDeliveredNotifications { [trace] in trace.add("\($0.count)") }
    settle()
    #expect(trace.lines.last == "0" && banners.isEmpty)
  }

  @Test func `what repeats comes again, until it is taken back`() {
    allow()
    center.add(request("Wren", after: 60, repeats: true))
    settle()
    advance(by: .seconds(180))
    #expect(delegate.trace.lines.count == 3)

    center.removeAllPendingNotificationRequests()
    advance(by: .seconds(600))

    #expect(delegate.trace.lines.count == 3)
  }

  @Test func `a date comes once an hour, though nobody has set the test's clock`() {
    allow()
    center.add(
      UNNotificationRequest(
        identifier: "Wren", content: request("Wren").content,
        trigger: UNCalendarNotificationTrigger(
          dateMatching: DateComponents(minute: 30), repeats: true)))
    settle()
    advance(by: .seconds(3 * 3600))

    #expect(delegate.trace.lines.count == 3)
  }

  @Test func `what is to come in ages stays to come`() {
    allow()
    center.add(request("Wren", after: 1e300))
    advance(by: .seconds(3600))

    #expect(SimulatedNotifications.pending.count == 1 && delegate.trace.lines.isEmpty)
  }

  @Test func `a date comes by the test's clock, and one that is past is an error`() {
    allow()
    setDate(Date(timeIntervalSince1970: 1_767_265_200))
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    func request(_ components: DateComponents) -> UNNotificationRequest {
      var components = components
      components.calendar = utc
      components.timeZone = .gmt
      return UNNotificationRequest(
        identifier: UUID().uuidString, content: self.request("Wren").content,
        trigger: UNCalendarNotificationTrigger(dateMatching: components, repeats: false))
    }
    let noon = request(DateComponents(hour: 12, minute: 0))
    let next = (noon.trigger as? UNCalendarNotificationTrigger)?.nextTriggerDate()
    #expect(next == Date(timeIntervalSince1970: 1_767_268_800))
    center.add(noon)
    center.add(request(DateComponents(year: 2020, month: 1, day: 1))) { [trace] in
      trace.add("\(($0 as NSError?)?.code ?? 0)")
    }
    advance(by: .seconds(3599))
    #expect(delegate.trace.lines.isEmpty && trace.lines == ["1400"])

    advance(by: .seconds(1))

    #expect(delegate.trace.lines == ["willPresent Wren"])
  }

  @Test func `what the user denies or has switched off is not shown`() {
    allow()
    permissions[.notifications] = .denied
    center.add(request("Denied")) { [trace] in trace.add("added \($0 == nil)") }
    settle()
    permissions[.notifications] = .allowed
    SimulatedNotifications.switchedOff = [.sound, .badge]
    center.add(request("Quiet"))
    settle()

    #expect(banners == ["Quiet"] && trace.lines == ["added true"])
    #expect(SimulatedNotifications.sounds.isEmpty)
    #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
  }

  @Test func `methods that are awaited are called, too`() {
    allow()
    let awaited = AsyncDelegate()
    center.delegate = awaited
    center.add(request("Wren"))
    settle()
    SimulatedNotifications.tap("Wren")

    #expect(awaited.heard == ["willPresent", "didReceive"])
  }

  @Test func `the number on the icon is set on a later turn`() {
    center.setBadgeCount(5) { [trace] in trace.add("\($0 == nil)") }
    #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
    settle()

    #expect(UIApplication.shared.applicationIconBadgeNumber == 5 && trace.lines == ["true"])
  }

  @Test func `the app has one center, a fresh one another`() {
    #expect(center === UNUserNotificationCenter.current())
    #expect(center.supportsContentExtensions)
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: [])
    ])
    withFreshApplication {
      #expect(UNUserNotificationCenter.current() !== center)
      UNUserNotificationCenter.current().getNotificationCategories { [trace] in
        trace.add("\($0.count)")
      }
      settle()
    }
    #expect(trace.lines == ["0"])
  }
}
