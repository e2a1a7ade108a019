import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UICollectionView.selectItems(from:to:)", .freshApplication)
struct UICollectionViewSelectItemsTests {
  /// Logs the delegate's calls about a pan with two fingers.
  private final class Delegate: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var lets = true
    var unselectable: IndexPath?

    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      calls.append("should \(indexPath.item), edited: \(collectionView.isEditing)")
      return lets
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { calls.append("begin \(indexPath.item), edited: \(collectionView.isEditing)") }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      calls.append("end")
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath != unselectable }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.append("select \(indexPath.section)-\(indexPath.item)") }
  }

  private let photos = PhotoCollection([4, 3])
  private let delegate = Delegate()
  private var collection: UICollectionView { photos.collection }

  init() { photos.collection.delegate = delegate }

  private var selected: [IndexPath] { (collection.indexPathsForSelectedItems ?? []).sorted() }

  @Test func `selects from the first item to the last (behaviour 463, 471)`() {
    collection.allowsMultipleSelectionDuringEditing = true

    #expect(failures { collection.selectItems(from: [0, 2], to: [1, 0]) }.isEmpty)

    #expect(
      delegate.calls == [
        "should 2, edited: false", "begin 2, edited: true", "select 0-2", "select 0-3",
        "select 1-0", "end",
      ])
    #expect(selected == [[0, 2], [0, 3], [1, 0]])
    #expect(!collection.allowsMultipleSelection)
  }

  @Test func `selects backwards, and leaves out what is selected or cannot be`() {
    delegate.unselectable = [0, 1]
    collection.selectItem(at: [0, 2])
    delegate.calls = []

    #expect(failures { collection.selectItems(from: [0, 3], to: [0, 0]) }.isEmpty)

    #expect(
      delegate.calls == [
        "should 3, edited: false", "begin 3, edited: false", "select 0-3", "select 0-0", "end",
      ])
    #expect(selected == [[0, 0], [0, 2], [0, 3]])
    #expect(collection.allowsMultipleSelection)
  }

  @Test func `is refused by the delegate, and then nothing has changed`() {
    delegate.lets = false
    collection.allowsMultipleSelectionDuringEditing = true

    let found = failures { collection.selectItems(from: [0, 1], to: [0, 2]) }

    #expect(
      found.reasons == [
        "Interaction with item 1 in section 0 rejected: Delegate's "
          + "collectionView(_:shouldBeginMultipleSelectionInteractionAt:) returned false."
      ])
    #expect(selected == [])
    #expect(!collection.isEditing)
  }

  @Test func `without the method, editing several has to be allowed (behaviour 471)`() {
    let plain = PhotoCollection()

    #expect(failures { plain.collection.selectItems(from: [0, 0], to: [0, 1]) }.count == 1)
    plain.collection.allowsMultipleSelectionDuringEditing = true
    #expect(failures { plain.collection.selectItems(from: [0, 0], to: [0, 1]) }.isEmpty)

    #expect(plain.collection.indexPathsForSelectedItems?.count == 2)
  }

  @Test func `scrolls instead where the content scrolls both ways (behaviour 463)`() {
    collection.collectionViewLayout = WideLayout()

    let found = failures { collection.selectItems(from: [0, 0], to: [0, 1]) }

    #expect(
      found.reasons == [
        "Interaction with item 0 in section 0 rejected: Two fingers scroll the collection view, and "
          + "select nothing."
      ])
    #expect(delegate.calls == [])
  }

  @Test func `both ends have to be there`() {
    let found = failures {
      collection.selectItems(from: [0, 9], to: [0, 1])
      collection.selectItems(from: [0, 0], to: [1, 3])
    }

    #expect(
      found.reasons == [
        "Collection view has no item 9 in section 0.",
        "Collection view has no item 3 in section 1.",
      ])
    #expect(delegate.calls == [])
  }
}

/// A layout with content that is larger than any screen in both directions.
private final class WideLayout: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 3_000, height: 3_000) }
}
