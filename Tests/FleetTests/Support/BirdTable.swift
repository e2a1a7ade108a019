package import FleetTesting

/// A table of birds whose delegate answers as the test sets it.
@MainActor
package final class BirdTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  package let table: UITableView
  package var counts: [Int]
  package var calls: [String] = []
  package var shouldHighlight = true
  package var willSelect: (IndexPath) -> IndexPath? = { $0 }
  package var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  package var prepares: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  package var makesCell: ((IndexPath) -> UITableViewCell)?

  package init(
    _ counts: [Int] = [3, 1], frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 440)
  ) {
    self.counts = counts
    table = UITableView(frame: frame)
    super.init()
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    table.register(BirdCell.self, forCellReuseIdentifier: "bird")
    table.dataSource = self
    table.delegate = self
  }

  package func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if let makesCell { return makesCell(indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
    cell.textLabel?.text = "Bird \(indexPath.section)-\(indexPath.row)"
    prepares(cell, indexPath)
    return cell
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 0 ? "Birds" : nil
  }

  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    section == 1 ? "That is all." : nil
  }

  package func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

  package func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    shouldHighlight
  }

  package func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    willSelect(indexPath)
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.section)-\(indexPath.row)")
  }

  package func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    willDeselect(indexPath)
  }

  package func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.section)-\(indexPath.row)")
  }

  package func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { calls.append("accessory \(indexPath.section)-\(indexPath.row)") }
}

package final class BirdCell: UITableViewCell {
  package override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  package required init?(coder: NSCoder) { nil }
}
