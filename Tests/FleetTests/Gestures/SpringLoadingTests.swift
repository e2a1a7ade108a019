import FleetTesting
import TestSupport
import Testing

/// A bin that takes drops.
private final class OpenBin: UIView, UIDropInteractionDelegate {
  var drops = 0

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { drops += 1 }
}

/// A card that can be dragged.
private final class SpringCard: UIView, UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "wren")))]
  }
}

/// Fifty folders, below a card; a folder that is selected shows a bin.
private final class FolderList: UITableViewController {
  let bin = OpenBin(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var calls: [String] = []
  var opens = true

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
    bin.addInteraction(UIDropInteraction(delegate: bin))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath) }

  override func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    let isOverRow = tableView.rectForRow(at: indexPath).contains(context.location(in: tableView))
    calls.append("shouldSpringLoad \(indexPath.row) \(isOverRow)")
    return opens
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
    view.superview?.addSubview(bin)
  }
}

/// Photos, one of which opens.
private final class PhotoFolders: UICollectionViewController {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    calls.append("shouldSpringLoad \(indexPath.item)")
    return true
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("select \(indexPath.item)") }
}

/// Allows and logs the calls of an interaction.
private final class SpringLog: NSObject, UISpringLoadedInteractionBehavior,
  UISpringLoadedInteractionEffect
{
  var calls: [String] = []
  var allows = true

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    calls.append("shouldAllow \(context.state)")
    return allows
  }

  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { calls.append("finish") }

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) { calls.append("\(context.state)") }
}

@MainActor
@Suite("drag(_:holdingOver:to:)", .freshApplication)
struct SpringLoadingTests {
  private let page = UIViewController()
  private let card = SpringCard(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  private let bin = OpenBin(frame: CGRect(x: 220, y: 100, width: 100, height: 100))

  init() {
    card.addInteraction(UIDragInteraction(delegate: card))
    bin.addInteraction(UIDropInteraction(delegate: bin))
    page.view.addSubview(card)
    page.view.addSubview(bin)
    setAsAppRootWindow(page)
  }

  private func show(_ screen: UIViewController) {
    page.addChild(screen)
    screen.view.frame = CGRect(x: 0, y: 300, width: 390, height: 300)
    page.view.addSubview(screen.view)
    screen.didMove(toParent: page)
    Fleet.settle()
  }

  @Test func `a row that is held over is selected, and what it shows takes the drop`() {
    let folders = FolderList(style: .plain)
    show(folders)
    folders.tableView.isSpringLoaded = true

    drag(.view(card), holdingOver: .row(at: [0, 1], of: folders.tableView)) { .view(folders.bin) }

    #expect(folders.calls == ["shouldSpringLoad 1 true", "select 1"])
    #expect(folders.bin.drops == 1)
    #expect(folders.tableView.indexPathForSelectedRow == [0, 1])
  }

  @Test func `a row out of sight is scrolled to`() {
    let folders = FolderList(style: .plain)
    show(folders)
    folders.tableView.isSpringLoaded = true

    drag(.view(card), holdingOver: .row(at: [0, 40], of: folders.tableView)) { .view(bin) }

    #expect(folders.calls == ["shouldSpringLoad 40 true", "select 40"])
    #expect(folders.tableView.indexPathsForVisibleRows?.contains([0, 40]) == true)
  }

  @Test func `a row that the delegate keeps closed is not selected, and nothing is dropped`() {
    let folders = FolderList(style: .plain)
    show(folders)
    folders.tableView.isSpringLoaded = true
    folders.opens = false
    var isAsked = false

    let received = failures {
      drag(.view(card), holdingOver: .row(at: [0, 1], of: folders.tableView)) {
        isAsked = true
        return .view(bin)
      }
    }

    #expect(received.reasons == ["Cannot drag SpringCard: UITableView does not open."])
    #expect(folders.calls == ["shouldSpringLoad 1 true"])
    #expect(!isAsked)
    #expect(bin.drops == 0)
  }

  @Test func `an item that is held over is selected`() {
    let photos = PhotoFolders(collectionViewLayout: UICollectionViewFlowLayout())
    show(photos)
    photos.collectionView.isSpringLoaded = true

    drag(.view(card), holdingOver: .item(at: [0, 2], of: photos.collectionView)) { .view(bin) }

    #expect(photos.calls == ["shouldSpringLoad 2", "select 2"])
    #expect(bin.drops == 1)
  }

  @Test func `a button that is held over does what it is there for`() {
    let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    page.view.addSubview(button)
    button.isSpringLoaded = true

    drag(.view(card), holdingOver: .view(button)) { .view(bin) }

    #expect(events == ["up inside", "primary"])
    #expect(bin.drops == 1)
  }

  @Test func `an interaction asks its behavior, tells its effect, and calls its handler`() {
    let folder = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
    let log = SpringLog()
    page.view.addSubview(folder)
    folder.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) {
        interaction, context in
        log.calls.append("open \(context.targetView === interaction.view)")
      })

    drag(.view(card), holdingOver: .view(folder)) { .view(bin) }

    #expect(
      log.calls == [
        "shouldAllow inactive", "possible", "activating", "activated", "open true", "inactive",
        "finish",
      ])
    #expect(bin.drops == 1)
  }

  @Test func `without a behavior it opens wherever it is held over`() {
    let folder = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
    var isOpen = false
    page.view.addSubview(folder)
    folder.addInteraction(UISpringLoadedInteraction { _, _ in isOpen = true })

    drag(.view(card), holdingOver: .view(folder)) { .view(bin) }

    #expect(isOpen)
  }

  @Test func `nothing is spring loaded unless the app says so`() {
    #expect(!UIButton().isSpringLoaded)
    #expect(!UITableView().isSpringLoaded)
    #expect(
      !UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        .isSpringLoaded)
  }
}
