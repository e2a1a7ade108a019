/// The pools of an application's tables in which something waits.
@MainActor
struct ReusePools {
  private(set) var pools: [Weak<ReusePool>] = []
  /// How many there may be before those whose tables are gone are dropped.
  private var limit = Self.least

  private static let least = 16

  mutating func add(_ pool: ReusePool) {
    if pools.count >= limit {
      pools.removeAll { $0.object == nil }
      limit = max(Self.least, 2 * pools.count)
    }
    pools.append(Weak(pool))
  }

  /// The pools, which have to register anew.
  mutating func takeAll() -> [ReusePool] {
    defer { pools = [] }
    return pools.compactMap(\.object)
  }
}
