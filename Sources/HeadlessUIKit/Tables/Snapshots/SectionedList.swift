/// Ordered items in ordered sections.
///
/// Identifiers name both, and each is found quickly.
///
/// The list does not check its arguments. Snapshots do that before.
struct SectionedList<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private(set) var sections = IdentifierList<Section>()
  /// The items of all sections, one section after the other.
  private(set) var items = IdentifierList<Item>()
  /// The index of the first item in each section, followed by the count.
  private var starts = [0]

  // MARK: Asking

  /// Returns the range of a section's items among all items.
  func range(ofSection index: Int) -> Range<Int> {
    (0..<sections.count).contains(index) ? starts[index]..<starts[index + 1] : 0..<0
  }

  /// Returns the index of the section that contains an item.
  ///
  /// Empty sections begin where the next one does, so it is the last section that begins at the
  /// item or before it.
  func section(holding index: Int) -> Int {
    Int.first(ofSorted: starts.count) { starts[$0] > index } - 1
  }

  func item(at row: ItemPath) -> Item? {
    let range = range(ofSection: row.section)
    return (0..<range.count).contains(row.row) ? items[range.lowerBound + row.row] : nil
  }

  func row(of item: Item) -> ItemPath? {
    guard let index = items.index(of: item) else { return nil }
    let section = section(holding: index)
    return ItemPath(section: section, row: index - starts[section])
  }

  /// Whether another list has the same items in the same sections.
  func isEqual(to other: Self) -> Bool {
    items.count == other.items.count && starts == other.starts
      && sections.all == other.sections.all && items.all == other.items.all
  }

  // MARK: Changing items

  /// Adds items at the end of a section.
  ///
  /// Existing items move there.
  mutating func append(_ identifiers: [Item], toSection section: Int) {
    remove(identifiers)
    insert(identifiers, at: starts[section + 1], section: section)
  }

  /// Inserts items beside another one.
  ///
  /// Existing items move there.
  mutating func insert(_ identifiers: [Item], beside neighbor: Item, after: Bool) {
    remove(identifiers)
    guard let index = items.index(of: neighbor) else { return }
    insert(identifiers, at: after ? index + 1 : index, section: section(holding: index))
  }

  private mutating func insert(_ identifiers: [Item], at index: Int, section: Int) {
    items.insert(identifiers, at: index)
    move((section + 1)...sections.count, by: identifiers.count)
  }

  /// Moves the starts of some sections.
  private mutating func move(_ range: ClosedRange<Int>, by distance: Int) {
    guard distance != 0 else { return }
    for index in range { starts[index] += distance }
  }

  /// Removes items.
  ///
  /// Unknown ones are ignored.
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
    // A run of sections between two that lose items is cheap, however long it is.
    var removed = 0
    var next = 0
    for section in counts.keys.sorted() {
      move(next...section, by: -removed)
      removed += counts[section] ?? 0
      next = section + 1
    }
    move(next...sections.count, by: -removed)
  }

  // MARK: Changing sections

  /// Inserts empty sections at an index.
  mutating func insertSections(_ identifiers: [Section], at index: Int) {
    sections.insert(identifiers, at: index)
    starts.insert(contentsOf: repeatElement(starts[index], count: identifiers.count), at: index)
  }

  /// Removes the section at an index, and returns its items.
  @discardableResult
  mutating func removeSection(at index: Int) -> [Item] {
    let range = range(ofSection: index)
    let removed = items[range]
    items.remove(removed)
    sections.remove([sections[index]])
    starts.remove(at: index)
    move(index...sections.count, by: -range.count)
    return removed
  }

  /// Moves the section at an index beside another one, with its items.
  mutating func moveSection(at index: Int, beside neighbor: Section, after: Bool) {
    let section = sections[index]
    let moved = removeSection(at: index)
    guard let neighborIndex = sections.index(of: neighbor) else { return }
    let target = after ? neighborIndex + 1 : neighborIndex
    insertSections([section], at: target)
    insert(moved, at: starts[target], section: target)
  }
}
