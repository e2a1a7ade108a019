package import HeadlessUIKit
package import TestSupport

/// Updates that fit together, and the resulting sections: calculated with arrays alone.
package struct RandomBatch {
  package typealias Item = ItemTable.Item
  package typealias Section = ItemTable.Section

  package enum Operation {
    case deleteSection(Int), insertSection(Int), reloadSection(Int), moveSection(Int, Int)
    case deleteRow(IndexPath), insertRow(IndexPath), reloadRow(IndexPath)
    case reconfigureRow(IndexPath), moveRow(IndexPath, IndexPath)
  }

  package var operations: [Operation] = []
  package var after: [Section] = []
  /// The items that are gone or were loaded anew.
  package var lost: Set<Int> = []
  /// Sections of after whose rows are counted: not new, not reloaded.
  package var countedSections: [Int] = []
  /// The rows of before that are deleted within such sections.
  package var deletedRows: [IndexPath] = []

  private var random: SeededGenerator
  private var nextNumber: Int

  package init(_ before: [Section], nextNumber: Int, random: SeededGenerator) {
    self.random = random
    self.nextNumber = nextNumber
    let moved = rearrange(before)
    place(moved)
    operations.shuffle(using: &self.random)
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func newItems(_ most: Int) -> [Item] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in
      nextNumber += 1
      return Item(number: nextNumber)
    }
  }

  /// Slots of which the given ones are taken, the others filled in order.
  private func merged<Element>(_ kept: [Element], _ placed: [Int: Element]) -> [Element] {
    var rest = kept.makeIterator()
    return (0..<(kept.count + placed.count)).compactMap { placed[$0] ?? rest.next() }
  }

  private mutating func slots(_ count: Int, among all: Int) -> [Int] {
    Array((0..<all).shuffled(using: &random).prefix(count))
  }

  /// Arranges the sections, takes out the rows that go or move, and returns the ones that move.
  private mutating func rearrange(_ before: [Section]) -> [(from: IndexPath, item: Item)] {
    var moved: [(from: IndexPath, item: Item)] = []
    var kept: [(section: Section, isCounted: Bool)] = []
    var movedSections: [(from: Int, section: Section)] = []
    for (index, section) in before.enumerated() {
      let isDeleted = chance(12)
      let isReloaded = !isDeleted && chance(12)
      var rest = section
      rest.items = []
      for (row, item) in section.items.enumerated() {
        let path: IndexPath = [index, row]
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          operations.append(.deleteRow(path))
          lost.insert(item.number)
          if !isDeleted, !isReloaded { deletedRows.append(path) }
        case 1 where !isReloaded:
          operations.append(.reloadRow(path))
          lost.insert(item.number)
          rest.items.append(Item(number: item.number, version: item.version + 1))
        case 2:
          moved.append((path, item))
        case 3 where !isReloaded && !isDeleted:
          operations.append(.reconfigureRow(path))
          rest.items.append(Item(number: item.number, version: item.version + 1))
        default: rest.items.append(item)
        }
      }
      if isDeleted {
        operations.append(.deleteSection(index))
        lost.formUnion(rest.items.map(\.number))
      } else if isReloaded {
        operations.append(.reloadSection(index))
        lost.formUnion(rest.items.map(\.number))
        rest.items = rest.items.map { Item(number: $0.number, version: $0.version + 1) }
        rest.items += newItems(2)
        kept.append((rest, false))
      } else if chance(8) {
        movedSections.append((index, rest))
      } else {
        kept.append((rest, true))
      }
    }
    arrange(kept, movedSections)
    return moved
  }

  private mutating func arrange(
    _ kept: [(section: Section, isCounted: Bool)], _ moved: [(from: Int, section: Section)]
  ) {
    let mostNew = kept.count + moved.count < 2 ? 2 : 1
    let new = (0..<(chance(6) || mostNew == 2 ? mostNew : 0)).map { _ in
      nextNumber += 1
      return Section(number: nextNumber, items: newItems(4))
    }
    let targets = slots(new.count + moved.count, among: kept.count + new.count + moved.count)
    var placed: [Int: (section: Section, isCounted: Bool)] = [:]
    for (section, target) in zip(new, targets) {
      placed[target] = (section, false)
      operations.append(.insertSection(target))
    }
    for (entry, target) in zip(moved, targets.dropFirst(new.count)) {
      placed[target] = (entry.section, true)
      operations.append(.moveSection(entry.from, target))
    }
    let arranged = merged(kept, placed)
    after = arranged.map(\.section)
    countedSections = arranged.indices.filter { arranged[$0].isCounted }
  }

  /// Puts rows that move, and new ones, into the sections.
  private mutating func place(_ moved: [(from: IndexPath, item: Item)]) {
    var incoming = after.map { _ in [(from: IndexPath?, item: Item)]() }
    for entry in moved {
      guard let target = after.indices.randomElement(using: &random) else {
        operations.append(.deleteRow(entry.from))
        lost.insert(entry.item.number)
        continue
      }
      incoming[target].append((entry.from, entry.item))
    }
    for section in after.indices {
      if countedSections.contains(section), chance(2) {
        incoming[section] += newItems(2).map { (nil, $0) }
      }
      let all = after[section].items.count + incoming[section].count
      var placed: [Int: Item] = [:]
      for (entry, slot) in zip(incoming[section], slots(incoming[section].count, among: all)) {
        placed[slot] = entry.item
        let path: IndexPath = [section, slot]
        operations.append(entry.from.map { .moveRow($0, path) } ?? .insertRow(path))
      }
      after[section].items = merged(after[section].items, placed)
    }
  }
}

extension RandomBatch {
  /// Makes the batch invalid.
  package mutating func spoil(before: [Section], _ random: inout SeededGenerator) {
    let inserts = operations.indices.filter {
      if case .insertRow(let path) = operations[$0] {
        countedSections.contains(path.section)
      } else {
        false
      }
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: operations.append(.deleteSection(before.count))
    case 1: operations.append(.insertRow([after.count, 0]))
    case 2: operations.append(.insertSection(-1))
    case 3: operations.append(.moveRow([0, 99], [0, 0]))
    case 4: after.append(Section(number: -1, items: []))
    case 5:
      guard let path = deletedRows.first else { fallthrough }
      operations.append(.reloadRow(path))
    case 6:
      guard let path = deletedRows.first, !after.isEmpty else { fallthrough }
      operations.append(.moveRow(path, [0, after[0].items.count]))
    case 7:
      guard let insert = inserts.first else { fallthrough }
      operations.remove(at: insert)
    default:
      guard let section = countedSections.first else {
        operations.append(.reloadRow([before.count, -1]))
        return
      }
      after[section].items.append(Item(number: -2))
    }
  }
}

extension RandomBatch.Operation {
  @MainActor
  package func perform(on table: UITableView) {
    switch self {
    case .deleteSection(let section): table.deleteSections([section], with: .fade)
    case .insertSection(let section): table.insertSections([section], with: .fade)
    case .reloadSection(let section): table.reloadSections([section], with: .none)
    case .moveSection(let section, let target): table.moveSection(section, toSection: target)
    case .deleteRow(let path): table.deleteRows(at: [path], with: .automatic)
    case .insertRow(let path): table.insertRows(at: [path], with: .automatic)
    case .reloadRow(let path): table.reloadRows(at: [path], with: .none)
    case .reconfigureRow(let path): table.reconfigureRows(at: [path])
    case .moveRow(let path, let target): table.moveRow(at: path, to: target)
    }
  }
}
