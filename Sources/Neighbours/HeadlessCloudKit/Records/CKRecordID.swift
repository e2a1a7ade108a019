public import Foundation

extension CKRecord {
  /// The name of a record.
  public typealias ID = CKRecordID
}

/// The name of a record, which `CKRecord.ID` is in Swift: archives know only classes within no other one.
public final class CKRecordID: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// The name.
  public let recordName: String
  /// The zone.
  public let zoneID: CKRecordZone.ID

  /// Creates a name, of a zone.
  public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
    self.recordName = recordName
    self.zoneID = zoneID
  }

  /// The record of the device's user.
  static let ofUser = CKRecordID(recordName: "_user")

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordID else { return false }
    return recordName == other.recordName && zoneID == other.zoneID
  }

  public override var hash: Int { recordName.hashValue }

  public override var description: String { recordName }

  /// Returns the name itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether a name can be read safely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the name into an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(recordName as NSString, forKey: "RecordName")
    coder.encode(zoneID, forKey: "ZoneID")
  }

  /// Reads a name from an archive.
  public convenience init?(coder: NSCoder) {
    guard let name = coder.text("RecordName"),
      let zone = coder.object(CKRecordZoneID.self, "ZoneID")
    else { return nil }
    self.init(recordName: name, zoneID: zone)
  }
}
