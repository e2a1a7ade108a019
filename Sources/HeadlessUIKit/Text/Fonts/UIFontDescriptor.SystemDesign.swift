extension UIFontDescriptor {
  /// A variant of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font of the interface.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")

    /// The font with round ends.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")

    /// The font with serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")

    /// The font whose characters are equally wide.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
