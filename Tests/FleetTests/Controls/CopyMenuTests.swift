import FleetTesting
import TestSupport
import Testing

/// A cell with its own command.
private final class LikedCell: UITableViewCell {
  private(set) var likes = 0

  override class var objectiveCMembers: [Selector.Method] { [.method("like:", LikedCell.like)] }

  func like(_ sender: Any?) { likes += 1 }
}

/// Birds whose rows have the menu from before iOS 13.
private final class CopiedBirds: UITableViewController {
  var calls: [String] = []
  var shows = true
  var allowed = ["copy:"]
  var menu: UIContextMenuConfiguration?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LikedCell.self, forCellReuseIdentifier: "bird")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath) }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("menu \(indexPath.row)")
    return menu
  }

  override func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldShow \(indexPath.row)")
    return shows
  }

  override func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    calls.append("can \(action.name) \(indexPath.row) \(sender is UIMenuController)")
    return allowed.contains(action.name)
  }

  override func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    calls.append("perform \(action.name) \(indexPath.row) \(sender is UIMenuController)")
    calls.append("visible \(UIMenuController.shared.isMenuVisible)")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
}

/// Photos that have the menu from before iOS 13.
private final class PastedPhotos: UICollectionViewController {
  var calls: [String] = []
  var allowed = ["paste:"]

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
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldShow \(indexPath.item)")
    return true
  }

  override func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    calls.append("can \(action.name) \(indexPath.item) \(sender is UIMenuController)")
    return allowed.contains(action.name)
  }

  override func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { calls.append("perform \(action.name) \(indexPath.item) \(sender is UIMenuController)") }
}

@MainActor
@Suite("The menu of rows and items from before iOS 13", .freshApplication)
struct CopyMenuTests {
  private let birds = CopiedBirds()
  private let photos = PastedPhotos(collectionViewLayout: UICollectionViewFlowLayout())

  private func choose(_ title: String) -> [RecordedFailure] {
    failures { birds.tableView.chooseMenuItem(withTitle: title, at: [0, 1]) }
  }

  @Test func `a row has the commands that the delegate allows, and performs (behaviour 412)`() {
    setAsAppRootWindow(birds)

    #expect(choose("Copy").isEmpty)

    #expect(
      birds.calls == [
        "menu 1", "shouldShow 1", "can cut: 1 true", "can copy: 1 true", "can paste: 1 true",
        "perform copy: 1 true", "visible false",
      ])
  }

  @Test func `a command that is not allowed is not in the menu, which closes`() {
    setAsAppRootWindow(birds)

    #expect(choose("Cut").reasons == ["No item with title 'Cut' found in menu."])

    #expect(birds.calls.last == "can paste: 1 true")
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test func `a context menu comes before it`() {
    setAsAppRootWindow(birds)
    birds.menu = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    })

    #expect(choose("Copy").isEmpty)

    #expect(birds.calls == ["menu 1"])
  }

  @Test func `a delegate that shows no menu is not asked for commands`() {
    setAsAppRootWindow(birds)
    birds.shows = false

    let received = choose("Copy")

    #expect(
      received.map(\.details) == [
        "<CopiedBirds>.tableView(_:contextMenuConfigurationForRowAt:point:) returned nil."
      ])
    #expect(birds.calls == ["menu 1", "shouldShow 1"])
  }

  @Test func `without a command there is no menu`() {
    setAsAppRootWindow(birds)
    birds.allowed = []
    let row = "Interaction with row 1 in section 0 rejected: "

    let received = choose("Copy")

    #expect(received.reasons == [row + "The menu has no command."])
    #expect(!birds.calls.contains("perform copy: 1 true"))
  }

  @Test func `the app's own commands are there if the cell performs them`() throws {
    setAsAppRootWindow(birds)
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Like", action: "like:"), UIMenuItem(title: "Hide", action: "hide:"),
    ]
    birds.allowed = ["like:", "hide:"]

    #expect(choose("Like").isEmpty)
    let received = choose("Hide")

    let cell = try #require(birds.tableView.cellForRow(at: [0, 1]) as? LikedCell)
    #expect(cell.likes == 1)
    #expect(received.reasons == ["No item with title 'Hide' found in menu."])
    #expect(
      received.map(\.details) == [
        "Did you mean 'Like'? The items of <LikedCell> in <CopiedBirds> are 'Like'."
      ])
  }

  @Test func `an item has it too (behaviour 412)`() {
    setAsAppRootWindow(photos)

    photos.collectionView.chooseMenuItem(withTitle: "Paste", at: [0, 2])

    #expect(
      photos.calls == [
        "shouldShow 2", "can cut: 2 true", "can copy: 2 true", "can paste: 2 true",
        "perform paste: 2 true",
      ])
  }
}
