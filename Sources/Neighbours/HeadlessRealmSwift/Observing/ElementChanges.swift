/// What tells an element of a collection from others.
struct ElementIdentity: Hashable {
  let value: AnyHashable
  let occurrence: Int
}

/// How one order of elements became another one, with the fewest that go and come again.
struct ElementChanges {
  private(set) var deletions: [Int] = []
  private(set) var insertions: [Int] = []
  private(set) var modifications: [Int] = []

  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }

  /// - Parameter modified: The indexes of elements, in the new order, that were changed.
  init(from old: [ElementIdentity], to new: [ElementIdentity], modified: Set<Int>) {
    let places = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
    let common = new.indices.compactMap { index in
      places[new[index]].map { (old: $0, new: index) }
    }
    let kept = Self.longestRise(of: common)
    let (stays, remains) = (Set(kept.map(\.old)), Set(kept.map(\.new)))
    deletions = old.indices.filter { !stays.contains($0) }
    insertions = new.indices.filter { !remains.contains($0) }
    modifications = kept.filter { modified.contains($0.new) }.map(\.old)
  }

  /// The most of some pairs whose old places rise: they stay while others move around them.
  private static func longestRise(
    of pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    // For each length, the pair that ends such a row lowest; and for each pair, the one before it.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pair.old { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var rise: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      rise.append(pairs[index])
      next = previous[index]
    }
    return rise.reversed()
  }
}
