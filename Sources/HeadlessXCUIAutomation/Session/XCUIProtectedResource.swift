/// What an app may use only if the user lets it.
public enum XCUIProtectedResource: Int, Sendable {
  /// The contacts.
  case contacts = 1
  /// The calendar.
  case calendar = 2
  /// The reminders.
  case reminders = 3
  /// The photos.
  case photos = 4
  /// The microphone.
  case microphone = 5
  /// The camera.
  case camera = 6
  /// The media library.
  case mediaLibrary = 7
  /// The devices of the home.
  case homeKit = 8
  /// Whether notifications are silenced.
  case focus = 9
}
