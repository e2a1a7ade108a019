import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("What an application has sent out", .freshApplication)
struct SinksTests {
  @Test func `feedback is kept in its order (behaviour 673)`() {
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    impact.prepare()
    impact.impactOccurred()
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UISelectionFeedbackGenerator().selectionChanged()

    #expect(
      hapticFeedback == [
        .impact(.rigid, intensity: 1), .impact(.medium, intensity: 0.5), .notification(.warning),
        .selection,
      ])
  }

  @Test func `what is posted for assistive technology is kept (behaviour 680)`() {
    let label = UILabel()

    UIAccessibility.post(notification: .layoutChanged, argument: label)
    UIAccessibility.post(notification: .announcement, argument: "Saved")

    #expect(accessibilityNotifications.map(\.notification) == [.layoutChanged, .announcement])
    #expect(accessibilityNotifications.first?.argument as? UILabel === label)
    #expect(announcements == ["Saved"])
    #expect(UIAccessibility.Notification.announcement.rawValue == 1008)
    #expect(UIAccessibility.Notification.screenChanged.rawValue == 1000)
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isShakeToUndoEnabled)
  }

  @Test func `opened addresses are kept`() throws {
    let url = try #require(URL(string: "https://example.com/wren"))

    UIApplication.shared.open(url)

    #expect(openedURLs == [url])
  }

  @Test func `the activity of the screen that shows can be read`() {
    let page = UIViewController()
    let activity = NSUserActivity(activityType: "reading")
    page.userActivity = activity
    #expect(currentActivity == nil)

    setAsAppRootWindow(page)

    #expect(currentActivity === activity)
  }
}
