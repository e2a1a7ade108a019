public import Foundation

/// The question for records of a kind.
open class CKQuery: NSObject {
  /// The kind.
  public final let recordType: CKRecord.RecordType
  /// What is true of them.
  public final let predicate: NSPredicate
  /// How they are sorted.
  open var sortDescriptors: [NSSortDescriptor]?

  /// Creates a question.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}
