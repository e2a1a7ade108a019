public import Foundation

/// What an app keeps in iCloud: values by names.
open class CKRecord: NSObject, NSCopying {
  /// The name of a kind of record.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String

  /// The kind.
  public final let recordType: RecordType
  /// The name.
  public final let recordID: ID
  /// When it was saved first.
  open internal(set) var creationDate: Date?
  /// When it was saved last.
  open internal(set) var modificationDate: Date?
  /// What tells one version from another one.
  open internal(set) var recordChangeTag: String?
  private var values: [String: CKRecordValue] = [:]
  private var changed: Set<String> = []

  /// Creates a record with a name that no other has.
  public convenience init(recordType: RecordType) {
    self.init(recordType: recordType, recordID: ID())
  }

  /// Creates a record with a name.
  public init(recordType: RecordType, recordID: ID) {
    self.recordType = recordType
    self.recordID = recordID
  }

  /// Creates a record of a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  // MARK: Values

  /// A value.
  open func object(forKey key: FieldKey) -> CKRecordValue? { values[key] }

  /// Sets a value.
  open func setObject(_ object: CKRecordValue?, forKey key: FieldKey) {
    values[key] = object
    changed.insert(key)
  }

  /// The names of its values.
  open func allKeys() -> [FieldKey] { values.keys.sorted() }

  /// The names of the values that are not saved.
  open func changedKeys() -> [FieldKey] { changed.sorted() }

  /// A value.
  open subscript(key: FieldKey) -> CKRecordValue? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }

  /// A value of a type.
  public subscript<Value>(key: FieldKey) -> Value? {
    get { object(forKey: key) as? Value }
    set { setObject(newValue, forKey: key) }
  }

  /// Returns a record of the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> CKRecord {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    copy.values = values
    copy.changed = changed
    copy.take(from: self)
    return copy
  }

  /// What the server knows of it.
  func take(from record: CKRecord) {
    (creationDate, modificationDate) = (record.creationDate, record.modificationDate)
    recordChangeTag = record.recordChangeTag
  }

  /// Whether it is deleted with another one.
  func cannotBe(without id: ID) -> Bool {
    values.values.contains {
      guard let reference = $0 as? Reference else { return false }
      return reference.action == .deleteSelf && reference.recordID == id
    }
  }

  /// Takes on that the server has it.
  func saved(_ tag: Int, before: CKRecord?) {
    for (key, value) in before?.values ?? [:] where !changed.contains(key) { values[key] = value }
    creationDate = before?.creationDate ?? Date()
    modificationDate = Date()
    recordChangeTag = "\(tag)"
    changed = []
  }

  /// The name of a record.
  public final class ID: NSObject, NSCopying, Sendable {
    /// The name.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID

    /// Creates a name, of a zone.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }

    public override var hash: Int { recordName.hashValue }

    public override var description: String { recordName }

    /// Returns the name itself, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The way from a record to another one.
  public final class Reference: NSObject, Sendable {
    /// The name of the other one.
    public let recordID: ID
    /// What becomes of the record when the other one is deleted.
    public let action: ReferenceAction

    /// Creates a way to a record.
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }

    /// Creates a way to a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? Reference)?.recordID == recordID
    }

    public override var hash: Int { recordID.hash }
  }

  /// What becomes of a record when another one is deleted.
  public enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf = 1
  }
}

/// What a record can have for a value: on Apple's systems a protocol of what Foundation's values are.
public typealias CKRecordValue = Any

/// What a record can have for a value.
public typealias CKRecordValueProtocol = Any
