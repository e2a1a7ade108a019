import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Random snapshots", .ownApplication)
struct SnapshotFuzzTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// The same with arrays alone; returns whether a change is refused.
  private struct Reference {
    var sections: [(section: Int, items: [Int])] = []

    private func place(_ item: Int) -> (Int, Int)? {
      for (index, section) in sections.enumerated() {
        if let row = section.items.firstIndex(of: item) { return (index, row) }
      }
      return nil
    }

    mutating func append(_ items: [Int], _ section: Int?) -> Bool {
      guard Set(items).count == items.count, !sections.isEmpty else { return true }
      let target = section.map { wanted in sections.firstIndex { $0.section == wanted } }
      guard let target = target ?? sections.count - 1 else { return true }
      delete(items)
      sections[target].items += items
      return false
    }

    mutating func insert(_ items: [Int], _ neighbor: Int, after: Bool) -> Bool {
      guard Set(items).count == items.count, place(neighbor) != nil, !items.contains(neighbor)
      else { return true }
      delete(items)
      guard let (section, row) = place(neighbor) else { return true }
      sections[section].items.insert(contentsOf: items, at: after ? row + 1 : row)
      return false
    }

    mutating func move(_ item: Int, _ neighbor: Int, after: Bool) -> Bool {
      place(item) == nil || insert([item], neighbor, after: after)
    }

    mutating func delete(_ items: [Int]) {
      let gone = Set(items)
      for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }

    mutating func insertSections(_ new: [Int], _ neighbor: Int?, after: Bool) -> Bool {
      guard Set(new).count == new.count, !sections.contains(where: { new.contains($0.section) })
      else { return true }
      let place = neighbor.map { wanted in sections.firstIndex { $0.section == wanted } }
      guard let place = place ?? sections.count else { return true }
      sections.insert(
        contentsOf: new.map { ($0, []) }, at: neighbor != nil && after ? place + 1 : place)
      return false
    }

    mutating func moveSection(_ section: Int, _ neighbor: Int, after: Bool) -> Bool {
      guard section != neighbor, sections.contains(where: { $0.section == neighbor }),
        let from = sections.firstIndex(where: { $0.section == section })
      else { return true }
      let moved = sections.remove(at: from)
      guard let place = sections.firstIndex(where: { $0.section == neighbor }) else { return true }
      sections.insert(moved, at: after ? place + 1 : place)
      return false
    }
  }

  private final class Cell: UITableViewCell { var item: Int? }

  /// Changes among few items, and among more than a block holds.
  @Test(arguments: [
    (12, Fuzz(short: 2_000, long: 20_000)), (900, Fuzz(short: 200, long: 2_000)),
  ])
  func `are what arrays are, and the table shows them (behaviour 119)`(
    _ universe: Int, _ fuzz: Fuzz
  ) {
    var random = fuzz.generator
    var reference = Reference()
    var snapshot = Snapshot()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    table.allowsMultipleSelection = true
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? Cell)?.item = item
      return cell
    }
    table.layoutIfNeeded()
    var refusals = 0
    var followed = 0

    for step in 0..<fuzz.steps {
      var isRefused = false
      let changing = failures {
        isRefused = change(&snapshot, &reference, universe, &random)
      }
      refusals += isRefused ? 1 : 0
      guard changing.count == (isRefused ? 1 : 0),
        agrees(snapshot, reference, Int.random(in: 0..<universe, using: &random))
      else {
        Issue.record("\(fuzz), step \(step): \(isRefused), \(changing.reasons)")
        return
      }
      guard step.isMultiple(of: 3) else { continue }

      let selected = select(in: table, source, &random)
      let applying = failures {
        source.apply(snapshot, animatingDifferences: step.isMultiple(of: 2))
      }
      let kept = selected.filter { snapshot.indexOfItem($0) != nil }
      followed += kept.count
      let shown = (table.indexPathsForSelectedRows ?? []).compactMap(source.itemIdentifier)
      let faults = table.visibleCells.filter { cell in
        (cell as? Cell)?.item != table.indexPath(for: cell).flatMap(source.itemIdentifier)
      }
      guard applying.isEmpty, shown == kept, faults.isEmpty, table.brokenInvariants.isEmpty,
        table.visibleCells.count == min(7, snapshot.numberOfItems),
        table.contentSize.height == CGFloat(44 * snapshot.numberOfItems)
      else {
        Issue.record(
          "\(fuzz), step \(step): \(applying.reasons), \(shown), \(kept), \(faults)")
        return
      }
    }

    #expect(refusals > fuzz.steps / 20, "\(fuzz)")
    #expect(followed > fuzz.steps / 20, "\(fuzz)")
  }

  private func select(
    in table: UITableView, _ source: UITableViewDiffableDataSource<Int, Int>,
    _ random: inout SeededGenerator
  ) -> [Int] {
    if let section = (0..<table.numberOfSections).randomElement(using: &random),
      let row = (0..<table.numberOfRows(inSection: section)).randomElement(using: &random)
    {
      table.selectRow(at: [section, row], animated: false, scrollPosition: .none)
    }
    return (table.indexPathsForSelectedRows ?? []).compactMap(source.itemIdentifier)
  }

  private func agrees(_ snapshot: Snapshot, _ reference: Reference, _ item: Int) -> Bool {
    let all = reference.sections.flatMap(\.items)
    return snapshot.sectionIdentifiers == reference.sections.map(\.section)
      && snapshot.itemIdentifiers == all && snapshot.numberOfItems == all.count
      && reference.sections.allSatisfy {
        snapshot.itemIdentifiers(inSection: $0.section) == $0.items
          && snapshot.numberOfItems(inSection: $0.section) == $0.items.count
      } && snapshot.indexOfItem(item) == all.firstIndex(of: item)
      && snapshot.sectionIdentifier(containingItem: item)
        == reference.sections.first { $0.items.contains(item) }?.section
  }

  /// Changes both in the same way; returns whether the change has to be refused.
  private func change(
    _ snapshot: inout Snapshot, _ reference: inout Reference, _ universe: Int,
    _ random: inout SeededGenerator
  ) -> Bool {
    let items = (0..<Int.random(in: 1...max(2, universe / 6), using: &random)).map { _ in
      Int.random(in: 0..<universe, using: &random)
    }
    let unique = random.next().isMultiple(of: 8) ? items : Array(Set(items))
    let (item, neighbor) = (
      Int.random(in: 0..<universe, using: &random), Int.random(in: 0..<universe, using: &random)
    )
    let section = Int.random(in: 0..<8, using: &random)
    let other = Int.random(in: 0..<8, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      snapshot.appendItems(unique)
      return reference.append(unique, nil)
    case 1, 2:
      snapshot.appendItems(unique, toSection: section)
      return reference.append(unique, section)
    case 3:
      snapshot.insertItems(unique, beforeItem: neighbor)
      return reference.insert(unique, neighbor, after: false)
    case 4:
      snapshot.insertItems(unique, afterItem: neighbor)
      return reference.insert(unique, neighbor, after: true)
    case 5:
      snapshot.deleteItems(items)
      reference.delete(items)
      return false
    case 6:
      snapshot.moveItem(item, beforeItem: neighbor)
      return reference.move(item, neighbor, after: false)
    case 7:
      snapshot.moveItem(item, afterItem: neighbor)
      return reference.move(item, neighbor, after: true)
    case 8:
      snapshot.appendSections([section])
      return reference.insertSections([section], nil, after: false)
    case 9:
      snapshot.insertSections([section], afterSection: other)
      return reference.insertSections([section], other, after: true)
    case 10:
      snapshot.moveSection(section, beforeSection: other)
      return reference.moveSection(section, other, after: false)
    default:
      guard random.next().isMultiple(of: 3) else { return false }
      snapshot.deleteSections([section])
      reference.sections.removeAll { $0.section == section }
      return false
    }
  }
}
