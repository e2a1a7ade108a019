/// The operators whose result is known at once, as a publisher of the same or a simpler kind.
extension Just {
  /// Makes another value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Makes another value, or the error that is thrown.
  public func tryMap<T>(
    _ transform: (Output) throws -> T
  ) -> Result<T, any Error>.Publisher { .init(Result { try transform(output) }) }

  /// Makes another value, and none of `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(transform(output))
  }

  /// Leaves the value out if a closure does not want it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }

  /// Makes one value of the first one and this.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { .init(nextPartialResult(initialResult, output)) }

  /// Makes one value of the first one and this, or the error that is thrown.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// Makes one value of the first one and this.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { scan(initialResult, nextPartialResult) }

  /// Makes one value of the first one and this, or the error that is thrown.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryScan(initialResult, nextPartialResult) }

  /// Sends the value in an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Sends that it is one value.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Sends whether a closure wants the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Sends whether a closure wants the value, or the error that is thrown.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Sends whether a closure wants the value.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Sends whether a closure wants the value, or the error that is thrown.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Sends the value, which is the least.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Sends the value, which is the greatest.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Sends the value, which is the first.
  public func first() -> Just<Output> { self }

  /// Sends the value if a closure wants it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Sends the value, which is the last.
  public func last() -> Just<Output> { self }

  /// Sends the value if a closure wants it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    .init(count > 0 ? nil : output)
  }

  /// Leaves the value out if a closure says yes.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? nil : output)
  }

  /// Sends the value if any may come.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    .init(maxLength > 0 ? output : nil)
  }

  /// Sends the value if a closure wants it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Sends the value if its place, the first, is the one that is asked for.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    .init(index == 0 ? output : nil)
  }

  /// Sends the value if a range begins with its place, the first, even an empty one, as in Combine.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
  where R.Bound == Int {
    .init(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
  }

  /// Sends no value, and ends.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Sends the value, which has none before it.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Sends the value, or the error that is thrown: the closure is called with it, as in Combine.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    Result<Output, Never>.Publisher(output).tryRemoveDuplicates(by: predicate)
  }

  /// Sends the value: there is no error.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Sends the value: there is one.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Sends the value: there is no error.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Sends the value: there is no error.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    .init(output)
  }

  /// Lets the stream be one that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(output)
  }

  /// Sends values before this one.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// Sends the elements of a sequence before this value.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element { .init(sequence: elements + [output]) }

  /// Sends values after this one.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// Sends the elements of a sequence after this value.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element { .init(sequence: [output] + elements) }
}

extension Just where Output: Equatable {
  /// Sends whether it is this value.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

  /// Sends the value, which has none before it.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// Sends the value, which is the least.
  public func min() -> Just<Output> { self }

  /// Sends the value, which is the greatest.
  public func max() -> Just<Output> { self }
}
