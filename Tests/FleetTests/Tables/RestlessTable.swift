import FleetTesting

/// A table that changes its heights in a call of its delegate, its data source or its cells.
@MainActor
final class RestlessTable: NSObject, UITableViewDataSource, UITableViewDelegate {
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
  /// The result of `heightForRow`; else the table's height of rows.
  var height: (() -> CGFloat)?
  /// How deep changes may lead to each other.
  var mostDepth = 1
  private var depth = 0
  private var changes = 0

  init(isSelfSizing: Bool) {
    super.init()
    if !isSelfSizing { table.rowHeight = 50 }
    table.register(RestlessCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  func called(_ call: String) {
    guard call == self.call || self.call == "any", depth < mostDepth, changes < 40 * mostDepth
    else {
      return
    }
    depth += 1
    changes += 1
    change()
    depth -= 1
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
    return height?() ?? tableView.rowHeight
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

final class RestlessCell: UITableViewCell {
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
