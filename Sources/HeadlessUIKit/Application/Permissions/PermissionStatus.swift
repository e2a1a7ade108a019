/// What the user has said about something that an app may not use unasked.
package enum PermissionStatus: String, Sendable {
  case notDetermined, denied, allowed
  /// Nobody can let the app, such as on a child's device.
  case restricted
  /// A part of it: the photos that the user has chosen.
  case limited
  /// For a while, and quietly, without a question: notifications.
  case provisional
  /// In the background, too: the location.
  case always
}
