/// A question of the system's to the user, in front of the app.
package struct SystemAlert: Sendable {
  /// A button's title and meaning.
  package struct Button: Hashable, Sendable {
    package let title: String
    package let meaning: Meaning

    package init(_ title: String, _ meaning: Meaning) {
      self.title = title
      self.meaning = meaning
    }
  }

  /// The meaning of a button.
  package enum Meaning: Hashable, Sendable {
    case allows(PermissionStatus)
    /// Until the app ends.
    case allowsOnce(PermissionStatus)
    case denies(PermissionStatus)
    case other(PermissionStatus)

    package var status: PermissionStatus {
      switch self {
      case .allows(let status), .allowsOnce(let status), .denies(let status), .other(let status):
        status
      }
    }
  }

  package let title: String
  package let message: String?
  /// The buttons, as they stand on a device.
  package let buttons: [Button]

  package init(title: String, message: String?, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
