import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UICollectionView.fetchSupplementaryView(ofKind:at:)", .freshApplication)
struct UICollectionViewFetchSupplementaryViewTests {
  private let photos = PhotoCollection([30, 1])
  private var collection: UICollectionView { photos.collection }
  private let kind = UICollectionView.elementKindSectionHeader

  private func showHeaders() {
    let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
    flow?.headerReferenceSize = CGSize(width: 0, height: 20)
  }

  @Test func `fetches the header that shows, and one that would show`() {
    showHeaders()
    collection.layoutIfNeeded()

    let shown = collection.supplementaryView(forElementKind: kind, at: [0, 0])
    #expect(collection.fetchSupplementaryView(ofKind: kind, at: [0, 0]) === shown)
    let last = collection.fetchSupplementaryView(ofKind: kind, at: [1, 0])

    #expect(last?.tag == 1)
    #expect(collection.fetchSupplementaryView(ofKind: kind, at: [1, 0]) === last)
    #expect(collection.contentOffset.y == 0)
    #expect(collection.visibleSupplementaryViews(ofKind: kind).count == 1)
  }

  @Test func `one that has come into view goes when it leaves it`() {
    showHeaders()
    let last = collection.fetchSupplementaryView(ofKind: kind, at: [1, 0])
    let bottom = collection.contentSize.height - 440

    // The one header is used for the first section again.
    for (offset, section) in [(0, 1), (bottom, 1), (0, 0)] {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
      #expect(last?.tag == section, "at \(offset)")
    }
  }

  @Test func `answers nothing where the layout has none`() {
    let failures = failures {
      #expect(collection.fetchSupplementaryView(ofKind: kind, at: [0, 0]) == nil)
    }

    #expect(failures.isEmpty)
  }

  @Test func `refuses a section that is not there`() {
    let failures = failures {
      #expect(collection.fetchSupplementaryView(ofKind: kind, at: [2, 0]) == nil)
    }

    #expect(failures.reasons == ["Collection view has no section 2."])
    #expect(failures.map(\.name) == [.collectionView])
  }
}
