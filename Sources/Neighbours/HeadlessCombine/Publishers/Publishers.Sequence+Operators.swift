/// The operators whose result is known at once, as a publisher of the same or a simpler kind.
extension Publishers.Sequence {
  /// Makes another value of each.
  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  /// Makes another value of each, and leaves `nil` out.
  public func compactMap<T>(
    _ transform: (Elements.Element) -> T?
  ) -> Publishers.Sequence<[T], Failure> { .init(sequence: sequence.compactMap(transform)) }

  /// Sends a value in the place of `nil`; the values are optional ones still, as in Combine.
  public func replaceNil<T>(
    with output: T
  ) -> Publishers.Sequence<[Elements.Element], Failure> where Elements.Element == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }

  /// Makes one value of each and what was made of those before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Elements.Element) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return .init(
      sequence: sequence.map {
        result = nextPartialResult(result, $0)
        return result
      })
  }

  /// Leaves out values that a closure does not want.
  public func filter(
    _ isIncluded: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<[Elements.Element], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  /// Leaves out the first values.
  public func dropFirst(
    _ count: Int = 1
  ) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    .init(sequence: sequence.dropFirst(Swift.max(count, 0)))
  }

  /// Leaves out values until a closure says no.
  public func drop(
    while predicate: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    .init(sequence: sequence.drop(while: predicate))
  }

  /// Ends after so many values.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    .init(sequence: sequence.prefix(Swift.max(maxLength, 0)))
  }

  /// Ends before the first value that a closure does not want.
  public func prefix(
    while predicate: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<[Elements.Element], Failure> {
    .init(sequence: sequence.prefix(while: predicate))
  }

  /// Sends no value, and ends.
  public func ignoreOutput() -> Empty<Elements.Element, Failure> { Empty() }

  /// Lets the stream be one that could fail, or fail with another kind of error.
  public func setFailureType<E: Error>(
    to error: E.Type
  ) -> Publishers.Sequence<Elements, E> { .init(sequence: sequence) }

  /// Sends all values as one array.
  public func collect() -> Result<[Elements.Element], Failure>.Publisher { .init(Array(sequence)) }

  /// Makes one value of all.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T
  ) -> Result<T, Failure>.Publisher { .init(sequence.reduce(initialResult, nextPartialResult)) }

  /// Makes one value of all, or the error that is thrown.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }

  /// Sends whether a closure wants all values.
  public func allSatisfy(
    _ predicate: (Elements.Element) -> Bool
  ) -> Result<Bool, Failure>.Publisher { .init(sequence.allSatisfy(predicate)) }

  /// Sends whether a closure wants all values, or the error that is thrown.
  public func tryAllSatisfy(
    _ predicate: (Elements.Element) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { .init(Result { try sequence.allSatisfy(predicate) }) }

  /// Sends whether a closure wants one of the values.
  public func contains(
    where predicate: (Elements.Element) -> Bool
  ) -> Result<Bool, Failure>.Publisher { .init(sequence.contains(where: predicate)) }

  /// Sends whether a closure wants one of the values, or the error that is thrown.
  public func tryContains(
    where predicate: (Elements.Element) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.contains(where: predicate) })
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Leaves out a value that is equal to the one before it.
  public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
    var unique: [Elements.Element] = []
    for element in sequence where unique.last != element { unique.append(element) }
    return .init(sequence: unique)
  }

  /// Sends whether one of the values is this one.
  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(output))
  }
}

extension Publishers.Sequence where Failure == Never {
  /// Sends the first value that a closure wants.
  public func first(
    where predicate: (Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher { .init(sequence.first(where: predicate)) }

  /// Sends the least value.
  public func min(
    by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher { .init(sequence.min(by: areInIncreasingOrder)) }

  /// Sends the greatest value.
  public func max(
    by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher { .init(sequence.max(by: areInIncreasingOrder)) }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// Sends the least value.
  public func min() -> Optional<Elements.Element>.Publisher { .init(sequence.min()) }

  /// Sends the greatest value.
  public func max() -> Optional<Elements.Element>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection {
  /// Sends the number of values.
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

  /// Sends the values of a range of places.
  public func output(
    in range: Range<Elements.Index>
  ) -> Publishers.Sequence<[Elements.Element], Failure> {
    let places = range.clamped(to: sequence.startIndex..<sequence.endIndex)
    return .init(sequence: Array(sequence[places]))
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Sends the first value.
  public func first() -> Optional<Elements.Element>.Publisher { .init(sequence.first) }

  /// Sends one value, by its place.
  public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Sends the last value.
  public func last() -> Optional<Elements.Element>.Publisher { .init(sequence.last) }

  /// Sends the last value that a closure wants.
  public func last(
    where predicate: (Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher { .init(sequence.last(where: predicate)) }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// Sends the number of values.
  public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Sends values first.
  public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Sends the elements of a sequence first.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> where S.Element == Elements.Element {
    .init(sequence: elements + sequence)
  }

  /// Sends what another one sends first.
  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> { prepend(publisher.sequence) }

  /// Sends values at the end.
  public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Sends the elements of a sequence at the end.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> where S.Element == Elements.Element {
    .init(sequence: sequence + elements)
  }

  /// Sends what another one sends at the end.
  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> { append(publisher.sequence) }
}
