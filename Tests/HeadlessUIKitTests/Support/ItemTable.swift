package import HeadlessUIKit

/// A table that shows items, each with its own height, and cells that know theirs.
@MainActor
package final class ItemTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  package struct Item: Hashable {
    package let number: Int
    /// How many times the item has changed since it came.
    package var version: Int

    package init(number: Int, version: Int = 0) {
      self.number = number
      self.version = version
    }

    package var height: CGFloat { CGFloat(20 + number.magnitude % 3 * 10) }
  }

  package struct Section {
    package let number: Int
    package var items: [Item]

    package init(number: Int, items: [Item]) {
      self.number = number
      self.items = items
    }
  }

  package final class Cell: UITableViewCell {
    package var item: Item?
  }

  package let table: UITableView
  package var sections: [Section]
  /// How many cells were asked for.
  package var cellCount = 0

  package init(_ sections: [Section] = [], height: CGFloat = 150) {
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    super.init()
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    table.estimatedRowHeight = 0
    table.allowsMultipleSelection = true
    table.register(Cell.self, forCellReuseIdentifier: "item")
    table.dataSource = self
    table.delegate = self
  }

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    cellCount += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    (cell as? Cell)?.item = sections[indexPath.section].items[indexPath.row]
    return cell
  }

  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].items[indexPath.row].height
  }

  package var selectedNumbers: [Int] {
    (table.indexPathsForSelectedRows ?? []).map { sections[$0.section].items[$0.row].number }
  }

  /// The cells that show, by the numbers of their items.
  package var cellsByNumber: [Int: UITableViewCell] {
    var cells: [Int: UITableViewCell] = [:]
    for cell in table.visibleCells {
      if let item = (cell as? Cell)?.item { cells[item.number] = cell }
    }
    return cells
  }

  /// The faults of the visible cells: each cell has to show the item of its row, in its place.
  package var faults: [String] {
    var faults: [String] = []
    var top: CGFloat = 0
    var shown = 0
    let bounds = table.bounds
    for (section, content) in sections.enumerated() {
      guard table.numberOfRows(inSection: section) == content.items.count else {
        return ["\(table.numberOfRows(inSection: section)) rows in section \(section)"]
      }
      for (row, item) in content.items.enumerated() {
        defer { top += item.height }
        guard top < bounds.maxY, top + item.height > bounds.minY else { continue }
        shown += 1
        let path: IndexPath = [section, row]
        guard let cell = table.cellForRow(at: path) as? Cell else {
          faults.append("no cell at \(path)")
          continue
        }
        if cell.item != item { faults.append("\(path) shows \(cell.item as Any), not \(item)") }
        if cell.frame.minY != top || cell.frame.height != item.height {
          faults.append("\(path) lies at \(cell.frame), not at \(top)")
        }
        if cell.isSelected != (table.indexPathsForSelectedRows ?? []).contains(path) {
          faults.append("\(path) looks selected: \(cell.isSelected)")
        }
      }
    }
    if table.numberOfSections != sections.count {
      faults.append("\(table.numberOfSections) sections")
    }
    if table.visibleCells.count != shown { faults.append("\(table.visibleCells.count) cells") }
    if table.contentSize.height != top { faults.append("\(table.contentSize) instead of \(top)") }
    return faults
  }
}
