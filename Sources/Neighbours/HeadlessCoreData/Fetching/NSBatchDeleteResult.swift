/// What a deletion in stores has done.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// What the request wanted to know.
  public let result: Any?
  /// What the request wanted to know.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
