import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Elements of rows and items", .ownApplication)
struct RowElementTests {
  private let window = UIWindow()
  private let source = Names(["Robin", "Wren", "Owl"])

  private func settle() { _ = window.application.mainLoop.settle() }

  private func show(_ view: UIView) {
    let page = UIViewController()
    window.rootViewController = page
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    page.view.addSubview(view)
    window.makeKeyAndVisible()
    settle()
  }

  private func makeTable() -> UITableView {
    let table = UITableView()
    table.dataSource = source
    table.delegate = source
    show(table)
    return table
  }

  @Test func `a table holds the rows that show, with the headers where they are`() {
    source.header = "Birds"
    let table = makeTable()

    #expect(
      elementLines(.view(table)) == [
        "table", "  other 'Birds'", "    other", "      staticText 'Birds'", "  cell",
        "    staticText 'Robin'", "  cell", "    staticText 'Wren'", "  cell",
        "    staticText 'Owl'",
      ])
  }

  @Test func `a row out of view is none of those that show, even where code has looked at it`() {
    source.names = (0..<100).map { "Bird \($0)" }
    let table = makeTable()
    let count = ElementNode.view(table).children.count
    #expect((6...8).contains(count))

    _ = table.lookedAtCell(ItemPath(section: 0, row: 80))

    #expect(ElementNode.view(table).children.count == count)
    var rows: [CGFloat] = []
    _ = ElementNode.view(table).forEachChild(.rows) { row in
      rows.append(row.frame.minY)
      return row.type == .cell
    }
    #expect(rows == (0..<100).map { rows[0] + CGFloat($0) * 44 })
    #expect(table.countOfRowsOutOfSight == 100 - count)
  }

  @Test func `rows that are edited have controls`() {
    source.names = ["Robin"]
    let table = makeTable()

    table.setEditing(true, animated: false)
    for cell in table.visibleCells { cell.showsReorderControl = true }
    settle()

    #expect(
      elementLines(.view(table)) == [
        "table", "  cell", "    staticText 'Robin'", "    button 'Delete Robin'",
        "    button 'Reorder Robin'",
      ])
  }

  @Test func `actions that are open are buttons of the table`() {
    source.names = ["Robin"]
    let table = makeTable()
    let row = ItemPath(section: 0, row: 0)

    _ = table.show(table.offeredActions(at: row, .trailing), at: row)

    #expect(
      elementLines(.view(table)) == [
        "table", "  cell", "    staticText 'Robin'", "  button 'Delete'", "    staticText 'Delete'",
      ])
  }

  @Test func `a collection holds the items that show, in their order`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source

    show(view)

    let nodes = ElementNode.view(view).children
    #expect(nodes.map(\.type) == [.cell, .cell, .cell])
    #expect(nodes.map(\.identifier) == ["Robin", "Wren", "Owl"])
  }
}

/// Names as rows, and as items.
private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  var names: [String]
  var header: String?

  init(_ names: [String]) { self.names = names }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    header
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = names[indexPath.item]
    return cell
  }
}
