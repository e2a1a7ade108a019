import HeadlessUIKit

// How far a search goes: rows that are out of sight have no views, and cost a cell each.
extension ElementSearch {
  /// The kinds of elements that stand in no row.
  private static let outsideOfRows: Set<ScreenElement.ElementType> = [
    .application, .window, .alert, .sheet, .navigationBar, .tabBar, .toolbar, .keyboard, .key,
    .menu, .menuItem, .table, .statusBar,
  ]

  /// The kind of elements that the search ends at.
  private var lastKind: ScreenElement.ElementType? {
    for step in steps.reversed() {
      if case .descendants(let type) = step { return type }
      if case .children(let type) = step { return type }
    }
    return nil
  }

  /// Whether the searched element may be in a row out of sight.
  private var mayBeInRows: Bool { lastKind.map { !Self.outsideOfRows.contains($0) } ?? false }

  /// How far all is looked for that the search means.
  var farthest: ElementNode.Reach { mayBeInRows ? .words : .shown }

  /// How far one element is looked for: the next reach counts where nothing was found.
  ///
  /// A name that something in sight has is not looked for in rows out of sight: their cells would have
  /// to be made. An index counts all rows.
  private var reaches: [ElementNode.Reach] {
    guard mayBeInRows else { return [.shown] }
    var hasWords = false
    var hasIndex = false
    for step in steps {
      switch step {
      case .called, .matching, .containing: hasWords = true
      case .at, .first: hasIndex = true
      default: break
      }
    }
    return hasWords ? [.shown, .words] : hasIndex ? [.words] : [.rows, .words]
  }

  // MARK: Finding

  /// Calls `body` with each element that is found by the narrowest reach with any, until it returns
  /// `false`.
  func forEachFound(_ body: @escaping (ElementNode) -> Bool) {
    var isFound = false
    for reach in reaches where !isFound {
      forEach(reach) { node in
        isFound = true
        return body(node)
      }
    }
  }

  /// The first element that is found.
  var first: ElementNode? {
    var first: ElementNode?
    forEachFound { node in
      first = node
      return false
    }
    return first?.withWords
  }

  /// All that is found by the reach at which something is.
  var found: [ElementNode] {
    var nodes: [ElementNode] = []
    forEachFound { node in
      nodes.append(node)
      return true
    }
    guard nodes.count == 1, case .one(let node) = findOne() else { return nodes }
    return [node]
  }

  // MARK: Counting

  /// The number of elements, including rows out of sight.
  var count: Int {
    switch steps.last {
    case .descendants(.cell), .children(.cell): return countOfCells
    default: break
    }
    var count = 0
    forEach(farthest) { _ in
      count += 1
      return true
    }
    return count
  }

  /// How many cells there are: rows that are out of sight are counted without a look at them.
  private var countOfCells: Int {
    var tables: Set<ElementNode.Identity> = []
    var count = 0
    forEach { _ in
      count += 1
      return true
    }
    var before = self
    let last = before.steps.removeLast()
    func add(_ node: ElementNode) -> Bool {
      if let table = node.view as? UITableView, tables.insert(node.identity).inserted {
        count += table.countOfRowsOutOfSight
      }
      return true
    }
    before.forEach { node in
      if last.isDeep { node.forEachDescendant { add($0) } }
      return add(node)
    }
    return count
  }
}
