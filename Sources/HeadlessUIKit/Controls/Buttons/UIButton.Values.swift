extension UIButton {
  /// What a button looks like of itself.
  public enum ButtonType: Int, Sendable {
    /// Like nothing in particular.
    case custom = 0
    /// Like a button of the system: text and symbols have the tint color.
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

    /// The symbol that the button shows of itself.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// What a button is there for.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What the user is most likely to do.
    case primary = 1
    /// Leaving things as they are.
    case cancel = 2
    /// Destroying something.
    case destructive = 3
  }
}
