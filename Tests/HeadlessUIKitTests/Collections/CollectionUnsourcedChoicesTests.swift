import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The model's choices for collection views where no source exists.
@MainActor
@Suite("Unsourced choices about collection views", .ownApplication)
struct CollectionUnsourcedChoicesTests {
  private let log = CollectionLog()
  private var collection: UICollectionView { log.collection }

  init() { collection.layoutIfNeeded() }

  @Test func `a tap on the selected item tells didSelect again (behaviour 455)`() {
    _ = log.tap(0, 1)
    log.listened = ["didSelect"]

    #expect(log.tap(0, 1) == ["didSelect 0-1"])
  }

  @Test func `the first of several selected items stays selected (behaviour 464)`() {
    collection.allowsMultipleSelection = true
    for item in [4, 2, 3] {
      collection.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }

    collection.allowsMultipleSelection = false

    #expect(log.selected == [[0, 4]])
    #expect(collection.cellForItem(at: [0, 2])?.isSelected == false)
  }

  @Test func `reloaded items lose their selection (behaviour 462)`() {
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])

    collection.reloadItems(at: [[0, 1]])

    #expect(log.selected == [])
    #expect(collection.cellForItem(at: [0, 1])?.isSelected == false)
  }

  @Test func `a section that does not exist has no items, and that is an error`() {
    let reasons = failures { #expect(collection.numberOfItems(inSection: 2) == 0) }.reasons

    #expect(
      reasons == [
        "request for number of items in section 2 when there are only 1 sections in the collection "
          + "view"
      ])
  }

  @Test func `a controller's editing is its collection view's (behaviour 465)`() {
    let screen = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    screen.loadViewIfNeeded()

    screen.setEditing(true, animated: false)

    #expect(screen.collectionView.isEditing)
  }

  @Test func `a layout that another collection view takes leaves the first one empty`() {
    let layout = collection.collectionViewLayout
    let other = CollectionLog([3])

    other.collection.collectionViewLayout = layout
    collection.layoutIfNeeded()
    other.collection.layoutIfNeeded()

    #expect(collection.visibleCells.isEmpty)
    #expect(collection.collectionViewLayout !== layout)
    #expect(other.collection.visibleCells.count == 3)
  }

  @Test func `what was asked for before the batch is dropped by a reload within it`() {
    let reasons = failures {
      collection.performBatchUpdates {
        collection.deleteItems(at: [[0, 0]])
        log.counts = [3]
        collection.reloadData()
      }
      collection.layoutIfNeeded()
    }
    .reasons

    #expect(reasons == [])
    #expect(collection.visibleCells.count == 3)
  }

  @Test func `what is held within 44 points of an edge scrolls by 8 points at first, then faster`()
  {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 2_000)
    func offset(_ y: CGFloat, _ count: Int) -> CGFloat {
      view.offset(heldAt: CGPoint(x: 150, y: y), afterSteps: count).y
    }

    #expect(offset(355, 0) == 0)
    #expect(offset(357, 0) == 8)
    #expect(offset(357, 1) == 9)
    #expect(offset(357, 100) == 1_600)
    #expect(offset(10, 0) == 0)
  }
}
