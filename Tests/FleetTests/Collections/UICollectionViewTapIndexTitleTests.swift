import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UICollectionView.tapIndexTitle(_:)", .freshApplication)
struct UICollectionViewTapIndexTitleTests {
  @Test func `scrolls to the item that the data source names (behaviour 409)`() {
    let shelf = IndexedShelf()
    shelf.target = [1, 3]

    let found = failures { shelf.collection.tapIndexTitle("B") }

    #expect(found.reasons == [])
    #expect(shelf.asked == ["B 1"])
    // 34 lines of three books are above, and one line of the section itself.
    #expect(shelf.collection.contentOffset == CGPoint(x: 0, y: 3_500))
    #expect(shelf.collection.indexPathsForVisibleItems.contains([1, 3]))
  }

  @Test func `scrolls sideways where the content does`() {
    let shelf = IndexedShelf(.horizontal)

    shelf.collection.tapIndexTitle("B")

    #expect(shelf.collection.contentOffset == CGPoint(x: 3_400, y: 0))
  }

  @Test func `stays where the data source names no item`() {
    let shelf = IndexedShelf()
    shelf.target = [7, 0]

    let found = failures { shelf.collection.tapIndexTitle("A") }

    #expect(found.reasons == [])
    #expect(shelf.collection.contentOffset == .zero)
  }

  @Test func `refuses an entry that is not there`() {
    let shelf = IndexedShelf()
    let photos = PhotoCollection()

    let found = failures {
      shelf.collection.tapIndexTitle("Z")
      photos.collection.tapIndexTitle("A")
    }

    #expect(
      found.reasons == [
        "No entry 'Z' found in the index of the collection view.",
        "No entry 'A' found in the index of the collection view.",
      ])
    #expect(shelf.asked == [])
  }
}
