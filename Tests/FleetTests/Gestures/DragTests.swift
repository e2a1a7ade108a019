import FleetTesting
import Foundation
import TestSupport
import Testing

/// A card that can be dragged, and a box that takes it.
private final class DragScreen: UIViewController, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  let box = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
  var calls: [String] = []
  var items = [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "wren")))]
  var operation = UIDropOperation.copy
  var handles = true
  var allowsMove = true
  var dropped: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    view.addSubview(box)
    card.addInteraction(UIDragInteraction(delegate: self))
    box.addInteraction(UIDropInteraction(delegate: self))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    let place = session.location(in: card)
    calls.append("items \(place.x) \(place.y)")
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    calls.append("preview")
    return nil
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    calls.append("lift")
    animator.addCompletion { [unowned self] _ in calls.append("lifted") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { calls.append("willBegin") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { calls.append("didMove") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { calls.append("willEnd \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { calls.append("didEnd \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { calls.append("transferred") }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { handles && session.canLoadObjects(ofClass: NSString.self) }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { calls.append("enter") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    calls.append("update \(session.location(in: box).y)")
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    calls.append("perform")
    session.loadObjects(ofClass: String.self) { [unowned self] texts in dropped += texts }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { calls.append("conclude") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { calls.append("exit") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { calls.append("drop ended") }
}

/// Names that can be dragged out of one list and into another.
private final class NameList: UITableViewController, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var names: [String]
  var calls: [String] = []
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

  init(_ names: [String]) {
    self.names = names
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }

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
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    calls.append("items \(indexPath.row)")
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = names[indexPath.row]
    return [item]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    calls.append("willBegin")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    calls.append("drag ended")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    calls.append("update \(destinationIndexPath.map { "\($0.row)" } ?? "nil")")
    return UITableViewDropProposal(operation: .move, intent: intent)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first else { return }
    let row = coordinator.destinationIndexPath?.row ?? names.count
    let source = item.sourceIndexPath.map { "\($0.row)" } ?? "nil"
    calls.append("perform \(source) to \(row) \(coordinator.proposal.intent.rawValue)")
    let name = item.dragItem.localObject as? String ?? ""
    tableView.performBatchUpdates {
      self.names.insert(name, at: row)
      tableView.insertRows(at: [[0, row]], with: .automatic)
    }
    coordinator.drop(item.dragItem, toRowAt: [0, row])
      .addCompletion { [unowned self] _ in calls.append("fell") }
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    calls.append("drop ended")
  }
}

@MainActor
@Suite("drag(_:to:)", .freshApplication)
struct DragTests {
  private let screen = DragScreen()

  init() { setAsAppRootWindow(screen) }

  private func dragCard() -> [RecordedFailure] {
    failures { drag(.view(screen.card), to: .view(screen.box)) }
  }

  // MARK: Views

  @Test func `interactions are asked and told in UIKit's order (behaviour 669, 670)`() {
    #expect(dragCard().isEmpty)

    #expect(
      screen.calls == [
        "items 50.0 50.0", "preview", "lift", "lifted", "willBegin", "didMove", "enter",
        "update 50.0", "willEnd copy", "perform", "conclude", "didEnd copy", "transferred",
        "drop ended",
      ])
    #expect(screen.dropped == ["wren"])
  }

  @Test func `a drop that the delegate forbids goes back`() {
    screen.operation = .forbidden

    let received = dragCard()

    #expect(
      received.reasons == ["Cannot drag UIView: It would not be dropped on UIView."])
    #expect(
      received.map(\.details) == [
        "The delegate of <UIView> in <DragScreen> proposed .forbidden."
      ])
    #expect(received.map(\.name) == [.drag])
    #expect(screen.calls.suffix(4) == ["exit", "willEnd cancel", "didEnd cancel", "drop ended"])
  }

  @Test func `a move needs a source that allows it`() {
    screen.operation = .move
    screen.allowsMove = false

    let received = dragCard()

    #expect(
      received.map(\.details) == [
        "The delegate of <UIView> in <DragScreen> proposed .move. The source does not allow that."
      ])
  }

  @Test func `needs items, something that takes them, and a delegate that handles them`() {
    screen.handles = false
    let notHandled = dragCard()
    let noTarget = failures { drag(.view(screen.card), to: .view(screen.card)) }
    screen.items = []
    let noItems = dragCard()
    let noSource = failures { drag(.view(screen.box), to: .view(screen.box)) }

    #expect(notHandled.reasons == ["Cannot drag UIView: UIView does not handle it."])
    #expect(noItems.reasons == ["Cannot drag UIView: The delegate gives no items."])
    #expect(noTarget.reasons == ["Cannot drag UIView: Nothing can be dropped on UIView."])
    #expect(noSource.reasons == ["Cannot drag UIView: Nothing can be dragged from there."])
  }

  @Test func `needs places that a finger reaches`() {
    screen.box.isHidden = true
    let target = dragCard()
    screen.card.isUserInteractionEnabled = false
    let source = dragCard()

    #expect(target.reasons == ["Cannot drag UIView to UIView: Control is not visible."])
    #expect(source.reasons == ["Cannot drag UIView: View does not allow user interaction."])
    #expect(screen.calls.isEmpty)
  }

  // MARK: Tables

  @Test func `a row is dragged within its table (behaviour 561, 562)`() {
    let list = NameList(["wren", "robin", "owl"])
    setAsAppRootWindow(list)

    let received = failures {
      drag(.row(at: [0, 0], of: list.tableView), to: .row(at: [0, 3], of: list.tableView))
    }

    #expect(received.isEmpty)
    #expect(
      list.calls == [
        "items 0", "willBegin", "update 3", "perform 0 to 3 1", "drag ended", "drop ended", "fell",
      ])
    #expect(list.names == ["wren", "robin", "owl", "wren"])
  }

  @Test func `a place beyond the end is none`() {
    let list = NameList(["wren"])
    setAsAppRootWindow(list)

    let received = failures {
      drag(.row(at: [0, 0], of: list.tableView), to: .row(at: [0, 5], of: list.tableView))
    }

    #expect(
      received.reasons == ["Cannot drag row 0 in section 0: There is no such place in UITableView."]
    )
    #expect(list.calls.isEmpty)
  }

  @Test func `a table without a delegate drags nothing`() {
    let list = NameList(["wren"])
    setAsAppRootWindow(list)
    list.tableView.dragDelegate = nil

    let received = failures {
      drag(.row(at: [0, 0], of: list.tableView), to: .view(list.tableView))
    }

    #expect(received.map(\.details) == ["<UITableView> of <NameList> has no dragDelegate."])
  }

  // MARK: Collection views

  @Test func `an item of a collection view is dragged into a view`() {
    final class Photos: UICollectionViewController, UICollectionViewDragDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dragDelegate = self
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] {
        let text = NSString(string: "photo \(indexPath.item)")
        return [UIDragItem(itemProvider: NSItemProvider(object: text))]
      }
    }
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    screen.addChild(photos)
    photos.view.frame = CGRect(x: 0, y: 450, width: 390, height: 200)
    screen.view.addSubview(photos.view)
    photos.didMove(toParent: screen)
    Fleet.settle()

    drag(.item(at: [0, 1], of: photos.collectionView), to: .view(screen.box))

    #expect(screen.dropped == ["photo 1"])
  }

  // MARK: Item providers

  @Test func `an item provider knows the types of its objects`() {
    let text = NSItemProvider(object: NSString(string: "wren"))
    let image = NSItemProvider(object: UIImage())
    var loaded: [String] = []
    text.loadObject(ofClass: String.self) { object, error in
      loaded.append("\(object ?? "nil") \(error == nil)")
    }
    image.loadObject(ofClass: String.self) { object, error in
      loaded.append("\(object ?? "nil") \(error == nil)")
    }
    #expect(loaded.isEmpty)
    Fleet.settle()

    #expect(loaded == ["wren true", "nil false"])
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(image.canLoadObject(ofClass: UIImage.self))
    #expect(!image.canLoadObject(ofClass: NSString.self))
  }
}
