import Foundation

/// A font as Core Graphics has it.
///
/// Of a file's data nothing is read, so that it has no name.
public final class CGFont: Hashable, Sendable {
  /// Creates the font of a name; `nil` for no name.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// Creates the font of a file's data; `nil` for none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, !data.isEmpty else { return nil }
    name = nil
  }

  /// The PostScript name.
  public var postScriptName: CFString? { name }

  /// The full name.
  public var fullName: CFString? { name }

  /// How many units a font's size has.
  public var unitsPerEm: Int { 1_000 }

  /// Returns whether two fonts are one object.
  public static func == (left: CGFont, right: CGFont) -> Bool { left === right }

  /// Adds the object to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private let name: String?
}
