public import Foundation

extension UIFont {
  /// How wide the characters of a font are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// From -1, the narrowest, to 1, the widest.
    public let rawValue: CGFloat

    /// Creates a value from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a value from its number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The narrowest width.
    public static let compressed = Self(-0.3)

    /// A narrow width.
    public static let condensed = Self(-0.2)

    /// The usual width.
    public static let standard = Self(0)

    /// A wide width.
    public static let expanded = Self(0.2)
  }
}
