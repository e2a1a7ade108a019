/// The operators whose result is known at once, as a publisher of the same or a simpler kind.
extension Result.Publisher {
  /// Makes another value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map(transform))
  }

  /// Makes another value, or the error that is thrown.
  public func tryMap<T>(
    _ transform: (Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result<T, any Error> { try transform(result.get()) })
  }

  /// Makes another error.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    .init(result.mapError(transform))
  }

  /// Makes one value of the first one and this.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Makes one value of the first one and this, or the error that is thrown.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Makes one value of the first one and this.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { scan(initialResult, nextPartialResult) }

  /// Makes one value of the first one and this, or the error that is thrown.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryScan(initialResult, nextPartialResult) }

  /// Sends the value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// Sends that it is one value.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// Sends whether a closure wants the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Sends whether a closure wants the value, or the error that is thrown.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Sends whether a closure wants the value.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Sends whether a closure wants the value, or the error that is thrown.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Sends the value, which is the least.
  public func min(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Result<Output, Failure>.Publisher { self }

  /// Sends the value, or the error that is thrown: the closure is called with it, as in Combine.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try areInIncreasingOrder($0, $0)
      return $0
    }
  }

  /// Sends the value, which is the greatest.
  public func max(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Result<Output, Failure>.Publisher { self }

  /// Sends the value, or the error that is thrown: the closure is called with it, as in Combine.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try areInIncreasingOrder($0, $0)
      return $0
    }
  }

  /// Sends the value, which is the first.
  public func first() -> Result<Output, Failure>.Publisher { self }

  /// Sends the value, which is the last.
  public func last() -> Result<Output, Failure>.Publisher { self }

  /// Sends no value, and ends without an error.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Sends the value, which has none before it.
  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Result<Output, Failure>.Publisher { self }

  /// Sends the value, or the error that is thrown: the closure is called with it, as in Combine.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }

  /// Sends another value in the place of an error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    .init((try? result.get()) ?? output)
  }

  /// Sends the value or the error: there is one.
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

  /// Sends the value or the error, which another attempt does not change.
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Equatable {
  /// Sends whether it is this value.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    map { $0 == output }
  }

  /// Sends the value, which has none before it.
  public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// Sends the value, which is the least.
  public func min() -> Result<Output, Failure>.Publisher { self }

  /// Sends the value, which is the greatest.
  public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Lets the stream be one that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(result.get())
  }
}
