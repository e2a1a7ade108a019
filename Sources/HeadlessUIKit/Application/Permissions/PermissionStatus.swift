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

  /// Returns which of the cases of a framework's own type it is.
  package func choose<Status>(
    _ notDetermined: Status, _ restricted: Status, _ denied: Status, else authorized: Status
  ) -> Status {
    switch self {
    case .notDetermined: notDetermined
    case .restricted: restricted
    case .denied: denied
    default: authorized
    }
  }
}
