public import Foundation

/// What has values by names: a record, or what of it is encrypted.
public protocol CKRecordKeyValueSetting: NSObjectProtocol {
  /// A value.
  func object(forKey key: CKRecord.FieldKey) -> CKRecordValue?

  /// Sets a value.
  func setObject(_ object: CKRecordValue?, forKey key: CKRecord.FieldKey)

  /// A value.
  subscript(key: CKRecord.FieldKey) -> CKRecordValue? { get set }

  /// The names of its values.
  func allKeys() -> [CKRecord.FieldKey]

  /// The names of the values that are not saved.
  func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
  /// A value of a type.
  public subscript<Value>(key: CKRecord.FieldKey) -> Value? {
    get { object(forKey: key) as? Value }
    set { setObject(newValue, forKey: key) }
  }
}
