import FleetTestSupport
import FleetTesting
import Foundation
import Testing

@MainActor
@Suite("What items of lists that cannot be used say", .freshApplication)
struct ListFailureTextsTests {
  private let list = BirdList()
  private let rejected =
    "Fleet.CollectionViewError: Interaction with item 0 in section 0 rejected:"
  private var collection: UICollectionView { list.collection }

  init() { collection.accessibilityIdentifier = "birds" }

  @Test func `actions`() {
    list.show("robin")
    expectText(
      """
      Fleet.CollectionViewError: Could not find cell action with title 'Archiv' at item 0 in \
      section 0.
      Did you mean 'Archive'? The actions are 'Delete', 'Archive', 'Pin'.
      """
    ) { collection.selectCellAction(withTitle: "Archiv", at: [0, 0]) }
    list.canEdit = false
    expectText(
      """
      \(rejected) Collection view delegate does not allow editing of that item.
      <BirdList>.collectionView(_:canEditItemAt:) returned false.
      """
    ) { collection.selectCellAction(withTitle: "Archive", at: [0, 0]) }
  }

  @Test func `accessories`() {
    list.accessories = [.checkmark()]
    list.show("robin")
    expectText(
      """
      \(rejected) Item has no accessory to tap.
      Its cell is no list cell, or none of its accessories can be tapped.
      """
    ) { collection.tapAccessory(at: [0, 0]) }
    list.accessories = [
      .detail(actionHandler: {}),
      .customView(configuration: .init(customView: UISwitch(), placement: .trailing())),
    ]
    list.show("wren")
    expectText(
      """
      \(rejected) Item has several accessories to tap.
      They are 'customView', 'detail': tapAccessory(.customView, at:) taps one of them.
      """
    ) { collection.tapAccessory(at: [0, 0]) }
    expectText(
      """
      \(rejected) Item has no accessory 'insert' to tap.
      Its accessories are 'customView', 'detail'.
      """
    ) { collection.tapAccessory(.insert, at: [0, 0]) }
  }

  @Test func `open actions`() {
    list.accessories = [.delete(displayed: .always)]
    list.show("robin", "wren")
    collection.tapAccessory(at: [0, 1])
    expectText(
      """
      \(rejected) The tap closed the actions of an item that was swiped aside.
      An action that is chosen has to call its completion, which brings its item back.
      """
    ) { collection.selectItem(at: [0, 0]) }
  }

  @Test func `outlines`() {
    list.accessories = [.outlineDisclosure(options: .init(style: .header))]
    list.showOutline()
    expectText(
      """
      \(rejected) Item is not expanded.
      expandItem(at:) expands it.
      """
    ) { collection.collapseItem(at: [0, 0]) }
    expectText(
      """
      Fleet.CollectionViewError: Interaction with item 1 in section 0 rejected: Item cannot be \
      expanded or collapsed.
      Nothing is in the item, or the data source was given no section snapshot.
      """
    ) { collection.expandItem(at: [0, 1]) }
    expectText(
      """
      \(rejected) The tap expanded or collapsed the item.
      Its cell has an outline disclosure in the style of a header: such items are not selected.
      """
    ) { collection.selectItem(at: [0, 0]) }
    expectText(
      """
      \(rejected) Item is expanded already.
      collapseItem(at:) collapses it.
      """
    ) { collection.expandItem(at: [0, 0]) }
    list.source?.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    expectText(
      """
      \(rejected) Data source's sectionSnapshotHandlers.shouldCollapseItem returned false.
      The data source of <UICollectionView "birds"> is \
      <UICollectionViewDiffableDataSource<Int, String>>.
      """
    ) { collection.collapseItem(at: [0, 0]) }
  }

  @Test func `outlines without an arrow`() {
    list.showOutline()
    expectText(
      """
      \(rejected) Item has no arrow to tap.
      Its cell needs the accessory .outlineDisclosure().
      """
    ) { collection.expandItem(at: [0, 0]) }
  }

  @Test func `dragging`() {
    list.show("robin", "wren")
    expectText(
      """
      \(rejected) Collection view data source does not allow moving that item.
      <UICollectionViewDiffableDataSource<Int, String>>.collectionView(_:canMoveItemAt:) returned \
      false.
      """
    ) { collection.dragItem(from: [0, 0], to: [0, 1]) }
    list.source?.reorderingHandlers.canReorderItem = { _ in true }
    expectText(
      """
      Fleet.CollectionViewError: Collection view has no place for an item at item 2 in section 0.
      <UICollectionView "birds"> has 1 section: section 0 has 2 items.
      """
    ) { collection.dragItem(from: [0, 0], to: [0, 2]) }
  }

  private final class Anchor: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { originalIndexPath }
  }

  @Test func `items that are sent back`() {
    let anchor = Anchor()
    list.show("robin", "wren")
    list.source?.reorderingHandlers.canReorderItem = { _ in true }
    collection.delegate = anchor
    expectText(
      """
      \(rejected) Delegate's collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:\
      atCurrentIndexPath:toProposedIndexPath:) returned the item's own index path.
      The item stays where it is. The delegate of <UICollectionView "birds"> is <Anchor>.
      """
    ) { collection.dragItem(from: [0, 0], to: [0, 1]) }
  }
}
