extension NSManagedObjectContext {
  /// Returns what a request is for.
  public func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] {
    try lock.withLock {
      tellPending()
      return try results(of: request.plan).compactMap { result in
        let typed = result as? ResultType
        if typed == nil { Self.complain(result, ResultType.self) }
        return typed
      }
    }
  }

  private func results(of plan: FetchPlan) throws -> [Any] {
    if plan.resultType.contains(.countResultType) { return [NSNumber(value: try count(of: plan))] }
    let execution = try FetchExecution(plan, self)
    if plan.resultType.contains(.dictionaryResultType) {
      let found = try execution.results()
      return DictionaryResults(plan, execution.entity, self).dictionaries(found)
    }
    if plan.resultType.contains(.managedObjectIDResultType) {
      return try execution.results().map(\.id)
    }
    return try execution.objects()
  }

  /// Returns how many there are, which no order changes.
  private func count(of plan: FetchPlan) throws -> Int {
    var plan = plan
    plan.sortDescriptors = nil
    return try FetchExecution(plan, self).results().count
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
      return try count(of: request.plan)
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
