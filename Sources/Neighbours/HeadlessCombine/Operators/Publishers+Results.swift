extension Publishers {
  /// What `reduce` makes.
  public typealias Reduce<Upstream: Publisher, Output> = Results<Upstream, Output, Upstream.Failure>
  /// What `tryReduce` makes.
  public typealias TryReduce<Upstream: Publisher, Output> = Results<Upstream, Output, any Error>
  /// What `collect()` makes.
  public typealias Collect<Upstream: Publisher> = Reduce<Upstream, [Upstream.Output]>
  /// What `count` makes.
  public typealias Count<Upstream: Publisher> = Reduce<Upstream, Int>
  /// What `first()` makes.
  public typealias First<Upstream: Publisher> = Last<Upstream>
  /// What `first(where:)` makes.
  public typealias FirstWhere<Upstream: Publisher> = Last<Upstream>
  /// What `tryFirst(where:)` makes.
  public typealias TryFirstWhere<Upstream: Publisher> = TryLastWhere<Upstream>
  /// What `last()` makes.
  public typealias Last<Upstream: Publisher> = Reduce<Upstream, Upstream.Output>
  /// What `last(where:)` makes.
  public typealias LastWhere<Upstream: Publisher> = Last<Upstream>
  /// What `tryLast(where:)` makes.
  public typealias TryLastWhere<Upstream: Publisher> = TryReduce<Upstream, Upstream.Output>
  /// What `contains` makes.
  public typealias Contains<Upstream: Publisher> = Reduce<Upstream, Bool>
  /// What `contains(where:)` makes.
  public typealias ContainsWhere<Upstream: Publisher> = Contains<Upstream>
  /// What `tryContains(where:)` makes.
  public typealias TryContainsWhere<Upstream: Publisher> = TryReduce<Upstream, Bool>
  /// What `allSatisfy` makes.
  public typealias AllSatisfy<Upstream: Publisher> = Contains<Upstream>
  /// What `tryAllSatisfy` makes.
  public typealias TryAllSatisfy<Upstream: Publisher> = TryContainsWhere<Upstream>
  /// What `min` and `max` make.
  public typealias Comparison<Upstream: Publisher> = Last<Upstream>
  /// What `tryMin` and `tryMax` make.
  public typealias TryComparison<Upstream: Publisher> = TryLastWhere<Upstream>
}
