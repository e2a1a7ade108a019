extension Array where Element: AnyObject {
  /// Returns the index of an object that is in the array once at most.
  ///
  /// The search begins at both ends, because many objects mostly leave in the order in which they
  /// came, or in reverse.
  func place(of object: Element) -> Int? {
    // A plain loop, because checking a closure's actor would cost more than all the rest.
    var first = startIndex
    var last = endIndex - 1
    while first <= last {
      if self[last] === object { return last }
      if self[first] === object { return first }
      first += 1
      last -= 1
    }
    return nil
  }
}
