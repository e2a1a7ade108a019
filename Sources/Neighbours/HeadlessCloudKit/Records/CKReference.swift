public import Foundation

extension CKRecord {
  /// The way from a record to another one.
  public typealias Reference = CKReference
}

/// The way from a record to another one, which `CKRecord.Reference` is in Swift.
public final class CKReference: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// The name of the other one.
  public let recordID: CKRecord.ID
  /// What becomes of the record when the other one is deleted.
  public let action: CKRecord.ReferenceAction

  /// Creates a way to a record.
  public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) {
    self.recordID = recordID
    self.action = action
  }

  /// Creates a way to a record.
  public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) {
    self.init(recordID: record.recordID, action: action)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CKReference)?.recordID == recordID
  }

  public override var hash: Int { recordID.hash }

  /// Returns the way itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether a way can be read safely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the way into an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(recordID, forKey: "RecordID")
    coder.encode(Int(action.rawValue), forKey: "Action")
  }

  /// Reads a way from an archive.
  public convenience init?(coder: NSCoder) {
    guard let id = coder.object(CKRecordID.self, "RecordID") else { return nil }
    let action = UInt(exactly: coder.decodeInteger(forKey: "Action"))
    self.init(
      recordID: id, action: action.flatMap { CKRecord.ReferenceAction(rawValue: $0) } ?? .none)
  }
}
