extension Publisher {
  /// Sends all values as one array, at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Results(self, named: "Collect", keeping: []) {
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
    Publishers.Results(self, named: "Reduce", keeping: initialResult) {
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
    Publishers.Results(trying: self, named: "TryReduce", keeping: initialResult) {
      $0 = try nextPartialResult($0, $1)
      return .skip
    } result: {
      $0
    }
  }

  /// Sends the number of values, at the end.
  public func count() -> Publishers.Count<Self> {
    Publishers.Results(self, named: "Count", keeping: 0) { count, _ in
      count += 1
      return .skip
    } result: {
      $0
    }
  }

  /// Sends the first value, and ends.
  public func first() -> Publishers.First<Self> { first(named: "First") { _ in true } }

  /// Sends the first value that a closure wants, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    first(named: "TryFirst", where: predicate)
  }

  private func first(
    named name: StaticString, where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.Results(self, named: name, keeping: nil as Output?) {
      predicate($1) ? .send($1) : .skip
    } result: {
      $0
    }
  }

  /// Sends the first value that a closure wants, and ends, or with the error that is thrown.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.Results(trying: self, named: "TryFirstWhere", keeping: nil as Output?) {
      try predicate($1) ? .send($1) : .skip
    } result: {
      $0
    }
  }

  /// Sends the last value, at the end.
  public func last() -> Publishers.Last<Self> { last(named: "Last") { _ in true } }

  /// Sends the last value that a closure wants, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    last(named: "LastWhere", where: predicate)
  }

  private func last(
    named name: StaticString, where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.Results(self, named: name, keeping: nil as Output?) {
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
    Publishers.Results(trying: self, named: "TryLastWhere", keeping: nil as Output?) {
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
    Publishers.Results(self, named: "ContainsWhere", keeping: false) {
      predicate($1) ? .send(true) : .skip
    } result: {
      $0
    }
  }

  /// Sends whether a closure wants one of the values, or ends with the error that is thrown.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.Results(trying: self, named: "TryContainsWhere", keeping: false) {
      try predicate($1) ? .send(true) : .skip
    } result: {
      $0
    }
  }

  /// Sends whether a closure wants all values, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.Results(self, named: "AllSatisfy", keeping: true) {
      predicate($1) ? .skip : .send(false)
    } result: {
      $0
    }
  }

  /// Sends whether a closure wants all values, or ends with the error that is thrown.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.Results(trying: self, named: "TryAllSatisfy", keeping: true) {
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

  /// Sends the least value at the end, or ends with the error that is thrown.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryBest { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value, at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    best { areInIncreasingOrder($0, $1) }
  }

  /// Sends the greatest value at the end, or ends with the error that is thrown.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryBest { try areInIncreasingOrder($0, $1) }
  }

  /// Sends the value that is better than those before it.
  private func best(
    isBetter: @escaping (_ old: Output, _ new: Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Results(self, named: "Comparison", keeping: nil as Output?) {
      if $0.map({ [new = $1] old in isBetter(old, new) }) ?? true { $0 = $1 }
      return .skip
    } result: {
      $0
    }
  }

  private func tryBest(
    isBetter: @escaping (_ old: Output, _ new: Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.Results(trying: self, named: "TryComparison", keeping: nil as Output?) {
      if try $0.map({ [new = $1] old in try isBetter(old, new) }) ?? true { $0 = $1 }
      return .skip
    } result: {
      $0
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether one of the values is this one, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Results(self, named: "Contains", keeping: false) {
      $1 == output ? .send(true) : .skip
    } result: {
      $0
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value, at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Sends the greatest value, at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
