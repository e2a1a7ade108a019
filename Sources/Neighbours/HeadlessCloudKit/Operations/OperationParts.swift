/// The several things that an operation does, and what of them has failed.
@MainActor
struct OperationParts {
  private(set) var failures: [AnyHashable: any Error] = [:]

  /// The error of the operation, if something has failed.
  var error: CKError? { CKError.partial(failures) }
  /// What came of the operation.
  var outcome: Result<Void, any Error> { Result(of: error) }

  /// Does one of the things, and tells what came of it.
  ///
  /// - Returns: The result; `nil` if it has failed.
  mutating func attempt<ID: Hashable, Value>(
    _ id: ID, _ tell: ((ID, Result<Value, any Error>) -> Void)?, _ work: () throws -> Value
  ) -> Value? {
    let result = Result { try work() }
    failures[id] = result.error
    tell?(id, result)
    return try? result.get()
  }
}
