import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

/// What is known to differ between versions of iOS: the value before a version, and from it on.
@MainActor
@Suite("What differs between systems", .ownApplication)
struct SystemDifferencesTests {
  @Test func `headers of plain tables have space above them from iOS 15 on`() {
    let rows = SelfSizingTable(1)
    rows.header = UIView()
    rows.table.sectionHeaderHeight = 20
    rows.table.sectionHeaderTopPadding = UITableView.automaticDimension
    #expect(
      values(on: 14, 15, 26) {
        rows.table.reloadData()
        rows.table.layoutIfNeeded()
        return rows.table.rectForHeader(inSection: 0).minY
      } == [0, 22, 22])
  }

  @Test func `lists on a phone let items be dragged from iOS 15 on (behaviour 401)`() {
    func lets() -> [Bool] {
      let layout = UICollectionViewFlowLayout()
      return [
        UITableView().dragInteractionEnabled,
        UICollectionView(frame: .zero, collectionViewLayout: layout).dragInteractionEnabled,
      ]
    }
    #expect(values(on: 14, 15, of: lets) == [[false, false], [true, true]])
    let pad = Device("iPad", isPad: true, 768, 1024, scale: 2, top: 20, bottom: 0)
    UIApplication.shared.userChange(to: pad, .full)
    #expect(values(on: 14, of: lets) == [[true, true]])
  }

  @Test func `a snapshot without animation reloads all before iOS 15 (behaviour 119)`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: table.frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func selected(after change: [Int]) -> [Int] {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source.apply(snapshot, animatingDifferences: true)
      items.apply(snapshot, animatingDifferences: true)
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      snapshot.appendItems(change)
      source.apply(snapshot, animatingDifferences: false)
      items.apply(snapshot, animatingDifferences: false)
      return [
        table.indexPathsForSelectedRows?.count ?? 0,
        collection.indexPathsForSelectedItems?.count ?? 0,
      ]
    }
    #expect(values(on: 14, 15) { selected(after: [3]) } == [[0, 0], [1, 1]])
  }

  @Test func `a row follows its cell by itself from iOS 16 on (behaviour 783)`() {
    let heights = values(on: 15, 16) {
      let rows = SelfSizingTable(2) { _ in 50 }
      rows.table.layoutIfNeeded()
      let cell = rows.table.cellForRow(at: [0, 0]) as? FramedCell
      cell?.height.constant = 120
      cell?.contentView.invalidateIntrinsicContentSize()
      rows.table.layoutIfNeeded()
      return rows.heights(0..<1)
    }
    #expect(heights == [[50], [120]])
  }
}
