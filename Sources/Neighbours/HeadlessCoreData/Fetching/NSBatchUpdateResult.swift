/// The result of an update of stores.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The result that the request asked for.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ resultType: NSBatchUpdateRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
