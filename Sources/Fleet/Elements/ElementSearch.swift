import Foundation
import HeadlessUIKit

/// A search, as the steps from the whole screen to one element or several.
///
/// Nothing is looked up until ``forEach(_:_:)``. A step hands elements on as they are found, so
/// that a step which wants only the first stops the search.
@MainActor
struct ElementSearch {
  /// Where a search begins.
  enum Root {
    /// All windows of the application of the moment, and the system's alert in front of them.
    case application
    /// Only the application's own windows.
    case appAlone
    /// The system's alert in front of the application.
    case system
    case window(UIWindow)
    /// One element, as it was found or given.
    case node(ElementNode)
  }

  /// One step of a search.
  enum Step {
    case descendants(ScreenElement.ElementType)
    case children(ScreenElement.ElementType)
    case called(String)
    /// The elements that the caller's own closure accepts; the words describe them, where they are
    /// known.
    case matching(String, (ElementNode) -> Bool)
    /// The elements that contain an element which the test accepts.
    case containing(String, (ElementNode) -> Bool)
    case first
    case at(Int)
    /// The only one: this changes nothing until an element is used.
    case only
  }

  let root: Root
  var steps: [Step] = []

  func adding(_ step: Step) -> Self {
    var search = self
    search.steps.append(step)
    return search
  }

  /// The application that is searched.
  var application: UIApplication {
    switch root {
    case .application, .appAlone, .system: .shared
    case .window(let window): window.application
    case .node(let node): node.holder?.hostApplication ?? .shared
    }
  }

  /// The elements that a search begins at, the ones in front first.
  private var starts: [ElementNode] {
    switch root {
    case .application: (steps.isEmpty ? [] : asked) + [.application(.shared)]
    case .appAlone: [.application(.shared)]
    case .system: asked
    case .window(let window): [.view(window)]
    case .node(let node): [node]
    }
  }

  /// The system's alert in front of the application.
  private var asked: [ElementNode] { UIApplication.shared.systemWindow.map { [.view($0)] } ?? [] }

  /// The name that the last step with one asks for.
  var lastName: String? {
    for case .called(let name) in steps.reversed() { return name }
    return nil
  }

  /// The search without its last step by name, and the kind that this step asks for.
  var beforeName: (search: Self, kind: ScreenElement.ElementType) {
    let isName = { (step: Step) in if case .called = step { true } else { false } }
    var before = self
    before.steps = Array(steps.prefix(steps.lastIndex(where: isName) ?? 0))
    var kind = ScreenElement.ElementType.any
    for step in before.steps {
      if case .descendants(let type) = step { kind = type }
      if case .children(let type) = step { kind = type }
    }
    return (before, kind)
  }

  /// Whether looking runs code of the caller's own.
  var runsTests: Bool {
    steps.contains { step in
      switch step {
      case .matching("", _), .containing("", _): true
      default: false
      }
    }
  }

  /// Whether the search may mean items that are out of sight: cells, their content, or texts.
  var asksForItems: Bool {
    steps.contains { step in
      switch step {
      case .descendants(let type), .children(let type):
        [.any, .cell, .table, .collectionView, .staticText].contains(type)
      default: false
      }
    }
  }

  // MARK: Rows out of sight

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

  /// Whether the search begins at a stand-in for a view that could not be made.
  var isInert: Bool {
    if case .node(let node) = root { node.holder?.isInert == true } else { false }
  }

  // MARK: Looking

  /// Calls `body` with each element that is found, until it returns `false`.
  func forEach(_ reach: ElementNode.Reach = .shown, _ body: @escaping (ElementNode) -> Bool) {
    var next = body
    for (index, step) in steps.enumerated().reversed() {
      let isAlone = !steps[..<index].contains { $0.goesDown }
      next = Self.taking(step, reach, isAlone: isAlone, next)
    }
    for start in starts where !next(start) { return }
  }

  /// All that is found.
  func all(_ reach: ElementNode.Reach = .shown) -> [ElementNode] {
    var nodes: [ElementNode] = []
    forEach(reach) { node in
      nodes.append(node)
      return true
    }
    return nodes
  }

