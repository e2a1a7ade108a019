/// What views, controls and snapshots do to their arrays, by hand and to a plain array.
enum ArrayMoves {
  /// Removes all elements, the first one each time.
  static func removeFirst<Element>(_ elements: [Element]) {
    var left = elements
    for _ in elements { keep(left.remove(at: 0)) }
  }

  /// Inserts elements, each in front of all others.
  static func insertFirst<Element>(_ elements: [Element]) {
    var found: [Element] = []
    for element in elements { found.insert(element, at: 0) }
    keep(found)
  }

  /// Looks for each element in turn and removes it.
  static func remove<Element: AnyObject>(_ order: [Element], from elements: [Element]) {
    var left = elements
    for element in order {
      if let index = left.firstIndex(where: { $0 === element }) { left.remove(at: index) }
    }
    keep(left)
  }

  /// Looks for each element in turn and moves it to the end.
  static func moveLast<Element: AnyObject>(_ elements: [Element]) {
    var moved = elements
    for element in elements {
      if let index = moved.firstIndex(where: { $0 === element }) { moved.remove(at: index) }
      moved.append(element)
    }
    keep(moved)
  }

  /// Takes one from all numbers in turn, and then the first number away.
  static func countDown(_ numbers: [Int]) {
    var left = numbers
    for _ in numbers {
      for index in left.indices { left[index] -= 1 }
      left.removeFirst()
    }
    keep(left)
  }
}
