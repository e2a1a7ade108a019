extension UIFontDescriptor {
  /// What a font looks like, in yes and no.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = Self(rawValue: 1 << 0)

    /// Bold.
    public static let traitBold = Self(rawValue: 1 << 1)

    /// Wide.
    public static let traitExpanded = Self(rawValue: 1 << 5)

    /// Narrow.
    public static let traitCondensed = Self(rawValue: 1 << 6)

    /// All characters are equally wide.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)

    /// Made for vertical text.
    public static let traitVertical = Self(rawValue: 1 << 11)

    /// Made for interfaces.
    public static let traitUIOptimized = Self(rawValue: 1 << 12)

    /// Lines lie close together.
    public static let traitTightLeading = Self(rawValue: 1 << 15)

    /// Lines lie far apart.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)

    /// The bits that hold the class.
    public static let classMask = Self(rawValue: 15 << 28)

    /// Serifs of the old style.
    public static let classOldStyleSerifs = Self(rawValue: 1 << 28)

    /// Serifs of the transitional style.
    public static let classTransitionalSerifs = Self(rawValue: 2 << 28)

    /// Serifs of the modern style.
    public static let classModernSerifs = Self(rawValue: 3 << 28)

    /// Serifs of the Clarendon style.
    public static let classClarendonSerifs = Self(rawValue: 4 << 28)

    /// Slab serifs.
    public static let classSlabSerifs = Self(rawValue: 5 << 28)

    /// Serifs of no known style.
    public static let classFreeformSerifs = Self(rawValue: 7 << 28)

    /// No serifs.
    public static let classSansSerif = Self(rawValue: 8 << 28)

    /// Ornamental.
    public static let classOrnamentals = Self(rawValue: 9 << 28)

    /// Like handwriting.
    public static let classScripts = Self(rawValue: 10 << 28)

    /// Symbols.
    public static let classSymbolic = Self(rawValue: 12 << 28)
  }
}
