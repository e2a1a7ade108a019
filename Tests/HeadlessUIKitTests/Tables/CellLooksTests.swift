import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What rows and headers look like", .ownApplication)
struct CellLooksTests {
  private final class Source: NSObject, UITableViewDataSource {
    var index: [String]?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Robin"
      cell.detailTextLabel?.text = "12"
      cell.imageView?.image = UIImage(systemName: "bird")
      cell.accessoryView = UISwitch()
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Birds"
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      String(repeating: "They sing all year. ", count: 8)
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
  }

  private let source = Source()

  private func table(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
    table.dataSource = source
    let controller = TracingScreen("A", Trace())
    controller.view.addSubview(table)
    Stage(controller).settle()
    table.layoutIfNeeded()
    return table
  }

  @Test func `second texts are secondary, and the first of a contact is the tint's`() {
    let colors = [UITableViewCell.CellStyle.subtitle, .value1, .value2].map { style in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      return [cell.textLabel?.textColor, cell.detailTextLabel?.textColor]
    }

    #expect(
      colors == [[.label, .secondaryLabel], [.label, .secondaryLabel], [.tintColor, .label]])
  }

  @Test(arguments: [
    (UITableView.Style.plain, UIFont.TextStyle.headline), (.grouped, .footnote),
    (.insetGrouped, .footnote),
  ])
  func `titles of sections are secondary, and wrap`(
    style: UITableView.Style, header: UIFont.TextStyle
  ) throws {
    let table = table(style)
    let top = try #require(table.headerView(forSection: 0))
    let bottom = try #require(table.footerView(forSection: 0))

    #expect(top.textLabel?.textColor == .secondaryLabel)
    #expect(top.textLabel?.font == .preferredFont(forTextStyle: header))
    #expect(bottom.textLabel?.textColor == .secondaryLabel)
    #expect(bottom.textLabel?.font == .preferredFont(forTextStyle: .footnote))
    #expect((bottom.textLabel?.frame.height ?? 0) > 30)
    #expect(bottom.frame.height > (bottom.textLabel?.frame.height ?? 0))
  }

  @Test func `rows begin at the right where lines do`() throws {
    let table = table(.plain)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let left = [cell.imageView, cell.textLabel, cell.detailTextLabel, cell.accessoryView].map {
      $0.map { $0.convert($0.bounds, to: cell) } ?? .zero
    }
    table.semanticContentAttribute = .forceRightToLeft
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let right = [cell.imageView, cell.textLabel, cell.detailTextLabel, cell.accessoryView].map {
      $0.map { $0.convert($0.bounds, to: cell) } ?? .zero
    }

    #expect(
      right.map { $0.minX.rounded() } == left.map { (cell.bounds.width - $0.maxX).rounded() })
  }

  @Test func `an index takes its room from the rows`() throws {
    let wide = try #require(table(.plain).cellForRow(at: [0, 0])).contentView.frame.width
    source.index = ["A", "B"]
    let narrow = try #require(table(.plain).cellForRow(at: [0, 0])).contentView.frame.width

    #expect(wide - narrow == 19)
  }
}
