extension Publishers {
  /// The publisher that `reduce` makes.
  public typealias Reduce<Upstream: Publisher, Output> = Results<Upstream, Output, Upstream.Failure>
  /// The publisher that `tryReduce` makes.
  public typealias TryReduce<Upstream: Publisher, Output> = Results<Upstream, Output, any Error>
  /// The publisher that `collect()` makes.
  public typealias Collect<Upstream: Publisher> = Reduce<Upstream, [Upstream.Output]>
  /// The publisher that `count` makes.
  public typealias Count<Upstream: Publisher> = Reduce<Upstream, Int>
  /// The publisher that `first()` makes.
  public typealias First<Upstream: Publisher> = Last<Upstream>
  /// The publisher that `first(where:)` makes.
  public typealias FirstWhere<Upstream: Publisher> = Last<Upstream>
  /// The publisher that `tryFirst(where:)` makes.
  public typealias TryFirstWhere<Upstream: Publisher> = TryLastWhere<Upstream>
  /// The publisher that `last()` makes.
  public typealias Last<Upstream: Publisher> = Reduce<Upstream, Upstream.Output>
  /// The publisher that `last(where:)` makes.
  public typealias LastWhere<Upstream: Publisher> = Last<Upstream>
  /// The publisher that `tryLast(where:)` makes.
  public typealias TryLastWhere<Upstream: Publisher> = TryReduce<Upstream, Upstream.Output>
  /// The publisher that `contains` makes.
  public typealias Contains<Upstream: Publisher> = Reduce<Upstream, Bool>
  /// The publisher that `contains(where:)` makes.
  public typealias ContainsWhere<Upstream: Publisher> = Contains<Upstream>
  /// The publisher that `tryContains(where:)` makes.
  public typealias TryContainsWhere<Upstream: Publisher> = TryReduce<Upstream, Bool>
  /// The publisher that `allSatisfy` makes.
  public typealias AllSatisfy<Upstream: Publisher> = Contains<Upstream>
  /// The publisher that `tryAllSatisfy` makes.
  public typealias TryAllSatisfy<Upstream: Publisher> = TryContainsWhere<Upstream>
  /// The publisher that `min` and `max` make.
  public typealias Comparison<Upstream: Publisher> = Last<Upstream>
  /// The publisher that `tryMin` and `tryMax` make.
  public typealias TryComparison<Upstream: Publisher> = TryLastWhere<Upstream>
}
