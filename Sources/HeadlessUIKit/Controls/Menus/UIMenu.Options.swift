extension UIMenu {
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu around it.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// One of its elements is ticked at a time.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// Its elements stand side by side.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }
}
