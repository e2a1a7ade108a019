extension Publisher {
  /// Leaves out values that a closure does not want.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Steps(self) { isIncluded($0) ? $1.send($0) : .max(1) }
  }

  /// Leaves values out, or ends with the error that is thrown.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.Steps(trying: self, named: "TryFilter") {
      { try isIncluded($0) ? $1.send($0) : .max(1) }
    }
  }

  /// Leaves out a value that a closure finds the same as the last one that went on.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.Steps(self, named: "RemoveDuplicates") {
      var last: Output?
      return { value, next in
        if let previous = last, predicate(previous, value) { return .max(1) }
        last = value
        return next.send(value)
      }
    }
  }

  /// Leaves out a value that is the same as the last, or ends with the error that is thrown.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.Steps(trying: self, named: "TryRemoveDuplicates") {
      var last: Output?
      return { value, next in
        if let previous = last, try predicate(previous, value) { return .max(1) }
        last = value
        return next.send(value)
      }
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Steps(self, named: "Drop") {
      var left = count
      return {
        guard left > 0 else { return $1.send($0) }
        left -= 1
        return .max(1)
      }
    }
  }

  /// Leaves out values until a closure says no.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.Steps(self, named: "DropWhile") {
      var isDropping = true
      return {
        isDropping = isDropping && predicate($0)
        return isDropping ? .max(1) : $1.send($0)
      }
    }
  }

  /// Leaves out values until a closure says no, or ends with the error that is thrown.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.Steps(trying: self, named: "TryDropWhile") {
      var isDropping = true
      return {
        isDropping = try isDropping && predicate($0)
        return isDropping ? .max(1) : $1.send($0)
      }
    }
  }

  /// Ends after so many values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<Swift.max(maxLength, 0))
  }

  /// Ends before the first value that a closure does not want.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.Steps(self, named: "PrefixWhile") { predicate($0) ? $1.send($0) : $1.end(.finished) }
  }

  /// Ends before the first value that a closure does not want, or with the error that is thrown.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.Steps(trying: self, named: "TryPrefixWhile") {
      { try predicate($0) ? $1.send($0) : $1.end(.finished) }
    }
  }

  /// Sends one value, by its place, and ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    let place = Swift.min(Swift.max(index, 0), Int.max - 1)
    return output(in: place..<place + 1)
  }

  /// Sends the values of a range of places, and ends.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let places = range.relative(to: 0..<Int.max)
    return Publishers.Steps(self, named: "Output", isEmpty: places.isEmpty) {
      var count = 0
      return { value, next in
        let place = count
        count += 1
        if place < places.lowerBound { return .max(1) }
        if place >= places.upperBound { return next.end(.finished) }
        return place == places.upperBound - 1 ? next.sendLast(value) : next.send(value)
      }
    }
  }

  /// Sends no value, and ends as the publisher does.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.Steps(self, asksForAll: true, atEnd: { $0 }) { { _, _ in .none } }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that is equal to the last one that went on.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
