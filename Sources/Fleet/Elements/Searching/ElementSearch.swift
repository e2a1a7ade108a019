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
  enum SearchStep {
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
  var steps: [SearchStep] = []

  func adding(_ step: SearchStep) -> Self {
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

  /// Whether the search begins at a stand-in for a view that could not be made.
  var isInert: Bool {
    if case .node(let node) = root { node.holder?.isInert == true } else { false }
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
    let isName = { (step: SearchStep) in if case .called = step { true } else { false } }
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
    _ step: SearchStep, _ reach: ElementNode.Reach, isAlone: Bool,
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
    struct SeenElement: Hashable {
      let identity: ElementNode.Identity
      /// The row, since the cell of a row out of sight may be reused for another one.
      let row: ItemPath?
    }
    var seen: Set<SeenElement> = []
    return { node in
      let row = reach == .words ? node.rowAround?.row : nil
      return seen.insert(SeenElement(identity: node.identity, row: row)).inserted
        ? next(node) : true
    }
  }
}

extension ElementSearch.SearchStep {
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
