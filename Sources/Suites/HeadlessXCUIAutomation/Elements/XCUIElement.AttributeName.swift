extension XCUIElement {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The elements within the element.
    public static let children = Self(rawValue: "children")
    /// The kind of the element.
    public static let elementType = Self(rawValue: "elementType")
    /// The name by which tests find the element.
    public static let identifier = Self(rawValue: "identifier")
    public static let value = Self(rawValue: "value")
    /// The placeholder of an empty field.
    public static let placeholderValue = Self(rawValue: "placeholderValue")
    public static let title = Self(rawValue: "title")
    public static let label = Self(rawValue: "label")
    /// The rectangle on the screen.
    public static let frame = Self(rawValue: "frame")
    /// Whether the element can be used.
    public static let enabled = Self(rawValue: "enabled")
    /// Whether the element is selected.
    public static let selected = Self(rawValue: "selected")
    /// Whether a remote control or a keyboard is on the element.
    public static let hasFocus = Self(rawValue: "hasFocus")
    /// The class of the space from side to side.
    public static let horizontalSizeClass = Self(rawValue: "horizontalSizeClass")
    /// The class of the space from top to bottom.
    public static let verticalSizeClass = Self(rawValue: "verticalSizeClass")
  }
}
