extension UIMenuElement {
  /// Whether an element can be chosen, and how it looks.
  public struct Attributes: OptionSet, Sendable {
    /// A bit for each attribute.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }
}
