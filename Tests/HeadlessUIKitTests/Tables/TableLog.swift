import HeadlessUIKit
import HeadlessUIKitTestSupport

/// A data source and delegate that logs its calls, with a table of 100 by 440 points: ten rows
/// show.
@MainActor
final class TableLog: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  var counts: [Int]
  var lines: [String] = []
  /// The handlers of calls, beyond the log.
  var onCall: [String: () -> Void] = [:]
  var makesCell: ((UITableView, IndexPath) -> UITableViewCell)?
  var makesHeader: ((Int) -> UIView?)?
  var shouldHighlight = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  /// The heights of rows; without it, all are as high as the table says.
  var rowHeight: ((IndexPath) -> CGFloat)?
  var titles: [Int: String] = [:]
  var footers: [Int: String] = [:]
  /// The prefixes of the logged calls.
  var listened = [
    "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect", "willDeselect",
    "didDeselect", "cell", "posted", "primaryAction", "accessory",
  ]

  init(
    _ counts: [Int] = [20], style: UITableView.Style = .plain,
    cells: UITableViewCell.Type = LoggingCell.self
  ) {
    self.counts = counts
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 440), style: style)
    super.init()
    // Sections begin at whole multiples of rows.
    table.sectionHeaderTopPadding = 0
    // The table's window does not matter for these tests.
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    table.register(cells, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.note("posted") }
    }
  }

  private var token: (any NSObjectProtocol)?

  func end() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  func note(_ call: String, _ path: IndexPath? = nil) {
    if listened.contains(where: call.hasPrefix) {
      lines.append(path.map { "\(call) \($0.section)-\($0.row)" } ?? call)
    }
    onCall[call]?()
  }

  /// The lines that are logged while a body runs.
  func lines(_ body: () -> Void) -> [String] {
    lines = []
    body()
    return lines
  }

  /// The calls that a tap on a row causes.
  func tap(_ section: Int, _ row: Int) -> [String] {
    table.layoutIfNeeded()
    return lines { table.cellForRow(at: [section, row])?.userTap() }
  }

  var selected: [IndexPath]? { table.indexPathsForSelectedRows }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int {
    note("numberOfSections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("numberOfRows \(section)")
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cellForRow", indexPath)
    if let makesCell { return makesCell(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? LoggingCell)?.log = self
    (cell as? LoggingCell)?.path = indexPath
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    note("titleForHeader \(section)")
    return titles[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note("heightForRow", indexPath)
    return rowHeight?(indexPath) ?? table.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    note("heightForHeader \(section)")
    return tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    note("viewForHeader \(section)")
    return makesHeader?(section)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("willDisplay", indexPath) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { note("willDisplayHeader \(section)") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { note("didEndHeader \(section)") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return shouldHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return willDeselect(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note("primaryAction", indexPath)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { note("accessory", indexPath) }
}

/// A cell that writes down how its state changes.
final class LoggingCell: UITableViewCell {
  weak var log: TableLog?
  var path = IndexPath(row: 0, section: 0)

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != isHighlighted { log?.note("cell highlighted \(highlighted)", path) }
    super.setHighlighted(highlighted, animated: animated)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isSelected { log?.note("cell selected \(selected)", path) }
    super.setSelected(selected, animated: animated)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.note("prepareForReuse", path)
  }
}
