/// The pools of an application's tables and collections that are not empty.
@MainActor
struct ReusePools {
  private(set) var pools: [Weak<ReusePool>] = []
  /// The number of pools at which the pools of deallocated tables are dropped.
  private var limit = Self.least

  private static let least = 16

  mutating func add(_ pool: ReusePool) {
    if pools.count >= limit {
      pools.removeAll { $0.object == nil }
      limit = max(Self.least, 2 * pools.count)
    }
    pools.append(Weak(pool))
  }

  /// Removes and returns the pools, which have to register again.
  mutating func takeAll() -> [ReusePool] {
    defer { pools = [] }
    return pools.compactMap(\.object)
  }
}
