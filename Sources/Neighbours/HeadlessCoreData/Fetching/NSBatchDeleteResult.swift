/// The result of a deletion in stores.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result that the request asked for.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
