extension Publishers {
  /// The publisher that `map` makes.
  public typealias Map<Upstream: Publisher, Output> = Steps<Upstream, Output, Upstream.Failure>
  /// The publisher that `map` makes of a key path.
  public typealias MapKeyPath<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// The publisher that `tryMap` makes.
  public typealias TryMap<Upstream: Publisher, Output> = Steps<Upstream, Output, any Error>
  /// The publisher that `compactMap` makes.
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// The publisher that `tryCompactMap` makes.
  public typealias TryCompactMap<Upstream: Publisher, Output> = TryMap<Upstream, Output>
  /// The publisher that `scan` makes.
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// The publisher that `tryScan` makes.
  public typealias TryScan<Upstream: Publisher, Output> = TryMap<Upstream, Output>
  /// The publisher that `mapError` makes.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Steps<
    Upstream, Upstream.Output, Failure
  >
  /// The publisher that `setFailureType` makes.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = MapError<Upstream, Failure>
  /// The publisher that `assertNoFailure` makes.
  public typealias AssertNoFailure<Upstream: Publisher> = SetFailureType<Upstream, Never>
  /// The publisher that `replaceError` makes.
  public typealias ReplaceError<Upstream: Publisher> = Catch<Upstream, Just<Upstream.Output>>
}
