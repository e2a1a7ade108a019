import FleetTestSupport
import FleetTesting
import Foundation
import Testing

@MainActor
@Suite("What items that cannot be used say", .freshApplication)
struct CollectionFailureTextsTests {
  private let photos = PhotoCollection()
  private let rejected =
    "Fleet.CollectionViewError: Interaction with item 1 in section 0 rejected:"
  private var collection: UICollectionView { photos.collection }

  init() { collection.accessibilityIdentifier = "photos" }

  // MARK: Looking for an item

  @Test func `items that are not there`() {
    let counts =
      #"<UICollectionView "photos"> has 2 sections: section 0 has 3 items, section 1 has 1 item."#
    expectText("Fleet.CollectionViewError: Collection view has no item 3 in section 0.\n\(counts)")
    {
      collection.selectItem(at: [0, 3])
    }
    expectText("Fleet.CollectionViewError: Collection view has no section 2.\n\(counts)") {
      collection.selectItem(at: [2, 0])
    }
    expectText(
      """
      Fleet.CollectionViewError: Index path [] names no item of a collection view.
      The path has no components, and needs a section and an item.
      """
    ) { collection.selectItem(at: []) }
    photos.counts = [1, 1]
    expectText(
      """
      Fleet.CollectionViewError: Collection view has no item 1 in section 0.
      The data source has 1 item there now, and the collection view was not reloaded.
      """
    ) { collection.selectItem(at: [0, 1]) }
  }

  @Test func `collection views without a data source`() {
    collection.dataSource = nil
    let needed = "Fleet.CollectionViewError: Data source required to"
    let missing = """
      <UICollectionView "photos">.dataSource is nil. It has never been shown. Show its screen first: \
      Fleet.setAsAppRootWindow(_:).
      """
    expectText("\(needed) select item.\n\(missing)") { collection.selectItem(at: [0, 0]) }
    expectText("\(needed) tap item.\n\(missing)") { collection.tapItem(at: [0, 0]) }
    expectText("\(needed) fetch cells.\n\(missing)") { _ = collection.fetchCell(at: [0, 0]) }
    expectText("\(needed) fetch supplementary views.\n\(missing)") {
      _ = collection.fetchSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    }
    expectText("\(needed) select cell action.\n\(missing)") {
      collection.selectCellAction(withTitle: "Delete", at: [0, 0])
    }
    expectText("\(needed) drag item.\n\(missing)") {
      collection.dragItem(from: [0, 0], to: [0, 1])
    }
    expectText("\(needed) tap accessory.\n\(missing)") { collection.tapAccessory(at: [0, 0]) }
    expectText("\(needed) tap index.\n\(missing)") { collection.tapIndexTitle("A") }
    expectText("\(needed) find items.\n\(missing)") {
      _ = collection.indexPath(ofItemShowing: "A")
    }
    expectText("\(needed) expand item.\n\(missing)") { collection.expandItem(at: [0, 0]) }
    expectText("\(needed) collapse item.\n\(missing)") { collection.collapseItem(at: [0, 0]) }
    expectText("\(needed) choose menu item.\n\(missing)") {
      collection.chooseMenuItem(withTitle: "Copy", at: [0, 0])
    }
    expectText("\(needed) tap context menu preview.\n\(missing)") {
      collection.tapContextMenuPreview(at: [0, 0])
    }
  }

  @Test func `cells of another class`() {
    final class OtherCell: UICollectionViewCell {}
    expectText(
      """
      Fleet.CollectionViewError: Cell at item 1 in section 0 is of type `PhotoCell` (wanted \
      `OtherCell`).
      It is <PhotoCell "Photo 0-1">, with the reuse identifier 'photo'.
      """
    ) { _ = collection.cell(at: [0, 1], as: OtherCell.self) }
  }

  // MARK: Reaching and selecting it

  @Test func `items that a finger cannot reach`() {
    collection.isHidden = true
    expectText(
      """
      \(rejected) Item is not visible.
      <PhotoCell "Photo 0-1"> is in <UICollectionView "photos">, which is hidden.
      """
    ) { collection.tapItem(at: [0, 1]) }
  }

