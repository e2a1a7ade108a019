public import Foundation

/// Several things that are done together.
open class CKDatabaseOperation: NSObject {
  /// Creates an operation that does nothing yet.
  public override init() {}

  /// How much it matters.
  open var qualityOfService = QualityOfService.default
  /// Whether it is not to be done.
  open private(set) var isCancelled = false
  /// Called when it is done, or not to be done.
  open var completionBlock: (() -> Void)?

  /// Does not do it, if it is not done yet.
  open func cancel() { isCancelled = true }

  @MainActor func perform(in place: CloudRecords.DatabaseAddress) {}
}
