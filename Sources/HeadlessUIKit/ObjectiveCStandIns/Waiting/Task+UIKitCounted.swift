import Locks

/// The tasks that ported sources start: they are known until they end.
///
/// A task runs as it would without: another one, which waits for it, strikes it out.
extension Task where Failure == Never {
  // MARK: Tasks that cannot fail

  /// Starts a task where it is, and makes it known.
  @discardableResult
  public static func uiKit(
    priority: TaskPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task {
    // Proof: it is given to the new task alone.
    let operation = Unchecked(operation)
    return counted(fileID, line) { Task(priority: priority, operation: operation.value) }
  }

  /// Starts a task that has no actor, and makes it known.
  ///
  /// It stands for `detached`, but for the application of the test, which it keeps.
  @discardableResult
  public static func uiKitDetached(
    priority: TaskPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task {
    uiKit(priority: priority ?? .medium, fileID: fileID, line: line, operation: operation)
  }
}

extension Task where Failure == any Error {
  // MARK: Tasks that can fail

  /// Starts a task where it is, and makes it known.
  @discardableResult
  public static func uiKit(
    priority: TaskPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task {
    // Proof: it is given to the new task alone.
    let operation = Unchecked(operation)
    return counted(fileID, line) { Task(priority: priority, operation: operation.value) }
  }

  /// Starts a task that has no actor, and makes it known.
  ///
  /// It stands for `detached`, but for the application of the test, which it keeps.
  @discardableResult
  public static func uiKitDetached(
    priority: TaskPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task {
    uiKit(priority: priority ?? .medium, fileID: fileID, line: line, operation: operation)
  }
}

extension Task {
  /// Makes a task that is known, and strikes it out when it has ended.
  fileprivate static func counted(
    _ fileID: StaticString, _ line: UInt, _ make: () -> Task
  ) -> Task {
    let work = WorkElsewhere(task: fileID, line)
    let task = WorkElsewhere.$current.withValue(work, operation: make)
    Task<Void, Never>.detached {
      _ = await task.result
      work.end()
    }
    return task
  }
}
