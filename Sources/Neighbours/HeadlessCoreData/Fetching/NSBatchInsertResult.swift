/// What an insertion into stores has done.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// What the request wanted to know.
  public let result: Any?
  /// What the request wanted to know.
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ resultType: NSBatchInsertRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
