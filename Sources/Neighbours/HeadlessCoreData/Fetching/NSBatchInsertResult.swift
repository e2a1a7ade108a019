/// The result of an insertion into stores.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The result that the request asked for.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ resultType: NSBatchInsertRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
