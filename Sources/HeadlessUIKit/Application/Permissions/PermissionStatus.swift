/// The user's decision about a resource that needs permission.
package enum PermissionStatus: String, Sendable {
  case notDetermined, denied, allowed
  /// The user cannot grant it, such as on a child's device.
  case restricted
  /// A part of it: the photos that the user has chosen.
  case limited
  /// For a while, and quietly, without a question: notifications.
  case provisional
  /// In the background, too: the location.
  case always
}
