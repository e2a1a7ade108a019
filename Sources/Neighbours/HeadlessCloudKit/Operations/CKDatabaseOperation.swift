import HeadlessUIKit

/// Something that an app wants done in a database.
// Proof: as of its superclass.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database; the private one of the container without one.
  open var database: CKDatabase?

  @MainActor override final func perform() {
    let place = (database ?? (container ?? .default()).privateCloudDatabase).place
    do {
      try CloudRecords.current.begin(in: place)
      try perform(in: place)
    } catch { fail(with: error) }
  }

  /// Does it, and calls the handlers, unless it throws.
  @MainActor func perform(in place: CloudRecords.DatabaseAddress) throws {}
}
