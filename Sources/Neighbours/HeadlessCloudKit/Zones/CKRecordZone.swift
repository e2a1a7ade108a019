public import Foundation

/// A part of a database.
public final class CKRecordZone: NSObject, NSCopying, Sendable {
  /// What the server can do in a part.
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It tells what has changed since a token.
    public static let fetchChanges = Self(rawValue: 1)
    /// It does all of several things, or nothing.
    public static let atomic = Self(rawValue: 2)
    /// Its records can be shared.
    public static let sharing = Self(rawValue: 4)
    /// It can be shared as a whole.
    public static let zoneWideSharing = Self(rawValue: 8)
  }

  /// The name.
  public let zoneID: ID
  /// What the server can do in it: little in the part that there always is.
  public let capabilities: Capabilities

  /// Creates a part of a name.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  /// Creates a part of a name.
  public init(zoneID: ID) {
    self.zoneID = zoneID
    capabilities =
      zoneID == .default ? [] : [.fetchChanges, .atomic, .sharing, .zoneWideSharing]
  }

  /// Returns the part that there always is.
  public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  /// Returns the part itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
