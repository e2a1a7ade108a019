import FleetTesting
import TestSupport
import Testing

/// A hundred names, which can be moved and dragged, and which note how the table scrolls.
private final class ManyNames: UITableViewController, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var names = Array(0..<100)
  var calls: [String] = []
  var displayed: Set<Int> = []
  var place: CGPoint?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { displayed.insert(indexPath.row) }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note("target")
    return proposedDestinationIndexPath
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "wren")))]
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    note("enter")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    note("update \(destinationIndexPath?.row ?? -1)")
    place = session.location(in: tableView)
    return UITableViewDropProposal(operation: .copy)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { note("drop") }

  /// Notes a call, once where it comes several times in a row.
  private func note(_ call: String) { if calls.last != call { calls.append(call) } }
}

/// A hundred photos, which can be moved.
private final class ManyPhotos: UICollectionViewController {
  var photos = Array(0..<100)
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    photos.insert(photos.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if calls.last != "scroll" { calls.append("scroll") }
  }
}

@MainActor
@Suite("Scrolling while something is held at an edge", .freshApplication)
struct EdgeScrollTests {
  private let names = ManyNames(style: .plain)
  private let photos: ManyPhotos

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    photos = ManyPhotos(collectionViewLayout: layout)
  }

  @Test func `a row that is dragged beyond the edge scrolls the table there`() throws {
    setAsAppRootWindow(names)
    let table: UITableView = try #require(names.tableView)
    names.setEditing(true, animated: false)
    let cell = try #require(table.cellForRow(at: [0, 1]))
    names.calls = []

    table.dragRow(from: [0, 1], to: [0, 60])

    #expect(names.calls == ["scroll", "target", "move 1 to 60"])
    #expect(names.names[60] == 1)
    #expect(names.displayed.isSuperset(of: 0...60))
    #expect(table.indexPathsForVisibleRows?.contains([0, 60]) == true)
    #expect(table.cellForRow(at: [0, 60]) === cell)
  }

  @Test func `a row that is dragged to a place in sight scrolls nothing`() throws {
    setAsAppRootWindow(names)
    names.setEditing(true, animated: false)
    names.calls = []

    names.tableView.dragRow(from: [0, 1], to: [0, 4])

    #expect(names.calls == ["target", "move 1 to 4"])
  }

  @Test func `what is dragged over a table scrolls it before it is asked what becomes of it`()
    throws
  {
    setAsAppRootWindow(names)
    let table: UITableView = try #require(names.tableView)
    names.calls = []

    drag(.row(at: [0, 1], of: table), to: .row(at: [0, 60], of: table))

    #expect(names.calls == ["enter", "scroll", "update 60", "drop"])
    let row = table.rectForRow(at: [0, 60])
    #expect(names.place == CGPoint(x: row.midX, y: row.midY))
    #expect(table.indexPathsForVisibleRows?.contains([0, 60]) == true)
  }

  @Test func `an item that is dragged beyond the edge scrolls the collection view there`() throws {
    setAsAppRootWindow(photos)
    let collection: UICollectionView = try #require(photos.collectionView)
    let cell = try #require(collection.cellForItem(at: [0, 1]))
    photos.calls = []

    collection.dragItem(from: [0, 1], to: [0, 90])

    #expect(photos.calls == ["scroll", "move 1 to 90"])
    #expect(photos.photos[90] == 1)
    #expect(collection.indexPathsForVisibleItems.contains([0, 90]))
    #expect(collection.cellForItem(at: [0, 90]) === cell)
  }

  @Test func `a view that does not scroll stays where it is`() throws {
    setAsAppRootWindow(photos)
    let collection: UICollectionView = try #require(photos.collectionView)
    collection.isScrollEnabled = false
    photos.calls = []

    collection.dragItem(from: [0, 1], to: [0, 90])

    #expect(photos.calls == ["move 1 to 90"])
  }
}
