/// How the places of a list change: some are taken out, some put in, the others keep their order.
struct PlaceChange {
  /// The old places that are taken out, ascending.
  private let removed: [Int]
  /// The new places that are put in, ascending.
  private let added: [Int]

  init(removed: some Sequence<Int>, added: some Sequence<Int>) {
    self.removed = removed.sorted()
    self.added = added.sorted()
  }

  /// Where what was at an old place is now, or `nil` if it was taken out.
  func newPlace(of old: Int) -> Int? {
    let before = removed.places { removed[$0] < old }
    if before < removed.count, removed[before] == old { return nil }
    let rank = old - before
    return rank + added.places { added[$0] - $0 <= rank }
  }
}

extension Array {
  /// How many of the first places have a property that none after them has.
  fileprivate func places(_ isAmongFirst: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isAmongFirst(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
