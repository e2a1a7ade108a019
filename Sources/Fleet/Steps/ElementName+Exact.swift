import Foundation
import HeadlessUIKit

/// Finds the element for a person's name without a kind, or with other words for it.
extension ElementName {
  typealias ElementType = ScreenElement.ElementType

  /// The name with the kinds of the elements that it means on the screen now.
  @MainActor package var exact: ElementName { exact(wanting: []) }

  /// The name with its kinds, for acts on elements of some kinds only.
  ///
  /// `flip "Newsletter"` means the switch beside that text. A name that nothing has, or several have,
  /// stays as it is, for Fleet's failures to tell of it.
  @MainActor func exact(wanting kinds: Set<ElementType>) -> ElementName {
    guard let part = parts.first else { return self }
    var exact = holder.map { $0.exactHolder } ?? .screen
    exact.parts.insert(part.made, at: 0)
    guard part.isVague else { return exact }
    let nodes = exact.candidates(wanting: kinds)
    if let node = part.number.map({ nodes.dropFirst($0 - 1).first }) ?? Self.only(nodes) {
      return ElementName(of: Self.beside(node, of: kinds) ?? node)
    }
    if nodes.isEmpty, part.kind == .cell {
      exact.parts[0] = Part(kind: .cell, content: part.name, number: part.number)
      if exact.search.first != nil { return exact }
      exact.parts[0] = part
    }
    // Several of one kind are told of by their kind.
    if let kind = nodes.first?.kind, nodes.allSatisfy({ $0.kind == kind }) {
      exact.parts[0].kind = kind
    }
    return exact
  }

  /// The name of an element's container: a bar, an alert, or a row by a text in it.
  @MainActor private var exactHolder: ElementName {
    guard let part = parts.first else { return self }
    var exact = holder.map { $0.exactHolder } ?? .screen
    exact.parts.insert(part.made, at: 0)
    guard let name = part.name, part.content == nil, part.kind == nil || part.made.kind == .cell
    else { return exact }
    let named = exact.search.found.filter { !$0.children.isEmpty && !Self.isText($0) }
    if part.kind == nil, let node = Self.only(named) {
      exact.parts[0].kind = node.kind
    } else if named.isEmpty {
      exact.parts[0] = Part(kind: .cell, content: name, number: part.number)
    }
    return exact
  }

  /// The elements that a name without a kind may mean: usable ones come first.
  @MainActor private func candidates(wanting kinds: Set<ElementType>) -> [ElementNode] {
    var open = self
    open.parts[0].number = nil
    let found = open.search.found
    let wanted = found.filter { kinds.contains($0.kind) }
    let usable = found.filter { Self.usable.contains($0.kind) }
    let best = !wanted.isEmpty ? wanted : !usable.isEmpty ? usable : found
    let identities = Set(best.map(\.identity))
    // A button's title is the button.
    return best.filter { node in !node.containers.contains { identities.contains($0.identity) } }
  }

  /// The one element of some kinds that belongs to a text: on its line, right below it, or in its
  /// row.
  @MainActor private static func beside(
    _ node: ElementNode, of kinds: Set<ElementType>
  ) -> ElementNode? {
    guard !kinds.isEmpty, [.staticText, .image, .cell, .other].contains(node.type) else {
      return nil
    }
    var next: ElementNode? = node
    for _ in 0...farthestBeside {
      guard let here = next, here.type != .window, here.type != .application else { return nil }
      var found: [ElementNode] = []
      here.forEachDescendant { inner in
        if kinds.contains(inner.kind) { found.append(inner) }
        return true
      }
      let isScreen = here.view is UIScrollView || here.view?.viewController != nil
      if !isScreen, let only = only(found) { return only }
      let frame = node.frame
      let onLine = found.filter { $0.frame.minY < frame.maxY && $0.frame.maxY > frame.minY }
      if let only = only(onLine) { return only }
      let below = found.filter { other in
        let gap = other.frame.minY - frame.maxY
        let isInColumn = other.frame.minX < frame.maxX && other.frame.maxX > frame.minX
        return gap >= 0 && gap <= farthestBelow && isInColumn
      }
      if let only = only(below) { return only }
      if !found.isEmpty || isScreen || here.type == .cell { return nil }
      next = here.container
    }
    return nil
  }

  /// How many views around a text belong to it still.
  private static let farthestBeside = 3
  /// How far below a text its field may begin.
  private static let farthestBelow: CGFloat = 20

  /// The only one of a list.
  private static func only(_ nodes: [ElementNode]) -> ElementNode? {
    nodes.count == 1 ? nodes.first : nil
  }

  @MainActor private static func isText(_ node: ElementNode) -> Bool {
    node.type == .staticText || node.type == .button
  }

  /// The kinds that a user does something with.
  private static let usable = ElementType.fields.union([
    .button, .cell, .switch, .slider, .stepper, .link, .key, .menuItem, .segmentedControl, .picker,
    .pickerWheel, .datePicker, .pageIndicator,
  ])
}

extension ElementName.Part {
  /// Whether the part says too little to be a query by itself.
  fileprivate var isVague: Bool {
    kind == nil && name != nil && content == nil || kind == .cell && name != nil
  }

  /// The part with the kind that UIKit makes.
  fileprivate var made: Self {
    var part = self
    part.kind = kind.map(ElementKindWords.made)
    return part
  }
}
