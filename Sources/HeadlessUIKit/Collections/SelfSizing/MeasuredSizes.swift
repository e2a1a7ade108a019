import Foundation

/// A size that an element's view has asked for.
struct PreferredSize {
  let kind: ElementKind
  let path: IndexPath
  let size: CGSize
}

/// The sizes that views have asked for, of elements that have been shown.
struct MeasuredSizes {
  /// The items of a section whose sizes are known, in order.
  struct Items {
    private(set) var items: [Int] = []
    private(set) var sizes: [CGSize] = []

    /// Returns the index of the first of these items that is not before a certain one.
    private func index(of item: Int) -> Int {
      if let last = items.last, last < item { return items.count }
      return Int.first(ofSorted: items.count) { items[$0] >= item }
    }

    subscript(item: Int) -> CGSize? {
      let index = index(of: item)
      return index < items.count && items[index] == item ? sizes[index] : nil
    }

    mutating func set(_ size: CGSize, of item: Int) {
      let index = index(of: item)
      if index < items.count, items[index] == item {
        sizes[index] = size
      } else {
        items.insert(item, at: index)
        sizes.insert(size, at: index)
      }
    }

    /// Returns the first of these items at or after an item.
    func next(from item: Int) -> Int? {
      let index = index(of: item)
      return index < items.count ? items[index] : nil
    }
  }

  /// A view at an edge of a section, or of all content, which has no section.
  private struct Edge: Hashable {
    let section: Int?
    let kind: ElementKind
  }

  /// A view that is attached to an item.
  private struct Badge: Hashable {
    let row: ItemPath
    let kind: ElementKind
  }

  private(set) var sections: [Int: Items] = [:]
  private var edges: [Edge: CGSize] = [:]
  private var badges: [Badge: CGSize] = [:]

  /// Returns the size of the view of a kind at an edge of a section, or of all content.
  func size(_ kind: ElementKind, ofSection section: Int?) -> CGSize? {
    edges.isEmpty ? nil : edges[Edge(section: section, kind: kind)]
  }

  /// Returns the size of the badge of a kind at an item.
  func sizeOfBadge(_ kind: ElementKind, at row: ItemPath) -> CGSize? {
    badges.isEmpty ? nil : badges[Badge(row: row, kind: kind)]
  }

  mutating func note(_ size: CGSize, ofBadge kind: ElementKind, at row: ItemPath) {
    badges[Badge(row: row, kind: kind)] = size
  }

  mutating func note(_ preferred: PreferredSize) {
    if preferred.kind == .cell {
      guard let row = ItemPath(preferred.path) else { return }
      sections[row.section, default: Items()].set(preferred.size, of: row.row)
    } else {
      let section = preferred.path.count > 1 ? preferred.path.first : nil
      edges[Edge(section: section, kind: preferred.kind)] = preferred.size
    }
  }

  /// Moves the sizes along with their items and sections.
  mutating func follow(_ change: some ListChange) {
    var moved = MeasuredSizes()
    for (section, known) in sections {
      let rows = zip(known.items, known.sizes).compactMap { item, size in
        change.newItem(of: ItemPath(section: section, row: item)).map { ($0, size) }
      }
      for (row, size) in rows.sorted(by: { $0.0 < $1.0 }) {
        moved.sections[row.section, default: Items()].set(size, of: row.row)
      }
    }
    for (edge, size) in edges {
      guard let section = edge.section else {
        moved.edges[edge] = size
        continue
      }
      guard let target = change.newSection(of: section) else { continue }
      moved.edges[Edge(section: target, kind: edge.kind)] = size
    }
    for (badge, size) in badges {
      guard let row = change.newItem(of: badge.row) else { continue }
      moved.badges[Badge(row: row, kind: badge.kind)] = size
    }
    self = moved
  }
}
