package import HeadlessUIKit

/// Finds the shortest name that an element alone has on the screen now.
@MainActor
private struct Naming {
  private let node: ElementNode
  /// The element by its kind and its own words; a row without any by a text that it alone has.
  let ownPart: ElementName.Part

  init(_ node: ElementNode) {
    let node = node.withWords
    self.node = node
    ownPart = Self.ownPart(of: node)
  }

  private static func ownPart(of node: ElementNode) -> ElementName.Part {
    // A value changes, and is no name.
    let names = [node.label, node.placeholder ?? "", node.identifier]
    if let name = names.first(where: { !$0.isEmpty }) {
      return ElementName.Part(kind: node.kind, name: name)
    }
    guard node.type == .cell else { return ElementName.Part(kind: node.kind) }
    var texts: [String] = []
    node.forEachDescendant { inner in
      if inner.type == .staticText, !inner.label.isEmpty { texts.append(inner.label) }
      return texts.count < mostTexts
    }
    let parts = texts.map { ElementName.Part(kind: .cell, content: $0) }
    return parts.first { isOnly(ElementName([$0]), node) } ?? parts.first
      ?? ElementName.Part(kind: .cell)
  }

  /// How many texts of a row may tell it from others.
  private static let mostTexts = 4

  /// The shortest name: of words if possible, with a container where needed, and with a number
  /// where nothing else distinguishes the element.
  func shortest() -> ElementName {
    let own = ElementName([ownPart])
    // An element without words is identified by its row rather than by its kind.
    if hasWords, isOnly(own) { return own }
    let cell = cellAround.map { Naming($0).ownPart }
    if let cell, cell != ownPart {
      let inCell = ElementName([ownPart, cell])
      if isOnly(inCell) { return inCell }
    }
    if !hasWords, isOnly(own) { return own }
    for holder in holders {
      let inHolder = ElementName([ownPart, holder])
      if isOnly(inHolder) { return inHolder }
    }
    let around = (cell == ownPart ? nil : cell).map { [$0] } ?? holders
    for holder in around {
      if let name = numbered(in: ElementName([holder])) { return name }
    }
    return numbered(in: nil) ?? own
  }

  private var hasWords: Bool { ownPart.name != nil || ownPart.content != nil }

  private func isOnly(_ name: ElementName) -> Bool { Self.isOnly(name, node) }

  /// Whether a name finds an element, and no other.
  private static func isOnly(_ name: ElementName, _ node: ElementNode) -> Bool {
    guard case .one(let found) = name.search.findOne() else { return false }
    return found.identity == node.identity
  }

  /// The row or item that the element stands in.
  private var cellAround: ElementNode? {
    node.containers.first { $0.type == .cell }
  }

  /// The containers of the element that have a name, or are mostly the only ones of their kind.
  private var holders: [ElementName.Part] {
    node.containers.compactMap { holder in
      switch holder.type {
      case .application, .window, .cell: return nil
      case .alert, .sheet, .navigationBar, .tabBar, .toolbar, .keyboard, .menu:
        return ElementName.Part(kind: holder.kind)
      default:
        let part = Naming(holder).ownPart
        return part.name == nil ? nil : part
      }
    }
  }

  /// The name with the place of the element among the matching ones.
  private func numbered(in holder: ElementName?) -> ElementName? {
    if let holder {
      guard case .one = holder.search.findOne() else { return nil }
    }
    let search = ElementName([ownPart] + (holder?.parts ?? [])).search
    var count = 0
    var number: Int?
    let isFound = { (found: ElementNode) in
      count += 1
      if found.identity == node.identity { number = count }
      return number == nil
    }
    // A number without words counts rows out of sight, too.
    if hasWords { search.forEachFound(isFound) } else { search.forEach(search.farthest, isFound) }
    guard let number else { return nil }
    var part = ownPart
    part.number = number
    let name = ElementName([part] + (holder?.parts ?? []))
    return isOnly(name) ? name : nil
  }
}

extension ElementName {
  /// The shortest name that an element alone has on the screen now.
  @MainActor package init(of node: ElementNode) {
    if case .application = node {
      self = .screen
    } else {
      self = Naming(node).shortest()
    }
  }

  /// The shortest name that a view alone has on the screen now.
  @MainActor package init(of view: UIView) { self.init(of: .view(view)) }

  /// The shortest unique name of an element on the screen now; `nil` for a missing element.
  @MainActor package init?(of element: ScreenElement) {
    guard let node = element.lookUp(to: "name").node else { return nil }
    self.init(of: node)
  }
}
