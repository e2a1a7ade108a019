import Testing

@testable import HeadlessUIKit

@Suite("What the system asks before an app may use something")
struct ProtectedResourceTests {
  private static let rows: [(ProtectedResource, Int, title: String, buttons: [String])] = [
    (
      .notifications, 18, "“Birds” Would Like to Send You Notifications",
      ["Don’t Allow", "Allow"]
    ),
    (
      .location, 18, "Allow “Birds” to use your location?",
      ["Allow Once", "Allow While Using App", "Don’t Allow"]
    ),
    (
      .location, 13, "Allow “Birds” to access your location?",
      ["Allow Once", "Allow While Using App", "Don’t Allow"]
    ),
    (
      .preciseLocation, 18, "Allow “Birds” to use your precise location once?",
      ["Allow Once", "Don’t Allow"]
    ),
    (.camera, 18, "“Birds” Would Like to Access the Camera", ["Don’t Allow", "Allow"]),
    (.camera, 16, "“Birds” Would Like to Access the Camera", ["Don’t Allow", "OK"]),
    (.microphone, 18, "“Birds” Would Like to Access the Microphone", ["Don’t Allow", "Allow"]),
    (
      .photos, 18, "“Birds” Would Like to Access Your Photo Library",
      ["Limit Access…", "Allow Full Access", "Don’t Allow"]
    ),
    (
      .photos, 16, "“Birds” Would Like to Access Your Photos",
      ["Select Photos…", "Allow Access to All Photos", "Don’t Allow"]
    ),
    (.photosAdd, 18, "“Birds” Would Like to Add to your Photos", ["Don’t Allow", "Allow"]),
    (.faceID, 18, "Do you want to allow “Birds” to use Face ID?", ["Don’t Allow", "Allow"]),
    (.contacts, 16, "“Birds” Would Like to Access Your Contacts", ["Don’t Allow", "OK"]),
    (
      .calendar, 18, "“Birds” Would Like Full Access to Your Calendar",
      ["Don’t Allow", "Allow Full Access"]
    ),
    (.calendar, 16, "“Birds” Would Like to Access Your Calendar", ["Don’t Allow", "OK"]),
    (
      .reminders, 18, "“Birds” Would Like to Access Your Reminders",
      ["Don’t Allow", "Allow Full Access"]
    ),
    (
      .motion, 18, "“Birds” Would Like to Access Your Motion & Fitness Activity",
      ["Don’t Allow", "Allow"]
    ),
    (.speech, 18, "“Birds” Would Like to Access Speech Recognition", ["Don’t Allow", "Allow"]),
    (
      .mediaLibrary, 18,
      "“Birds” would like to access Apple Music, your music and video activity, and your media "
        + "library.", ["Don’t Allow", "Allow"]
    ),
    (.bluetooth, 18, "“Birds” Would Like to Use Bluetooth", ["Don’t Allow", "Allow"]),
    (
      .localNetwork, 18,
      "“Birds” would like to find and connect to devices on your local network.",
      ["Don’t Allow", "Allow"]
    ),
    (
      .tracking, 18,
      "Allow “Birds” to track your activity across other companies’ apps and websites?",
      ["Ask App Not to Track", "Allow"]
    ),
  ]

  @Test func `titles and buttons are those of the system's version (behaviour 707)`() {
    for (resource, version, title, buttons) in Self.rows {
      let alert = resource.question(by: "Birds", "why", isUpgrade: false, onSystem: version)

      #expect(alert.title == title)
      #expect(alert.buttons.map(\.title) == buttons)
      if resource != .notifications { #expect(alert.message == "why") }
    }
  }

  @Test func `notifications have a message of the system's, and the upgrade other words`() {
    let notifications = ProtectedResource.notifications.question(
      by: "Birds", nil, isUpgrade: false, onSystem: 18)
    let always = ProtectedResource.location.question(
      by: "Birds", "why", isUpgrade: true, onSystem: 18)

    #expect(
      notifications.message
        == "Notifications may include alerts, sounds, and icon badges. These can be configured in "
        + "Settings.")
    #expect(
      always.title
        == "Allow “Birds” to also use your location even when you are not using the app?")
    #expect(always.buttons.map(\.title) == ["Keep Only While Using", "Change to Always Allow"])
  }

  @Test func `the calendar has another key since version 17`() {
    #expect(ProtectedResource.calendar.usageKeys(onSystem: 16) == ["NSCalendarsUsageDescription"])
    #expect(
      ProtectedResource.reminders.usageKeys(onSystem: 17)
        == ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"])
  }
}
