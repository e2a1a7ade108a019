/// Goes through the values of a record with their names.
public struct CKRecordKeyValueIterator: IteratorProtocol {
  private let record: CKRecord
  private var rest: ArraySlice<CKRecord.FieldKey>

  /// Begins with the first value.
  public init(_ record: CKRecord) {
    self.record = record
    rest = record.allKeys()[...]
  }

  /// Returns the next value with its name.
  public mutating func next() -> (CKRecord.FieldKey, CKRecordValue)? {
    while let key = rest.popFirst() {
      if let value = record.object(forKey: key) { return (key, value) }
    }
    return nil
  }
}
