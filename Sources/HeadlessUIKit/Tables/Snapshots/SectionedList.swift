/// Items in sections, both in an order and both named by identifiers, each found at once.
///
/// It takes what it is told for possible; snapshots check that before.
struct SectionedList<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private(set) var sections = IdentifierList<Section>()
  /// The items of all sections, one section after the other.
  private(set) var items = IdentifierList<Item>()
  /// The index of the first item of each section, and behind them the count.
  private var starts = [0]

  // MARK: Asking

  /// Where the items of the section at an index stand among all items.
  func range(ofSection index: Int) -> Range<Int> {
    (0..<sections.count).contains(index) ? starts[index]..<starts[index + 1] : 0..<0
  }

  /// The index of the section that holds the item at an index: the last one that begins there or
  /// before, since empty ones begin where the next one does.
  func section(holding index: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  func item(at row: TableRow) -> Item? {
    let range = range(ofSection: row.section)
    return (0..<range.count).contains(row.row) ? items[range.lowerBound + row.row] : nil
  }

  func row(of item: Item) -> TableRow? {
    guard let index = items.index(of: item) else { return nil }
    let section = section(holding: index)
    return TableRow(section: section, row: index - starts[section])
  }

  // MARK: Changing items

  /// Puts items at the end of a section; those that are there already move.
  mutating func append(_ identifiers: [Item], toSection section: Int) {
    remove(identifiers)
    insert(identifiers, at: starts[section + 1], section: section)
  }

  /// Puts items beside another one; those that are there already move.
  mutating func insert(_ identifiers: [Item], beside neighbor: Item, after: Bool) {
    remove(identifiers)
    guard let index = items.index(of: neighbor) else { return }
    insert(identifiers, at: after ? index + 1 : index, section: section(holding: index))
  }

  private mutating func insert(_ identifiers: [Item], at index: Int, section: Int) {
    items.insert(identifiers, at: index)
    for later in (section + 1)..<starts.count { starts[later] += identifiers.count }
  }

  /// Takes items out; those that are not there are left alone.
  mutating func remove(_ identifiers: [Item]) {
    var counts: [Int: Int] = [:]
    var present: Set<Item> = []
    for identifier in identifiers where items.count > 0 {
      guard let index = items.index(of: identifier), present.insert(identifier).inserted else {
        continue
      }
      counts[section(holding: index), default: 0] += 1
    }
    guard !present.isEmpty else { return }
    items.remove(Array(present))
    var removed = 0
    for section in 0..<sections.count {
      removed += counts[section] ?? 0
      starts[section + 1] -= removed
    }
  }

  // MARK: Changing sections

  /// Puts sections without items at an index.
  mutating func insertSections(_ identifiers: [Section], at index: Int) {
    sections.insert(identifiers, at: index)
    starts.insert(contentsOf: repeatElement(starts[index], count: identifiers.count), at: index)
  }

  /// Takes the section at an index out, and answers its items.
  @discardableResult
  mutating func removeSection(at index: Int) -> [Item] {
    let range = range(ofSection: index)
    let removed = items[range]
    items.remove(removed)
    sections.remove([sections[index]])
    starts.remove(at: index)
    for later in index..<starts.count { starts[later] -= range.count }
    return removed
  }

  /// Puts the section at an index beside another one, with its items.
  mutating func moveSection(at index: Int, beside neighbor: Section, after: Bool) {
    let section = sections[index]
    let moved = removeSection(at: index)
    guard let place = sections.index(of: neighbor) else { return }
    let target = after ? place + 1 : place
    insertSections([section], at: target)
    insert(moved, at: starts[target], section: target)
  }
}
