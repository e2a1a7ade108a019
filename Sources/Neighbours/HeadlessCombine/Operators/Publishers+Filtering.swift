extension Publishers {
  /// The publisher that `filter` makes.
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// The publisher that `tryFilter` makes.
  public typealias TryFilter<Upstream: Publisher> = TryMap<Upstream, Upstream.Output>
  /// The publisher that `removeDuplicates` makes.
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  /// The publisher that `tryRemoveDuplicates` makes.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = TryFilter<Upstream>
  /// The publisher that `dropFirst` makes.
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  /// The publisher that `drop(while:)` makes.
  public typealias DropWhile<Upstream: Publisher> = Filter<Upstream>
  /// The publisher that `tryDrop(while:)` makes.
  public typealias TryDropWhile<Upstream: Publisher> = TryFilter<Upstream>
  /// The publisher that `prefix(_:)` and `output(in:)` make.
  public typealias Output<Upstream: Publisher> = Filter<Upstream>
  /// The publisher that `prefix(while:)` makes.
  public typealias PrefixWhile<Upstream: Publisher> = Filter<Upstream>
  /// The publisher that `tryPrefix(while:)` makes.
  public typealias TryPrefixWhile<Upstream: Publisher> = TryFilter<Upstream>
  /// The publisher that `ignoreOutput` makes.
  public typealias IgnoreOutput<Upstream: Publisher> = Map<Upstream, Never>
}
