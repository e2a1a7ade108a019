extension NSManagedObjectContext {
  /// Returns what a request is for.
  public func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] {
    try lock.withLock {
      tellPending()
      let plan = request.plan
      let execution = try FetchExecution(plan, self)
      let results: [Any]
      if plan.resultType.contains(.countResultType) {
        results = [NSNumber(value: execution.results().count)]
      } else if plan.resultType.contains(.dictionaryResultType) {
        results = DictionaryResults(plan, execution.entity, self).dictionaries(execution.results())
      } else if plan.resultType.contains(.managedObjectIDResultType) {
        results = execution.results().map(\.id)
      } else {
        results = execution.objects()
      }
      return results.compactMap { result in
        let typed = result as? ResultType
        if typed == nil { Self.complain(result, ResultType.self) }
        return typed
      }
    }
  }

  private static func complain(_ result: Any, _ type: Any.Type) {
    CoreDataException.internalInconsistency.raise(
      "Could not cast value of type '\(Swift.type(of: result))' to '\(type)'.",
      by: "NSManagedObjectContext.fetch(_:)",
      details: "The request is an NSFetchRequest<\(type)>.")
  }

  /// Returns how many objects a request is for.
  public func count<ResultType>(for request: NSFetchRequest<ResultType>) throws -> Int {
    try lock.withLock {
      tellPending()
      var plan = request.plan
      plan.sortDescriptors = nil
      return try FetchExecution(plan, self).results().count
    }
  }

  /// Does what a request asks for: it fetches, or changes what the stores have.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try lock.withLock {
      switch request {
      case let request as NSBatchDeleteRequest: try BatchExecution(self).run(request)
      case let request as NSBatchUpdateRequest: try BatchExecution(self).run(request)
      case let request as NSBatchInsertRequest: try BatchExecution(self).run(request)
      default: throw CoreDataErrors.make(NSCoreDataError, "The request is unknown.")
      }
    }
  }
}
