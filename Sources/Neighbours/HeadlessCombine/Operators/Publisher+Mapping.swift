extension Publisher {
  /// Makes another value of each.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Steps(self) { $1.send(transform($0)) }
  }

  /// Makes another value of each, or ends with the error that is thrown.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.Steps(trying: self, named: "TryMap") { { $1.send(try transform($0)) } }
  }

  /// Takes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.Steps(self) { $1.send($0[keyPath: keyPath]) }
  }

  /// Takes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> {
    Publishers.Steps(self) { $1.send(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
  }

  /// Takes three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.Map<Self, (T0, T1, T2)> {
    Publishers.Steps(self) {
      $1.send(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
    }
  }

  /// Makes another value of each, and leaves `nil` out.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
  {
    Publishers.Steps(self) { transform($0).map($1.send) ?? .max(1) }
  }

  /// Makes another value of each, leaves `nil` out, or ends with the error that is thrown.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.Steps(trying: self, named: "TryCompactMap") {
      { try transform($0).map($1.send) ?? .max(1) }
    }
  }

  /// Sends a value in the place of `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Makes one value of each and what was made of those before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Steps(self) {
      var result = initialResult
      return {
        result = nextPartialResult(result, $0)
        return $1.send(result)
      }
    }
  }

  /// Makes one value of each and those before, or ends with the error that is thrown.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.Steps(trying: self, named: "TryScan") {
      var result = initialResult
      return {
        result = try nextPartialResult(result, $0)
        return $1.send(result)
      }
    }
  }

  /// Decodes each value, or ends with the error of the decoder.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    Publishers.Steps(trying: self, named: "Decode") {
      { $1.send(try decoder.decode(type, from: $0)) }
    }
  }

  /// Encodes each value, or ends with the error of the encoder.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.TryMap<Self, Coder.Output> where Output: Encodable {
    Publishers.Steps(trying: self, named: "Encode") { { $1.send(try encoder.encode($0)) } }
  }

  /// Makes another error of the one that ends the stream.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.Steps(self, atEnd: { $0.mapError(transform) }) { { $1.send($0) } }
  }

  /// Ends with one value in the place of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(self, named: "ReplaceError") { completion, relay in
      guard case .failure = completion else { return relay.finish(.finished) }
      relay.follow(Just(output)) { relay.finish($0) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Lets the stream be one that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.Steps(self, atEnd: { _ in .finished }) { { $1.send($0) } }
  }
}
