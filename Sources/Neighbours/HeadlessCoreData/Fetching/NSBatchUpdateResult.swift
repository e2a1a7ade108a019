/// What an update of stores has done.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// What the request wanted to know.
  public let result: Any?
  /// What the request wanted to know.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ resultType: NSBatchUpdateRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
