/// The operators whose result is known at once, as a publisher of the same or a simpler kind.
///
/// Where there is no value, those with a result have none, as in Combine: `count()` does not send 0.
extension Optional.Publisher {
  /// Makes another value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    .init(output.map(transform))
  }

  /// Makes another value, and none of `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }

  /// Leaves the value out if a closure does not want it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Makes one value of the first one and this.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Makes one value of the first one and this.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher { scan(initialResult, nextPartialResult) }

  /// Sends the value in an array, or an empty one.
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

  /// Sends that it is one value.
  public func count() -> Optional<Int>.Publisher { map { _ in 1 } }

  /// Sends whether a closure wants the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  /// Sends whether a closure wants the value.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  /// Sends the value, which is the least.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// Sends the value, which is the greatest.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// Sends the value, which is the first.
  public func first() -> Optional<Output>.Publisher { self }

  /// Sends the value if a closure wants it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Sends the value, which is the last.
  public func last() -> Optional<Output>.Publisher { self }

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
    filter { !predicate($0) }
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

  /// Sends the value if its place, the first, is in a range.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
  where R.Bound == Int {
    .init(range.relative(to: 0..<Int.max).contains(0) ? output : nil)
  }

  /// Sends no value, and ends.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Sends the value, which has none before it.
  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Optional<Output>.Publisher { self }

  /// Sends the value, if there is one: there is no error.
  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }

  /// Sends another value where the value is `nil`.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    Just<Output>(self.output ?? output)
  }

  /// Sends the value, if there is one: there is no error.
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Sends whether it is this value.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { map { $0 == output } }

  /// Sends the value, which has none before it.
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Sends the value, which is the least.
  public func min() -> Optional<Output>.Publisher { self }

  /// Sends the value, which is the greatest.
  public func max() -> Optional<Output>.Publisher { self }
}
