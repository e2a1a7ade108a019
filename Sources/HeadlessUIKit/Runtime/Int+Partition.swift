extension Int {
  /// Returns the first index at which a condition holds, or the count if it holds for no index.
  ///
  /// The condition holds at all later indices too, so that few of them are looked at.
  package static func first(ofSorted count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
