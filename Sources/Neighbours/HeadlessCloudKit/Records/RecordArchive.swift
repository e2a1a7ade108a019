import Foundation
import HeadlessCoreLocation

/// A record as it stands in an archive.
struct RecordArchive {
  let recordType: String
  let recordID: CKRecordID
  private let server: CKRecord.ServerFields
  private let values: [String: Any]

  init(of record: CKRecord) {
    (recordType, recordID) = (record.recordType, record.recordID)
    (server, values) = (record.server, record.values.all)
  }

  /// Reads one; `nil` where there is no record.
  init?(_ coder: NSCoder) {
    guard let type = coder.text("RecordType"), let id = coder.object(CKRecordID.self, "RecordID")
    else { return nil }
    (recordType, recordID) = (type, id)
    server = CKRecord.ServerFields(
      creationDate: coder.object(NSDate.self, "CreationDate") as Date?,
      creator: coder.object(CKRecordID.self, "Creator"),
      modificationDate: coder.object(NSDate.self, "ModificationDate") as Date?,
      modifier: coder.object(CKRecordID.self, "Modifier"), tag: coder.text("Tag"),
      parent: coder.object(CKReference.self, "Parent"),
      share: coder.object(CKReference.self, "Share"))
    let hasValues = coder.containsValue(forKey: "Values")
    let found = hasValues ? coder.decodeObject(of: Self.classes, forKey: "Values") : nil
    values = found as? [String: Any] ?? [:]
  }

  /// What values may be.
  private static let classes: [AnyClass] = [
    NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
    CKReference.self, CKAsset.self, CLLocation.self,
  ]

  /// Gives a new record what it has.
  func fill(_ record: CKRecord) {
    record.server = server
    for (key, value) in values { record.values[key] = Self.plain(value) }
    record.values.wereSaved()
  }

  /// A value of Swift: archives have objects for numbers.
  private static func plain(_ value: Any) -> Any {
    guard let number = value as? NSNumber, type(of: value) is NSNumber.Type else { return value }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): return number.doubleValue
    default: return number.intValue
    }
  }

  func write(to coder: NSCoder, values writesValues: Bool) {
    coder.put(recordType as NSString, "RecordType")
    coder.put(recordID, "RecordID")
    coder.put(server.creationDate as NSDate?, "CreationDate")
    coder.put(server.creator, "Creator")
    coder.put(server.modificationDate as NSDate?, "ModificationDate")
    coder.put(server.modifier, "Modifier")
    coder.put(server.tag as NSString?, "Tag")
    coder.put(server.parent, "Parent")
    coder.put(server.share, "Share")
    if writesValues { coder.put(values as NSDictionary, "Values") }
  }
}
