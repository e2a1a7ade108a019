/// What has to be done to make one sequence of identities of another.
struct SequenceChange {
  /// Where what has gone was.
  private(set) var removed: [Int] = []
  /// Where what has come is.
  private(set) var inserted: [Int] = []
  /// Where what stays, and has changed its place among the rest, was and is.
  private(set) var moved: [(from: Int, to: Int)] = []

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// All of one sequence goes, and all of another comes.
  init(removing old: Int, inserting new: Int) {
    removed = Array(0..<old)
    inserted = Array(0..<new)
  }

  /// Compares sequences in which each identity stands once.
  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    guard start < oldEnd || start < newEnd else { return }
    var places: [ID: Int] = [:]
    places.reserveCapacity(newEnd - start)
    for index in start..<newEnd { places[new[index]] = index }
    var kept: [(from: Int, to: Int)] = []
    for index in start..<oldEnd {
      if let place = places.removeValue(forKey: old[index]) {
        kept.append((index, place))
      } else {
        removed.append(index)
      }
    }
    inserted = places.values.sorted()
    let still = Self.longestRise(kept.map(\.to))
    moved = kept.enumerated().filter { !still.contains($0.offset) }.map(\.element)
  }

  /// The places of a longest part of numbers that rises from one to the next.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: Set<Int> = []
    var next = ends.last ?? -1
    while next >= 0 {
      rise.insert(next)
      next = before[next]
    }
    return rise
  }
}