  /// The function of a step for an element that reaches it.
  ///
  /// - Parameter isAlone: Whether the elements before it cannot lie within each other.
  private static func taking(
    _ step: Step, _ reach: ElementNode.Reach, isAlone: Bool,
    _ next: @escaping (ElementNode) -> Bool
  ) -> (ElementNode) -> Bool {
    switch step {
    case .descendants(let type):
      let next = isAlone ? next : once(reach, next)
      // A row is a cell with any content.
      let reach = type == .cell && reach == .words ? .rows : reach
      return { $0.forEachDescendant(reach) { type.includes($0) ? next($0) : true } }
    case .children(let type):
      return { node in
        node.forEachChild(reach) { type.includes($0) ? next($0) : true }
      }
    case .called(let name): return { $0.isCalled(name) ? next($0) : true }
    case .matching(_, let test): return { test($0) ? next($0) : true }
    case .containing(_, let test):
      return { node in
        let hasNone = node.forEachDescendant(reach) { !test($0) }
        return hasNone || next(node)
      }
    case .first:
      return { node in
        _ = next(node)
        return false
      }
    case .at(let index):
      var count = -1
      return { node in
        count += 1
        guard count == index else { return true }
        _ = next(node)
        return false
      }
    case .only: return next
    }
  }

  /// Hands each element on once, though elements that lie within each other both lead to it.
  private static func once(
    _ reach: ElementNode.Reach, _ next: @escaping (ElementNode) -> Bool
  ) -> (ElementNode) -> Bool {
    struct Place: Hashable {
      let identity: ElementNode.Identity
      /// The row, since the cell of a row out of sight may be reused for another one.
      let row: TableRow?
    }
    var seen: Set<Place> = []
    return { node in
      let row = reach == .words ? node.rowAround?.row : nil
      return seen.insert(Place(identity: node.identity, row: row)).inserted ? next(node) : true
    }
  }

  // MARK: One element

  /// The result of looking for one element.
  enum Found {
    case one(ElementNode)
    case none
    case several
  }

  /// Looks for the one element that the last step picks.
  func findOne() -> Found {
    var found: ElementNode?
    var row: (table: UITableView, cell: UITableViewCell, row: TableRow)?
    var count = 0
    forEachFound { node in
      count += 1
      if count == 1 {
        found = node
        if case .row = node {} else { row = node.rowAround }
      }
      return count < 2
    }
    guard count < 2 else { return .several }
    // A search through many rows has used the cell for others meanwhile.
    if let row, row.cell.shownRow != row.row { found = first }
    return found.map { .one($0.withWords) } ?? .none
  }

  /// Looks for the one element for a gesture, also in rows that are out of sight.
  ///
  /// - Returns: The element, or why there is no single one.
  func lookUp(to verb: String, on occasion: Occasion) -> (node: ElementNode?, fault: Fault?) {
    if let given { return (given, nil) }
    let found = findOne()
    if case .none = found, let node = ElementScrolling.lookFurther(for: self, on: occasion) {
      return (node, nil)
    }
    return result(of: found, to: verb)
  }

  /// Looks for the one element among the existing ones.
  func lookUp(to verb: String) -> (node: ElementNode?, fault: Fault?) {
    if let given { return (given, nil) }
    return result(of: findOne(), to: verb)
  }

  /// The element that was given, where nothing is to be looked for.
  var given: ElementNode? {
    if case .node(let node) = root, steps.isEmpty { node } else { nil }
  }

  private func result(
    of found: Found, to verb: String
  ) -> (node: ElementNode?, fault: Fault?) {
    switch found {
    case .one(let node): (node, nil)
    case .none: (nil, Fault(.element, kind: .missing, ElementWords.notOne(verb, self)))
    case .several: (nil, Fault(.element, kind: .ambiguous, ElementWords.notOne(verb, self)))
    }
  }

  /// Whether the element that the search begins at is where a user meets it.
  var isMet: Bool {
    guard case .node(let node) = root else { return true }
    return Self.isMet(node)
  }

  private static func isMet(_ node: ElementNode) -> Bool {
    if case .application = node { return true }
    if let window = node.view as? UIWindow, window === window.application.systemWindow {
      return true
    }
    if case .row(let row) = node { return isMet(.view(row.table)) }
    if let (table, cell, _) = node.rowAround, cell === node.view {
      // A row that is out of sight is an element of its table, too.
      return cell.showsAsElement && isMet(.view(table))
    }
    let identity = node.identity
    var container = node.container
    // A row's content is an element of the row, but the view around it is not an element.
    for _ in 0..<2 {
      guard let holder = container else { return false }
      let isHeld = holder.children.contains { $0.identity == identity }
      if isHeld, isMet(holder) { return true }
      container = holder.container
    }
    return false
  }
}

extension ElementSearch.Step {
  /// Whether the step leads to elements that are within others, however deep.
  var isDeep: Bool { if case .descendants = self { true } else { false } }

  /// Whether the step leads from an element to its descendants.
  var goesDown: Bool {
    switch self {
    case .descendants, .children: true
    default: false
    }
  }
}
