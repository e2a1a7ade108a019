import FleetTestSupport
import FleetTesting
import Foundation
import Testing

@MainActor
@Suite("What a drag that cannot be made says", .freshApplication)
struct DragFailureTextsTests {
  private final class Ends: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var hasItems = true
    var handles = true
    var allowsMove = true
    var operation = UIDropOperation.forbidden

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { hasItems ? [UIDragItem(itemProvider: NSItemProvider())] : [] }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { handles }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
  }

  private let page = UIViewController()
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  private let box = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
  private let ends = Ends()

  init() {
    card.accessibilityLabel = "Wren"
    box.accessibilityLabel = "Box"
    page.view.addSubview(card)
    page.view.addSubview(box)
    setAsAppRootWindow(page)
  }

  private func dragCard() { drag(.view(card), to: .view(box)) }

  @Test func `views that lack an interaction`() {
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: Nothing can be dragged from there.
      Neither <UIView "Wren"> nor a view around it has an enabled UIDragInteraction.
      """
    ) { dragCard() }
    card.addInteraction(UIDragInteraction(delegate: ends))
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: Nothing can be dropped on UIView.
      Neither <UIView "Box"> nor a view around it has a UIDropInteraction.
      """
    ) { dragCard() }
  }

  @Test func `delegates that refuse`() {
    card.addInteraction(UIDragInteraction(delegate: ends))
    box.addInteraction(UIDropInteraction(delegate: ends))
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: It would not be dropped on UIView.
      The delegate of <UIView "Box"> proposed .forbidden.
      """
    ) { dragCard() }
    ends.operation = .move
    ends.allowsMove = false
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: It would not be dropped on UIView.
      The delegate of <UIView "Box"> proposed .move. The source does not allow that.
      """
    ) { dragCard() }
    ends.handles = false
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: UIView does not handle it.
      Delegate's dropInteraction(_:canHandle:) returned false for <UIView "Box">.
      """
    ) { dragCard() }
    ends.hasItems = false
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: The delegate gives no items.
      Delegate's dragInteraction(_:itemsForBeginning:) returned [] for <UIView "Wren">.
      """
    ) { dragCard() }
  }

  @Test func `places that do not open`() {
    final class Closed: NSObject, UISpringLoadedInteractionBehavior, UITableViewDelegate,
      UICollectionViewDelegate
    {
      func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool { false }
      func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool { false }
      func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool { false }
    }
    let closed = Closed()
    card.addInteraction(UIDragInteraction(delegate: ends))
    func hold(over place: DragPlace) { drag(.view(card), holdingOver: place) { .view(box) } }
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: Nothing opens on UIView.
      Neither <UIView "Box"> nor a view around it has a UISpringLoadedInteraction, or is a button \
      that is spring loaded.
      """
    ) { hold(over: .view(box)) }
    box.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: closed, interactionEffect: nil) { _, _ in })
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: UIView does not open.
      Its behavior does not allow it, or the button is disabled.
      """
    ) { hold(over: .view(box)) }
    let birds = BirdTable()
    birds.table.accessibilityIdentifier = "birds"
    birds.table.frame.origin.y = 400
    page.view.addSubview(birds.table)
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: Nothing opens on UITableView.
      <UITableView "birds">.isSpringLoaded is false.
      """
    ) { hold(over: .row(at: [0, 1], of: birds.table)) }
    birds.table.isSpringLoaded = true
    birds.table.delegate = closed
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: UITableView does not open.
      Delegate's tableView(_:shouldSpringLoadRowAt:with:) returned false.
      """
    ) { hold(over: .row(at: [0, 1], of: birds.table)) }
    let photos = PhotoCollection()
    photos.collection.frame.origin.y = 400
    page.view.addSubview(photos.collection)
    photos.collection.isSpringLoaded = true
    photos.collection.delegate = closed
    expectText(
      """
      Fleet.DragError: Cannot drag UIView: UICollectionView does not open.
      Delegate's collectionView(_:shouldSpringLoadItemAt:with:) returned false.
      """
    ) { hold(over: .item(at: [0, 1], of: photos.collection)) }
  }

  @Test func `places that a finger does not reach`() {
    box.isHidden = true
    card.addInteraction(UIDragInteraction(delegate: ends))
    box.addInteraction(UIDropInteraction(delegate: ends))
    expectText(
      """
      Fleet.DragError: Cannot drag UIView to UIView: Control is not visible.
      <UIView "Box">.isHidden is true.
      """
    ) { dragCard() }
  }

  // MARK: Rows and items

  private final class Handler: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var hasItems = false

    private var items: [UIDragItem] {
      hasItems ? [UIDragItem(itemProvider: NSItemProvider())] : []
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items }
    func tableView(
      _ tableView: UITableView, canHandle session: any UIDropSession
    ) -> Bool { false }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items }
    func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { false }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test func `rows`() {
    let birds = BirdTable()
    let table = birds.table
    let handler = Handler()
    table.accessibilityIdentifier = "birds"
    table.frame.origin.y = 400
    page.view.addSubview(table)
    let row = { (row: Int) in DragPlace.row(at: [0, row], of: table) }
    let cannot = "Fleet.DragError: Cannot drag row 0 in section 0:"
    table.dragInteractionEnabled = true
    expectText(
      "\(cannot) Nothing can be dragged from there.\n<UITableView \"birds\"> has no dragDelegate."
    ) { drag(row(0), to: row(1)) }
    table.dragDelegate = handler
    table.dragInteractionEnabled = false
    expectText(
      """
      \(cannot) Nothing can be dragged from there.
      <UITableView "birds">.dragInteractionEnabled is false.
      """
    ) { drag(row(0), to: row(1)) }
    table.dragInteractionEnabled = true
    expectText(
      """
      \(cannot) The delegate gives no items.
      Delegate's tableView(_:itemsForBeginning:at:) returned [] for <UITableView "birds">.
      """
    ) { drag(row(0), to: row(1)) }
    handler.hasItems = true
    expectText(
      """
      \(cannot) Nothing can be dropped on UITableView.
      <UITableView "birds"> has no dropDelegate.
      """
    ) { drag(row(0), to: row(1)) }
    table.dropDelegate = handler
    expectText(
      """
      \(cannot) UITableView does not handle it.
      Delegate's tableView(_:canHandle:) returned false for <UITableView "birds">.
      """
    ) { drag(row(0), to: row(1)) }
    expectText(
      """
      \(cannot) There is no such place in UITableView.
      <UITableView "birds"> has 3 there.
      """
    ) { drag(row(0), to: row(7)) }
    expectText(
      """
      \(cannot) There is no such place in UITableView.
      <UITableView "birds"> has no such section.
      """
    ) { drag(row(0), to: .row(at: [9, 0], of: table)) }
  }

  @Test func `items`() {
    let photos = PhotoCollection()
    let collection = photos.collection
    let handler = Handler()
    collection.accessibilityIdentifier = "photos"
    collection.frame.origin.y = 400
    page.view.addSubview(collection)
    let item = { (item: Int) in DragPlace.item(at: [0, item], of: collection) }
    let cannot = "Fleet.DragError: Cannot drag item 0 in section 0:"
    collection.dragInteractionEnabled = true
    collection.dragDelegate = handler
    expectText(
      """
      \(cannot) The delegate gives no items.
      Delegate's collectionView(_:itemsForBeginning:at:) returned [] for <UICollectionView "photos">.
      """
    ) { drag(item(0), to: item(1)) }
    handler.hasItems = true
    collection.dropDelegate = handler
    expectText(
      """
      \(cannot) UICollectionView does not handle it.
      Delegate's collectionView(_:canHandle:) returned false for <UICollectionView "photos">.
      """
    ) { drag(item(0), to: item(1)) }
  }
}
