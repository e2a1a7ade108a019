extension UIButton {
  /// The predefined looks of buttons.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    /// A system button: text and symbols have the tint color.
    case system = 1
    /// A button that shows details.
    case detailDisclosure = 2
    /// A button that shows information, for light backgrounds.
    case infoLight = 3
    /// A button that shows information, for dark backgrounds.
    case infoDark = 4
    /// A button that adds a contact.
    case contactAdd = 5
    /// A button that closes something.
    case close = 7

    /// The former name of the system's button.
    @available(*, deprecated, renamed: "system")
    public static var roundedRect: ButtonType { .system }

    /// The symbol that a button of this type shows.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// The purpose of a button.
  public enum Role: Int, Sendable {
    case normal = 0
    /// The action that the user most likely wants.
    case primary = 1
    /// Cancels, and changes nothing.
    case cancel = 2
    case destructive = 3
  }
}
