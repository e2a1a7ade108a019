extension Publisher {
  /// Sends all values as one array, at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Results(self, keeping: []) {
      $0.append($1)
      return .skip
    } result: {
      $0
    }
  }

  /// Makes one value of all, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Results(self, keeping: initialResult) {
      $0 = nextPartialResult($0, $1)
      return .skip
    } result: {
      $0
    }
  }

  /// Makes one value of all at the end, or ends with the error that is thrown.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.Results(trying: self, keeping: initialResult) {
      $0 = try nextPartialResult($0, $1)
      return .skip
    } result: {
      $0
    }
  }

  /// Sends the number of values, at the end.
  public func count() -> Publishers.Count<Self> { reduce(0) { count, _ in count + 1 } }

  /// Sends the last value, at the end.
  public func last() -> Publishers.Last<Self> { last { _ in true } }

  /// Sends the last value that a closure wants, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.Results(self, keeping: nil as Output?) {
      if predicate($1) { $0 = $1 }
      return .skip
    } result: {
      $0
    }
  }

  /// Sends the last value that a closure wants at the end, or ends with the error that is thrown.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.Results(trying: self, keeping: nil as Output?) {
      if try predicate($1) { $0 = $1 }
      return .skip
    } result: {
      $0
    }
  }

  /// Sends whether a closure wants one of the values, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.Results(self, keeping: false) {
      predicate($1) ? .send(true) : .skip
    } result: {
      $0
    }
  }

  /// Sends whether a closure wants one of the values, or ends with the error that is thrown.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.Results(trying: self, keeping: false) {
      try predicate($1) ? .send(true) : .skip
    } result: {
      $0
    }
  }

  /// Sends whether a closure wants all values, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.Results(self, keeping: true) {
      predicate($1) ? .skip : .send(false)
    } result: {
      $0
    }
  }

  /// Sends whether a closure wants all values, or ends with the error that is thrown.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.Results(trying: self, keeping: true) {
      try predicate($1) ? .skip : .send(false)
    } result: {
      $0
    }
  }

  /// Sends the least value, at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    best { areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value, at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    best { !areInIncreasingOrder($1, $0) }
  }

  /// Sends the value that is better than those before it.
  private func best(
    isBetter: @escaping (_ old: Output, _ new: Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Results(self, keeping: nil as Output?) {
      if $0.map({ [new = $1] old in isBetter(old, new) }) ?? true { $0 = $1 }
      return .skip
    } result: {
      $0
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether one of the values is this one, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value, at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Sends the greatest value, at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
