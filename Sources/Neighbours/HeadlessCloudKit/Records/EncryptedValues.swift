import Foundation

/// The encrypted values of a record.
final class EncryptedValues: NSObject, CKRecordKeyValueSetting {
  private let record: CKRecord

  init(of record: CKRecord) { self.record = record }

  func object(forKey key: String) -> CKRecordValue? { record.encrypted[key] }

  func setObject(_ object: CKRecordValue?, forKey key: String) { record.encrypted[key] = object }

  subscript(key: String) -> CKRecordValue? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }

  func allKeys() -> [String] { record.encrypted.keys }

  func changedKeys() -> [String] { record.encrypted.changedKeys }
}
