public import Foundation

extension CKRecordZone {
  /// The name of a part of a database.
  public typealias ID = CKRecordZoneID
}

/// The name of a part of a database, which `CKRecordZone.ID` is in Swift.
public final class CKRecordZoneID: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// The name.
  public let zoneName: String
  /// The name of the user that has made it.
  public let ownerName: String

  /// Creates a name.
  public init(
    zoneName: String = CKRecordZoneID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName
  ) {
    self.zoneName = zoneName
    self.ownerName = ownerName
  }

  /// The name of the part that there always is.
  public static let `default` = CKRecordZoneID()
  /// The name of the part that there always is.
  public static let defaultZoneName = CKRecordZoneDefaultName

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordZoneID else { return false }
    return zoneName == other.zoneName && ownerName == other.ownerName
  }

  public override var hash: Int { zoneName.hashValue }

  public override var description: String { "\(zoneName):\(ownerName)" }

  /// Returns the name itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether a name can be read safely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the name into an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(zoneName as NSString, forKey: "ZoneName")
    coder.encode(ownerName as NSString, forKey: "OwnerName")
  }

  /// Reads a name from an archive.
  public convenience init?(coder: NSCoder) {
    guard let name = coder.text("ZoneName"), let owner = coder.text("OwnerName") else {
      return nil
    }
    self.init(zoneName: name, ownerName: owner)
  }
}
