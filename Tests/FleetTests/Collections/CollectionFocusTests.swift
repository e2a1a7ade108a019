import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

/// A screen with a button above six photos in three rows.
private final class Shelf: UIViewController {
  let button = UIButton(type: .system)
  let photos = PhotoCollection([6])
  var preferred: any UIFocusEnvironment

  init() {
    preferred = photos.collection
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 50)
    photos.collection.frame.origin.y = 200
    view.addSubview(button)
    view.addSubview(photos.collection)
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [preferred] }

  /// Gives the focus to the screen's preferred item.
  func giveFocus(to environment: any UIFocusEnvironment) {
    preferred = environment
    setNeedsFocusUpdate()
    updateFocusIfNeeded()
  }
}

@MainActor
@Suite("The focus in collection views", .freshApplication)
struct CollectionFocusTests {
  private let shelf = Shelf()
  private var collection: UICollectionView { shelf.photos.collection }

  private var focused: IndexPath? {
    collection.visibleCells.first(where: \.isFocused).flatMap(collection.indexPath)
  }

  init() {
    setAsAppRootWindow(shelf)
    settle()
  }

  @Test func `goes from item to item`() {
    moveFocus(.down)
    #expect(focused == [0, 0])

    moveFocus(.right)
    #expect(focused == [0, 1])
    moveFocus(.down)

    #expect(focused == [0, 3])
  }

  @Test func `goes to items only where that is allowed`() throws {
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    #expect(cell.canBecomeFocused)

    collection.isEditing = true
    #expect(!cell.canBecomeFocused)
    collection.allowsFocusDuringEditing = true
    #expect(cell.canBecomeFocused)
    collection.isEditing = false
    collection.allowsFocus = false

    #expect(!cell.canBecomeFocused)
  }

  @Test func `comes back to the item that had it last, if that is remembered`() {
    shelf.giveFocus(to: collection)
    moveFocus(.right)
    shelf.giveFocus(to: shelf.button)
    shelf.giveFocus(to: collection)
    #expect(focused == [0, 0])

    collection.remembersLastFocusedIndexPath = true
    moveFocus(.right)
    shelf.giveFocus(to: shelf.button)
    #expect(focused == nil)
    shelf.giveFocus(to: collection)

    #expect(focused == [0, 1])
  }

  @Test func `selects the item that gets it, if that is wished for`() {
    shelf.giveFocus(to: collection)
    #expect(shelf.photos.calls == [])

    collection.selectionFollowsFocus = true
    moveFocus(.right)
    moveFocus(.down)

    #expect(shelf.photos.calls == ["didSelect 0-1", "didDeselect 0-1", "didSelect 0-3"])
    #expect(collection.indexPathsForSelectedItems == [[0, 3]])
  }

  @Test func `selects nothing that the delegate refuses`() {
    collection.selectionFollowsFocus = true
    shelf.photos.shouldSelect = false

    shelf.giveFocus(to: collection)

    #expect(focused == [0, 0])
    #expect(collection.indexPathsForSelectedItems == [])
  }
}
