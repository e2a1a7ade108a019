extension RangeReplaceableCollection {
  /// Removes the elements at some offsets, as rows of a list are deleted.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var rest = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
    self = rest
  }
}