  @Test func `collection views that let nothing be selected`() {
    collection.allowsSelection = false
    expectText(
      """
      \(rejected) Collection view does not allow selection.
      <UICollectionView "photos">.allowsSelection is false.
      """
    ) { collection.selectItem(at: [0, 1]) }
  }

  @Test func `delegates that refuse`() {
    let delegate = #"The delegate of <UICollectionView "photos"> is <PhotoCollection>."#
    photos.shouldHighlight = false
    expectText(
      """
      \(rejected) Delegate's collectionView(_:shouldHighlightItemAt:) returned false.
      \(delegate)
      """
    ) { collection.selectItem(at: [0, 1]) }
    photos.shouldHighlight = true
    photos.shouldSelect = false
    expectText(
      """
      \(rejected) Delegate's collectionView(_:shouldSelectItemAt:) returned false.
      \(delegate)
      """
    ) { collection.selectItem(at: [0, 1]) }
    photos.shouldSelect = true
    collection.allowsMultipleSelection = true
    collection.selectItem(at: [0, 1])
    expectText(
      """
      \(rejected) Item is selected already.
      Several items can be selected, and a tap would deselect this one: tapItem(at:) does.
      """
    ) { collection.selectItem(at: [0, 1]) }
  }

  private final class WideLayout: UICollectionViewFlowLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 2_000, height: 2_000) }
  }

  @Test func `items that two fingers do not select`() {
    collection.allowsMultipleSelectionDuringEditing = true
    collection.collectionViewLayout = WideLayout()
    expectText(
      """
      \(rejected) Two fingers scroll the collection view, and select nothing.
      Its content is larger than the collection view in both directions.
      """
    ) { collection.selectItems(from: [0, 1], to: [0, 2]) }
  }

  // MARK: Menus and dragging

  @Test func `context menus, swipes and dragging`() {
    expectText(
      """
      \(rejected) Item has no context menu.
      <PhotoCollection>.collectionView(_:contextMenuConfigurationForItemsAt:point:) returned nil.
      """
    ) { collection.chooseMenuItem(withTitle: "Share", at: [0, 1]) }
    photos.hasOldMenu = true
    expectText(
      """
      \(rejected) The menu has no command.
      <PhotoCollection>.collectionView(_:canPerformAction:forItemAt:withSender:) returned false for \
      each command.
      """
    ) { collection.chooseMenuItem(withTitle: "Share", at: [0, 1]) }
    expectText(
      """
      Fleet.CollectionViewError: Could not find cell action with title 'Delete' at item 1 in \
      section 0.
      Only items of lists can be swiped.
      """
    ) { collection.selectCellAction(withTitle: "Delete", at: [0, 1]) }
    expectText(
      """
      \(rejected) Collection view data source does not implement collectionView(_:moveItemAt:to:).
      The data source of <UICollectionView "photos"> is <PhotoCollection>.
      """
    ) { collection.dragItem(from: [0, 1], to: [0, 2]) }
  }

  @Test func `items that are not shown, or take no room`() {
    collection.layoutIfNeeded()
    collection.fetchCell(at: [0, 1]).frame.size = .zero
    expectText("\(rejected) Item is not visible.\nThe size of the item is empty.") {
      collection.tapItem(at: [0, 1])
    }
    collection.collectionViewLayout = UICollectionViewLayout()
    expectText(
      """
      \(rejected) Item is not visible.
      <UICollectionView "photos"> shows no cell for the item.
      """
    ) { collection.tapItem(at: [0, 1]) }
  }

  @Test func `the index`() {
    let shelf = IndexedShelf()
    shelf.collection.accessibilityIdentifier = "shelf"
    expectText(
      """
      Fleet.CollectionViewError: No entry 'a' found in the index of the collection view.
      Did you mean 'A'? The entries of <UICollectionView "shelf"> are 'A', 'B'.
      """
    ) { shelf.collection.tapIndexTitle("a") }
    shelf.collection.isHidden = true
    expectText(
      """
      Fleet.CollectionViewError: Cannot tap the index of a UICollectionView: Control is not visible.
      <UICollectionView "shelf">.isHidden is true.
      """
    ) { shelf.collection.tapIndexTitle("A") }
  }
}
