import FleetTesting
import TestSupport
import Testing

/// Names that are dragged within their list, which notes whether anything is dragged.
private final class MovingNames: UITableViewController, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var states: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }

  private func note() { states.append("\(tableView.hasActiveDrag) \(tableView.hasActiveDrop)") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    note()
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "wren")))]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    note()
    return UITableViewDropProposal(operation: .copy)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

/// Photos that are dragged within their gallery, which notes whether anything is dragged.
private final class MovingPhotos: UICollectionViewController, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var states: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }

  private func note() {
    states.append("\(collectionView.hasActiveDrag) \(collectionView.hasActiveDrop)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    note()
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "photo")))]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    note()
    return UICollectionViewDropProposal(operation: .copy)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

@MainActor
@Suite("Drags that are under way", .freshApplication)
struct ActiveDragTests {
  @Test func `a table knows of them`() throws {
    let names = MovingNames(style: .plain)
    setAsAppRootWindow(names)
    let table: UITableView = try #require(names.tableView)

    drag(.row(at: [0, 0], of: table), to: .row(at: [0, 2], of: table))

    #expect(names.states == ["false false", "true true"])
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
  }

  @Test func `a collection view knows of them`() throws {
    let photos = MovingPhotos(collectionViewLayout: UICollectionViewFlowLayout())
    setAsAppRootWindow(photos)
    let collection: UICollectionView = try #require(photos.collectionView)

    drag(.item(at: [0, 0], of: collection), to: .item(at: [0, 2], of: collection))

    #expect(photos.states == ["false false", "true true"])
    #expect(!collection.hasActiveDrag && !collection.hasActiveDrop)
  }
}
