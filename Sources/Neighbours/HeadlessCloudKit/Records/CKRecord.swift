public import Foundation

/// What an app keeps in iCloud: values by names.
open class CKRecord: NSObject, NSCopying, NSSecureCoding, CKRecordKeyValueSetting {
  /// The name of a kind of record.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String

  /// What the server knows of a record besides its values.
  struct ServerFields {
    var creationDate: Date?
    var creator: CKRecord.ID?
    var modificationDate: Date?
    var modifier: CKRecord.ID?
    var tag: String?
    var parent: CKRecord.Reference?
    var share: CKRecord.Reference?
  }

  /// The kind.
  public final let recordType: RecordType
  /// The name.
  public final let recordID: ID
  /// When it was saved first.
  open var creationDate: Date? { server.creationDate }
  /// The user that has saved it first.
  open var creatorUserRecordID: ID? { server.creator }
  /// When it was saved last.
  open var modificationDate: Date? { server.modificationDate }
  /// The user that has saved it last.
  open var lastModifiedUserRecordID: ID? { server.modifier }
  /// What tells one version from another one.
  open var recordChangeTag: String? { server.tag }
  /// The record that it is shared with.
  open var parent: Reference? {
    get { server.parent }
    set { server.parent = newValue }
  }
  /// The way to the share that it is the root of.
  open var share: Reference? { server.share }

  final var server = ServerFields()
  final var values = RecordValues()
  final var encrypted = RecordValues()

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

  /// Creates a record from an archive of its system fields, or of all of it.
  public required init?(coder: NSCoder) {
    guard let archive = RecordArchive(coder) else { return nil }
    recordType = archive.recordType
    recordID = archive.recordID
    super.init()
    archive.fill(self)
  }

  // MARK: Values

  /// A value.
  open func object(forKey key: FieldKey) -> CKRecordValue? { values[key] }

  /// Sets a value.
  open func setObject(_ object: CKRecordValue?, forKey key: FieldKey) { values[key] = object }

  /// The names of its values.
  open func allKeys() -> [FieldKey] { values.keys }

  /// The names of the values that are not saved.
  open func changedKeys() -> [FieldKey] { values.changedKeys }

  /// The texts of its values, which the server looks for where it is asked for words.
  open func allTokens() -> [String] {
    values.keys.compactMap { values[$0] as? String }
      .flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
  }

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

  /// A value, as key-value coding reads it.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets a value, as key-value coding does.
  open func setValue(_ value: Any?, forKey key: String) { setObject(value, forKey: key) }

  /// The values that only the user's devices can read: no question finds a record by them.
  open var encryptedValues: any CKRecordKeyValueSetting { EncryptedValues(of: self) }

  // MARK: Sharing

  /// Shares it with another record.
  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }

  /// Shares it with another record.
  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }

  // MARK: Copying and archiving

  /// Returns a record of the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Whether a record can be read safely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes all of it into an archive.
  open func encode(with coder: NSCoder) { RecordArchive(of: self).write(to: coder, values: true) }

  /// Writes its name and what the server knows of it into an archive, without its values.
  open func encodeSystemFields(with coder: NSCoder) {
    RecordArchive(of: self).write(to: coder, values: false)
  }

  func copied() -> CKRecord {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    copy.take(from: self)
    return copy
  }

  /// Takes all that another record has, besides its name.
  final func take(from record: CKRecord) {
    (server, values, encrypted) = (record.server, record.values, record.encrypted)
  }

  /// The number of the change that has saved it last.
  final var changeNumber: Int { server.tag.flatMap { Int($0) } ?? 0 }

  /// Whether it is deleted with another one.
  final func cannotBe(without id: ID) -> Bool {
    values.all.values.contains {
      guard let reference = $0 as? Reference else { return false }
      return reference.action == .deleteSelf && reference.recordID == id
    }
  }

  /// Takes on that the server has it.
  final func wasSaved(_ number: Int, on date: Date, before: CKRecord?) {
    let user = ID(recordName: CKCurrentUserDefaultName)
    server.creationDate = before?.creationDate ?? date
    server.creator = before?.creatorUserRecordID ?? user
    (server.modificationDate, server.modifier) = (date, user)
    server.tag = "\(number)"
    server.share = share ?? before?.share
    values.wereSaved()
    encrypted.wereSaved()
  }

  /// What becomes of a record when another one is deleted.
  public enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf = 1
  }
}

extension CKRecord: Sequence {
  /// Goes through the values with their names.
  public func makeIterator() -> CKRecordKeyValueIterator { CKRecordKeyValueIterator(self) }
}

/// What a record can have for a value: on Apple's systems a protocol of what Foundation's values are.
public typealias CKRecordValue = Any

/// What a record can have for a value.
public typealias CKRecordValueProtocol = Any
