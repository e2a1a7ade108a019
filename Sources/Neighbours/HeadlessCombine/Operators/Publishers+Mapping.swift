extension Publishers {
  /// What `map` makes.
  public typealias Map<Upstream: Publisher, Output> = Steps<Upstream, Output, Upstream.Failure>
  /// What `map` makes of a key path.
  public typealias MapKeyPath<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `tryMap` makes.
  public typealias TryMap<Upstream: Publisher, Output> = Steps<Upstream, Output, any Error>
  /// What `compactMap` makes.
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `tryCompactMap` makes.
  public typealias TryCompactMap<Upstream: Publisher, Output> = TryMap<Upstream, Output>
  /// What `scan` makes.
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `tryScan` makes.
  public typealias TryScan<Upstream: Publisher, Output> = TryMap<Upstream, Output>
  /// What `mapError` makes.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Steps<
    Upstream, Upstream.Output, Failure
  >
  /// What `setFailureType` makes.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = MapError<Upstream, Failure>
  /// What `assertNoFailure` makes.
  public typealias AssertNoFailure<Upstream: Publisher> = SetFailureType<Upstream, Never>
  /// What `replaceError` makes.
  public typealias ReplaceError<Upstream: Publisher> = Catch<Upstream, Just<Upstream.Output>>
}
