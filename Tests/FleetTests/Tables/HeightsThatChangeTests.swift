import FleetTesting
import HeadlessUIKit
import TestSupport
import Testing

/// A table that changes its heights in one of the calls of its delegate, its data source or its cells.
@MainActor
private final class RestlessTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  static nonisolated let calls = [
    "numberOfSections", "numberOfRows", "cellForRow", "heightForRow", "titleForHeader",
    "willDisplay", "didEndDisplaying", "shouldHighlight", "didHighlight", "didUnhighlight",
    "willSelect", "didSelect", "willDeselect", "didDeselect", "canEdit", "editingStyle", "commit",
    "prepareForReuse", "layoutSubviews", "didMoveToSuperview", "setSelected", "setHighlighted",
    "sizeThatFits", "indentation", "trailing", "willBeginEditing", "didEndEditing",
  ]

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  var rows = Array(0..<30)
  var call = ""
  var change: () -> Void = {}
  private var isChanging = false
  private var changes = 0

  init(isSelfSizing: Bool) {
    super.init()
    if !isSelfSizing { table.rowHeight = 50 }
    table.register(RestlessCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  func called(_ call: String) {
    guard call == self.call, !isChanging, changes < 40 else { return }
    isChanging = true
    changes += 1
    change()
    isChanging = false
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    called("numberOfSections")
    return 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    called("numberOfRows")
    return rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    called("cellForRow")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RestlessCell)?.owner = self
    cell.textLabel?.text = "row"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    called("titleForHeader")
    return "rows"
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    called("canEdit")
    return true
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    called("commit")
    guard rows.indices.contains(indexPath.row) else { return }
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    called("heightForRow")
    return tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { called("willDisplay") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { called("didEndDisplaying") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    called("shouldHighlight")
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    called("didHighlight")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    called("didUnhighlight")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    called("willSelect")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    called("didSelect")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    called("willDeselect")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    called("didDeselect")
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    called("editingStyle")
    return .delete
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    called("indentation")
    return 0
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    called("trailing")
    return nil
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    called("willBeginEditing")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    called("didEndEditing")
  }
}

private final class RestlessCell: UITableViewCell {
  weak var owner: RestlessTable?

  override func prepareForReuse() {
    super.prepareForReuse()
    owner?.called("prepareForReuse")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.called("layoutSubviews")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    owner?.called("didMoveToSuperview")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    owner?.called("setSelected")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    owner?.called("setHighlighted")
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    owner?.called("sizeThatFits")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// What is done in the call.
private enum HeightChange: String, CaseIterable, CustomTestStringConvertible {
  case higher, lower, automatic, estimate, header, andLayout, andReload, andLessData, andMoreData
  case andUpdate, scroll

  var testDescription: String { rawValue }

  @MainActor func make(_ table: UITableView, _ restless: RestlessTable) {
    switch self {
    case .higher: table.rowHeight += 7
    case .lower: table.rowHeight = table.rowHeight > 4 ? table.rowHeight / 2 : 90
    case .automatic:
      table.rowHeight = table.rowHeight < 0 ? 40 : UITableView.automaticDimension
    case .estimate: table.estimatedRowHeight = table.estimatedRowHeight == 0 ? 33 : 0
    case .header: table.sectionHeaderHeight += 5
    case .andLayout:
      table.rowHeight += 7
      table.layoutIfNeeded()
    case .andReload:
      table.rowHeight += 7
      table.reloadData()
    case .andLessData:
      table.rowHeight += 7
      if !restless.rows.isEmpty { restless.rows.removeLast() }
      table.reloadData()
    case .andMoreData:
      restless.rows.append(99)
      table.insertRows(at: [[0, restless.rows.count - 1]], with: .none)
      table.rowHeight += 7
    case .andUpdate:
      table.beginUpdates()
      table.rowHeight += 7
      table.endUpdates()
    case .scroll:
      table.rowHeight += 7
      table.contentOffset.y += 300
      table.layoutIfNeeded()
    }
  }
}

/// What an app may do with heights while a user does something with a row.
@MainActor
@Suite("Heights that change in the middle", .freshApplication)
struct HeightsThatChangeTests {
  @Test(arguments: RestlessTable.calls, HeightChange.allCases)
  fileprivate func `of a gesture break nothing`(call: String, change: HeightChange) {
    for isSelfSizing in [false, true] {
      for isInWindow in [false, true] {
        let restless = RestlessTable(isSelfSizing: isSelfSizing)
        let table = restless.table
        table.hostApplication.hasWarnedOfTableInNoWindow = true
        if isInWindow {
          let page = UIViewController()
          page.view.addSubview(table)
          setAsAppRootWindow(page)
        }
        restless.call = call
        restless.change = { [unowned restless] in change.make(restless.table, restless) }

        let received = failures {
          for row in [1, 20, 1, 5] {
            table.selectRow(at: [0, row])
            expectNothingBroken(table, "after selecting \(row)")
            _ = table.fetchCell(at: [0, row + 2])
            expectNothingBroken(table, "after fetching \(row + 2)")
            table.swipeToDeleteRow(at: [0, row])
            expectNothingBroken(table, "after deleting \(row)")
          }
          restless.call = ""
          table.layoutIfNeeded()
          settle()
        }

        #expect(received.filter { $0.name == .internalError }.reasons == [])
        expectNothingBroken(table, "at the end")
        #expect(table.numberOfRows(inSection: 0) == restless.rows.count)
      }
    }
  }

  private func expectNothingBroken(_ table: UITableView, _ when: String) {
    #expect(table.brokenInvariants == [], "\(when)")
  }
}
