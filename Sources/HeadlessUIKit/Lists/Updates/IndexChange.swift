/// How the indices of a list change: some elements go, some come, and the others keep their order.
struct IndexChange {
  /// The old indices of the elements that go, in ascending order.
  let removed: [Int]
  /// The new indices of the elements that come, in ascending order.
  let added: [Int]

  init(removed: some Sequence<Int>, added: some Sequence<Int>) {
    self.removed = removed.sorted()
    self.added = added.sorted()
  }

  /// Returns the new index of the element at an old index, or `nil` if the element has gone.
  func newIndex(of old: Int) -> Int? {
    let before = Self.count(amongFirst: removed.count) { removed[$0] < old }
    if before < removed.count, removed[before] == old { return nil }
    let rank = old - before
    return rank + Self.count(amongFirst: added.count) { added[$0] - $0 <= rank }
  }

  var isEmpty: Bool { removed.isEmpty && added.isEmpty }

  /// Returns how many of the first indices satisfy a condition that no later index satisfies.
  private static func count(amongFirst count: Int, _ isAmongFirst: (Int) -> Bool) -> Int {
    Int.first(ofSorted: count) { !isAmongFirst($0) }
  }
}
