public import Foundation

/// A part of a database.
public final class CKRecordZone: NSObject, Sendable {
  /// The name.
  public let zoneID: ID

  /// Creates a part of a name.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  /// Creates a part of a name.
  public init(zoneID: ID) { self.zoneID = zoneID }

  /// Returns the part that there always is.
  public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  /// The name of a part.
  public final class ID: NSObject, Sendable {
    /// The name.
    public let zoneName: String
    /// The name of the user that has made it.
    public let ownerName: String

    /// Creates a name.
    public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }

    /// The name of the part that there always is.
    public static let `default` = ID()

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }

    public override var hash: Int { zoneName.hashValue }
  }
}
