import FleetTesting
import Foundation
import HeadlessUserNotifications
import TestSupport
import Testing

@MainActor
@Suite("User Notifications: what failures say", .freshApplication)
struct NotificationFailureTextsTests {
  private let center = UNUserNotificationCenter.current()

  private func add(_ title: String, after seconds: TimeInterval? = nil) {
    let content = UNMutableNotificationContent()
    content.title = title
    center.add(
      UNNotificationRequest(
        identifier: "id", content: content,
        trigger: seconds.map {
          UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false)
        }))
    settle()
  }

  @Test func `a notification that is not there is told of, with why`() {
    var details: [String] = []
    func tap() {
      let line = UInt(#line + 1)
      let received = failures { SimulatedNotifications.tap("Wern") }
      #expect(received.reasons == ["Cannot tap notification 'Wern': There is none."])
      #expect(received.first?.site.line == line)
      details += received.map(\.details)
    }
    tap()
    permissions[.notifications] = .denied
    tap()
    permissions[.notifications] = .allowed
    tap()
    add("Wren", after: 60)
    tap()
    sendAppToBackground()
    add("Wren")
    tap()

    #expect(
      details == [
        "There are no notifications. The app has not asked for the permission.",
        "There are no notifications. The user does not let the app: permissions[.notifications] is "
          + "denied.",
        "There are no notifications. While the app is in front, only what its delegate says in "
          + "userNotificationCenter(_:willPresent:withCompletionHandler:) is shown.",
        "There are no notifications. Still to come are 'Wren': advance(by:) moves the time.",
        "Did you mean 'Wren'? The notifications are 'Wren'.",
      ])
  }

  @Test func `each verb has its sentence`() {
    let received = failures {
      SimulatedNotifications.dismiss("Wren")
      SimulatedNotifications.choose("Like", on: "Wren")
    }

    #expect(
      received.reasons == [
        "Cannot dismiss notification 'Wren': There is none.",
        "Cannot choose 'Like' on notification 'Wren': There is none.",
      ])
  }

  @Test func `a button that is not there is told of`() {
    permissions[.notifications] = .allowed
    sendAppToBackground()
    add("Wren")

    let received = failures { SimulatedNotifications.choose("Like", on: "Wren") }

    #expect(
      received.reasons == [
        "Cannot choose 'Like' on notification 'Wren': It has no such button."
      ])
    #expect(
      received.first?.details
        == "There are no buttons. setNotificationCategories(_:) says which there are.")
    #expect(SimulatedNotifications.banners.count == 1)
  }
}
