import FleetTesting
import Foundation
import HeadlessUserNotifications
import TestSupport
import Testing

@MainActor
@Suite("User Notifications: contents, files and errors", .freshApplication)
struct UNNotificationContentTests {
  @Test func `a request has a copy of what it was given`() {
    let content = UNMutableNotificationContent()
    content.title = "Wren"
    content.userInfo = ["id": 1]
    content.interruptionLevel = .timeSensitive
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "Rook"

    #expect(request.content.title == "Wren" && request.content.userInfo["id"] as? Int == 1)
    #expect(request.content.interruptionLevel == .timeSensitive)
    #expect(!(request.content is UNMutableNotificationContent))
    let mutable = request.content.mutableCopy() as? UNMutableNotificationContent
    #expect(mutable == request.content && mutable?.title == "Wren")
  }

  @Test func `a file that is attached has to be there, and stays where it is`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    #expect(throws: UNError(.attachmentInvalidURL)) {
      _ = try UNNotificationAttachment(identifier: "", url: file)
    }
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let attachment = try UNNotificationAttachment(identifier: "a", url: file, options: nil)

    #expect(attachment.url == file && FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `times that cannot be are exceptions`() {
    let received = failures {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
    }

    #expect(
      received.reasons == [
        "time interval must be greater than 0",
        "time interval must be at least 60 if repeating",
      ])
    #expect(
      received.first?.details
        == "User Notifications raises this exception in "
        + "UNTimeIntervalNotificationTrigger.init(timeInterval:repeats:).")
  }

  @Test func `errors have the domain and numbers of User Notifications`() {
    let error: any Error = UNError(.notificationInvalidNoDate)
    let isNoDate = if case UNError.notificationInvalidNoDate = error { true } else { false }

    #expect((error as NSError).domain == "UNErrorDomain" && (error as NSError).code == 1400)
    #expect(isNoDate)
    #expect(UNNotificationDefaultActionIdentifier.hasPrefix("com.apple.UNNotification"))
  }

  @Test func `an extension hands on what it gets`() {
    let trace = Trace()
    let content = UNMutableNotificationContent()
    content.title = "Wren"
    UNNotificationServiceExtension().didReceive(
      UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    ) { trace.add($0.title) }

    #expect(trace.lines == ["Wren"])
  }
}
