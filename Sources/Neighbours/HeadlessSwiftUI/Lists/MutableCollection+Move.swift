extension MutableCollection {
  /// Moves the elements at some offsets to before another one, as rows of a list are moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    func others(_ range: Range<Int>) -> [Element] {
      range.filter { !source.contains($0) }.map { all[$0] }
    }
    let moved = source.filter(all.indices.contains).map { all[$0] }
    let place = Swift.min(Swift.max(destination, 0), all.count)
    var index = startIndex
    for element in others(0..<place) + moved + others(place..<all.count) {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
