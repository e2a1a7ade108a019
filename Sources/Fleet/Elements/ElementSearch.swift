import Foundation
import HeadlessUIKit

/// What is looked for, as the steps from the whole screen to one element or several.
///
/// Nothing is looked up until ``forEach(_:_:)``. A step hands elements on as they are found, so that
/// one which wants only the first stops the search.
@MainActor
struct ElementSearch {
  /// Where a search begins.
  enum Root {
    /// All windows of the application of the moment.
    case application
    case window(UIWindow)
    /// One element, as it was found or given.
    case node(ElementNode)
  }

  /// One step of a search.
  enum Step {
    case descendants(ScreenElement.ElementType)
    case children(ScreenElement.ElementType)
    case called(String)
    /// Those that a test of the caller's own accepts; the words say which, where they are known.
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
    case .application: .shared
    case .window(let window): window.application
    case .node(let node): node.holder?.hostApplication ?? .shared
    }
  }

  private var start: ElementNode {
    switch root {
    case .application: .application(.shared)
    case .window(let window): .view(window)
    case .node(let node): node
    }
  }

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

  /// Whether the search may mean rows that are out of sight: cells, their content, or texts.
  var asksForRows: Bool {
    steps.contains { step in
      switch step {
      case .descendants(let type), .children(let type):
        [.cell, .table, .collectionView, .staticText].contains(type)
      default: false
      }
    }
  }

  /// Whether the search begins at what stands for something that there could not be.
  var isInert: Bool {
    if case .node(let node) = root { node.holder?.isInert == true } else { false }
  }

  // MARK: Looking

  /// Calls `body` with each element that is found, until it answers false.
  func forEach(_ reach: ElementNode.Reach = .shown, _ body: @escaping (ElementNode) -> Bool) {
    var next = body
    for (index, step) in steps.enumerated().reversed() {
      let isAlone = !steps[..<index].contains { $0.goesDown }
      next = Self.taking(step, reach, isAlone: isAlone, next)
    }
    _ = next(start)
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

  /// What a step does with an element that reaches it.
  ///
  /// - Parameter isAlone: Whether the elements before it cannot lie within each other.
  private static func taking(
    _ step: Step, _ reach: ElementNode.Reach, isAlone: Bool,
    _ next: @escaping (ElementNode) -> Bool
  ) -> (ElementNode) -> Bool {
    switch step {
    case .descendants(let type):
      let next = isAlone ? next : once(next)
      return { $0.forEachDescendant(reach) { type.includes($0) ? next($0) : true } }
    case .children(let type):
      return { node in
        node.children(reach).allSatisfy { type.includes($0) ? next($0) : true }
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
    _ next: @escaping (ElementNode) -> Bool
  ) -> (ElementNode) -> Bool {
    var seen: Set<ElementNode.Identity> = []
    return { seen.insert($0.identity).inserted ? next($0) : true }
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
    var nodes: [ElementNode] = []
    forEach { node in
      nodes.append(node)
      return nodes.count < 2
    }
    return nodes.count > 1 ? .several : nodes.first.map { .one($0) } ?? .none
  }

  /// Whether the element that the search begins at is where a user meets it.
  var isMet: Bool {
    guard case .node(let node) = root else { return true }
    return Self.isMet(node)
  }

  private static func isMet(_ node: ElementNode) -> Bool {
    if case .application = node { return true }
    let identity = node.identity
    var container = node.container
    // A row's content is an element of the row, and the view around it is none.
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
  /// Whether the step leads from an element to those within it.
  var goesDown: Bool {
    switch self {
    case .descendants, .children: true
    default: false
    }
  }
}
