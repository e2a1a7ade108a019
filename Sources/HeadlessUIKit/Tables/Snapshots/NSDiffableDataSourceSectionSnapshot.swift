/// The items of one section at one moment, as an outline: items inside items, open or closed.
///
/// Where UIKit raises an exception, the model reports a failure and leaves the snapshot unchanged.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  // MARK: Creating a section snapshot

  /// Creates an empty snapshot.
  public init() {}

  /// Creates a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  /// Returns the items inside an item, with or without the item itself, as a snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard let whole = range(of: parent, "Parent item", by: "snapshot(of:includingParent:)") else {
      return part
    }
    let range = includingParent ? whole : inside(whole)
    let outermost = children(within: range)
    let levelsAbove = outermost.first.flatMap { nodes[$0]?.level } ?? 0
    part.edges.insert(edges[range], at: 0)
    for item in items(within: range) {
      part.nodes[item] = nodes[item]
      part.nodes[item]?.level -= levelsAbove
    }
    for item in outermost { part.nodes[item]?.parent = nil }
    return part
  }

  // MARK: Inserting items

  /// Adds items at the end of a parent's, or of the outermost ones.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let call = "append(_:to:)"
    guard !items.isEmpty else { return }
    var end = edges.count
    if let parent {
      guard let range = range(of: parent, "Parent item", by: call) else { return }
      end = inside(range).upperBound
    }
    putIn(Self(flat: items), items, at: end, of: parent, by: call)
  }

  /// Inserts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(Self(flat: items), items, beside: item, after: false)
  }

  /// Inserts items after another one and its children.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(Self(flat: items), items, beside: item, after: true)
  }

  /// Inserts the items of a snapshot before another item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot, snapshot.items, beside: item, after: false)
  }

  /// Inserts the items of a snapshot after another item and its children.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot, snapshot.items, beside: item, after: true)
  }

  // MARK: Replacing items

  /// Replaces the items inside a parent with a snapshot's items.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let call = "replace(childrenOf:using:)"
    guard let range = range(of: parent, "Parent item", by: call) else { return }
    var replaced = self
    for child in children(within: inside(range)) { replaced.remove(child) }
    guard
      replaced.putIn(snapshot, snapshot.items, at: range.lowerBound + 1, of: parent, by: call)
    else { return }
    self = replaced
  }

  // MARK: Removing items

  /// Removes items with everything inside them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    if let missing = items.first(where: { nodes[$0] == nil }) {
      return raise("Failed to find index of item \(missing)", by: "delete(_:)")
    }
    for item in items { remove(item) }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  // MARK: Expanding and collapsing items

  /// Opens items.
  ///
  /// Unknown ones are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Closes items.
  ///
  /// Unknown ones are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  /// Returns whether an item is open.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    node(of: item, "Item", by: "isExpanded(_:)")?.isExpanded ?? false
  }

  // MARK: Getting items

  /// All items, each followed by the items inside it.
  public var items: [ItemIdentifierType] { items(within: 0..<edges.count) }

  /// The outermost items.
  public var rootItems: [ItemIdentifierType] { children(within: 0..<edges.count) }

  /// The visible items: all items around them are expanded.
  public var visibleItems: [ItemIdentifierType] {
    walk(within: 0..<edges.count) { $0.isExpanded }
  }

  // MARK: Identifying items

  /// Returns whether an item exists.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns the index of an item among all items.
  public func index(of item: ItemIdentifierType) -> Int? {
    guard let node = nodes[item], let start = edges.index(of: .start(item)) else { return nil }
    // Before it stand both edges of each ended item, and one edge of each item around it.
    return (start + node.level) / 2
  }

  /// Returns the number of items around an item.
  public func level(of item: ItemIdentifierType) -> Int {
    node(of: item, "Item", by: "level(of:)")?.level ?? 0
  }

  /// Returns the item directly around an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    node(of: child, "Child item", by: "parent(of:)")?.parent
  }

  /// Returns whether all items around an item are open.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = node(of: item, "Item", by: "isVisible(_:)") else { return false }
    var next = node.parent
    while let item = next, let ancestor = nodes[item] {
      guard ancestor.isExpanded else { return false }
      next = ancestor.parent
    }
    return true
  }

  // MARK: Debugging

  /// Returns the outline, one line for each item: open or closed, then visible or not.
  public func visualDescription() -> String {
    let visible = Set(visibleItems)
    let lines = items.map { item in
      String(repeating: "  ", count: level(of: item)) + (isExpanded(item) ? "+" : "-")
        + (visible.contains(item) ? "*" : " ") + "\(item)"
    }
    return (["<NSDiffableDataSourceSectionSnapshot"] + lines + [">"]).joined(separator: "\n")
  }

  // MARK: Storage

  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    /// The number of items around this one.
    var level = 0
    var isExpanded = false
  }

  /// The place where an item begins, or where it ends together with all items inside it.
  private enum Edge: Hashable, Sendable {
    case start(ItemIdentifierType)
    case end(ItemIdentifierType)
  }

  /// Both edges of all items: between an item's edges stand the items inside it.
  ///
  /// So the end of an item is found without counting the items inside, at any depth.
  private var edges = IdentifierList<Edge>()
  private var nodes: [ItemIdentifierType: Node] = [:]
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Creates an outline of items without children.
  ///
  /// The items may contain duplicates.
  private init(flat items: [ItemIdentifierType]) {
    var added: [Edge] = []
    for item in items where nodes.updateValue(Node(), forKey: item) == nil {
      added += [.start(item), .end(item)]
    }
    edges.insert(added, at: 0)
  }

  // MARK: Walking

  /// Returns the edges between an item's.
  private func inside(_ range: Range<Int>) -> Range<Int> {
    (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  /// Returns all items of a part of the outline, in order.
  private func items(within range: Range<Int>) -> [ItemIdentifierType] {
    edges[range].compactMap { edge in
      guard case .start(let item) = edge else { return nil }
      return item
    }
  }

  /// Returns the outermost items of a part of the outline.
  private func children(within range: Range<Int>) -> [ItemIdentifierType] {
    walk(within: range) { _ in false }
  }

  /// Returns the items of a part of the outline, and leaves out the children of some.
  private func walk(
    within range: Range<Int>, entering isEntered: (Node) -> Bool
  ) -> [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    // How many items that are not entered stand around the edge.
    var closed = 0
    for edge in edges[range] {
      switch edge {
      case .start(let item):
        if closed == 0 { items.append(item) }
        if closed > 0 || nodes[item].map(isEntered) == false { closed += 1 }
      case .end:
        if closed > 0 { closed -= 1 }
      }
    }
    return items
  }

  // MARK: Changing

  private mutating func insert(
    _ part: Self, _ items: [ItemIdentifierType], beside neighbor: ItemIdentifierType, after: Bool
  ) {
    guard !items.isEmpty else { return }
    let call = after ? "insert(_:after:)" : "insert(_:before:)"
    let kind = "Item identifier to insert \(after ? "after" : "before")"
    guard let range = range(of: neighbor, kind, by: call) else { return }
    putIn(
      part, items, at: after ? range.upperBound : range.lowerBound, of: nodes[neighbor]?.parent,
      by: call)
  }

  /// Inserts the items of an outline into a parent at an index.
  ///
  /// Returns whether all of them are new.
  @discardableResult
  private mutating func putIn(
    _ part: Self, _ items: [ItemIdentifierType], at index: Int, of parent: ItemIdentifierType?,
    by call: String
  ) -> Bool {
    guard areNew(items, by: call) else { return false }
    edges.insert(part.edges.all, at: index)
    let levelsAbove = parent.flatMap { nodes[$0] }.map { $0.level + 1 } ?? 0
    for item in items {
      var node = part.nodes[item] ?? Node()
      node.parent = node.parent ?? parent
      node.level += levelsAbove
      nodes[item] = node
    }
    return true
  }

  /// Adds an outline at the end.
  mutating func append(_ part: Self) {
    putIn(part, part.items, at: edges.count, of: nil, by: "append(_:to:)")
  }

  private mutating func remove(_ item: ItemIdentifierType) {
    guard let range = range(of: item) else { return }
    for item in items(within: range) { nodes[item] = nil }
    edges.remove(edges[range])
  }

  // MARK: What UIKit raises

  private func raise(_ reason: String, by call: String) {
    ModelException.internalInconsistency.raiseAnywhere(
      reason, by: "NSDiffableDataSourceSectionSnapshot.\(call)")
  }

  private func node(of item: ItemIdentifierType, _ kind: String, by call: String) -> Node? {
    if let node = nodes[item] { return node }
    let words = kind.hasSuffix("tem") ? "\(kind) identifier" : kind
    raise("\(words) does not exist in section snapshot: \(item)", by: call)
    return nil
  }

  private func range(
    of item: ItemIdentifierType, _ kind: String, by call: String
  ) -> Range<Int>? {
    node(of: item, kind, by: call).flatMap { _ in range(of: item) }
  }

  /// Returns where an item and all inside it stand, both edges included.
  private func range(of item: ItemIdentifierType) -> Range<Int>? {
    guard let start = edges.index(of: .start(item)), let end = edges.index(of: .end(item)) else {
      return nil
    }
    return start..<(end + 1)
  }

  private func areNew(_ items: [ItemIdentifierType], by call: String) -> Bool {
    var seen: Set<ItemIdentifierType> = []
    var found: Set<ItemIdentifierType> = []
    let known = items.filter { item in
      (!seen.insert(item).inserted || nodes[item] != nil) && found.insert(item).inserted
    }
    guard !known.isEmpty else { return true }
    raise(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + SnapshotException.set(known), by: call)
    return false
  }
}
