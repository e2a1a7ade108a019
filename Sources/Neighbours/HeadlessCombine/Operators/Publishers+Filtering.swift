extension Publishers {
  /// What `filter` makes.
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `tryFilter` makes.
  public typealias TryFilter<Upstream: Publisher> = TryMap<Upstream, Upstream.Output>
  /// What `removeDuplicates` makes.
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  /// What `tryRemoveDuplicates` makes.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = TryFilter<Upstream>
  /// What `dropFirst` makes.
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  /// What `drop(while:)` makes.
  public typealias DropWhile<Upstream: Publisher> = Filter<Upstream>
  /// What `tryDrop(while:)` makes.
  public typealias TryDropWhile<Upstream: Publisher> = TryFilter<Upstream>
  /// What `prefix(_:)` and `output(in:)` make.
  public typealias Output<Upstream: Publisher> = Filter<Upstream>
  /// What `prefix(while:)` makes.
  public typealias PrefixWhile<Upstream: Publisher> = Filter<Upstream>
  /// What `tryPrefix(while:)` makes.
  public typealias TryPrefixWhile<Upstream: Publisher> = TryFilter<Upstream>
  /// What `ignoreOutput` makes.
  public typealias IgnoreOutput<Upstream: Publisher> = Map<Upstream, Never>
}
