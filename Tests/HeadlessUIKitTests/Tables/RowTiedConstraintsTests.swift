import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Rows, headers and footers whose constraints are tied to themselves", .ownApplication)
struct RowTiedConstraintsTests {
  /// Shows rows with texts, and returns their heights, and the header's and the footer's.
  private func heights(areTied: Bool, _ style: UITableView.Style) -> [CGFloat] {
    let source = TextRows(areTied: areTied)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 700), style: style)
    let page = UIViewController()
    source.register(with: table)
    page.view.addSubview(table)
    #expect(failures { showInWindow(page) }.reasons == [])
    return (0..<3).map { table.rectForRow(at: [0, $0]).height } + [
      table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height,
    ]
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `are as high as those whose constraints are tied to the content view`(
    style: UITableView.Style
  ) {
    let plain = heights(areTied: false, style)

    #expect(plain.allSatisfy { $0 > 20 })
    #expect(heights(areTied: true, style) == plain)
  }
}

/// Rows with a text that is tied to them or to their content views, with a new background each time.
@MainActor
private final class TextRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let identifier: String

  init(areTied: Bool) { identifier = areTied ? "tied" : "plain" }

  func register(with table: UITableView) {
    table.register(TextRow.self, forCellReuseIdentifier: "plain")
    table.register(TiedTextRow.self, forCellReuseIdentifier: "tied")
    table.register(TextHeader.self, forHeaderFooterViewReuseIdentifier: "plain")
    table.register(TiedTextHeader.self, forHeaderFooterViewReuseIdentifier: "tied")
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? TextRow)?.label.text = String(repeating: "words and ", count: 1 + 10 * indexPath.row)
    cell.backgroundView = UIView()
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
}

private class TextRow: UITableViewCell {
  let label = UILabel()
  var holder: UIView { contentView }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    contentView.addSubview(label)
    label.pin(to: holder)
  }

  required init?(coder: NSCoder) { nil }
}

private final class TiedTextRow: TextRow {
  override var holder: UIView { self }
}

private class TextHeader: UITableViewHeaderFooterView {
  let label = UILabel()
  var holder: UIView { contentView }

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.text = String(repeating: "a header ", count: 20)
    contentView.addSubview(label)
    label.pin(to: holder)
    backgroundView = UIView()
  }

  required init?(coder: NSCoder) { nil }
}

private final class TiedTextHeader: TextHeader {
  override var holder: UIView { self }
}
