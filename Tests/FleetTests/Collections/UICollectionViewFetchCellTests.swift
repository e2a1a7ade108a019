import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite(
  "UICollectionView.fetchCell(at:), cell(at:as:) and indexPath(ofItemShowing:)", .freshApplication)
struct UICollectionViewFetchCellTests {
  private let photos = PhotoCollection([40])
  private var collection: UICollectionView { photos.collection }

  @Test func `fetches the cell that shows, and one that would show`() {
    collection.layoutIfNeeded()

    #expect(collection.fetchCell(at: [0, 1]) === collection.cellForItem(at: [0, 1]))
    let last = collection.fetchCell(at: [0, 39], asType: PhotoCell.self)

    #expect(last.label.text == "Photo 0-39")
    #expect(collection.fetchCell(at: [0, 39]) === last)
    #expect(collection.contentOffset.y == 0)
    #expect(collection.visibleCells.count == 8)
  }

  @Test func `fetches one that has come into view and gone since, after many others`() {
    let photos = PhotoCollection([200])
    let collection = photos.collection
    _ = collection.fetchCell(at: [0, 199])
    for offset in [collection.contentSize.height - 440, 0] {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
    }

    for item in 100..<163 { _ = collection.fetchCell(at: [0, item]) }

    let last = collection.fetchCell(at: [0, 199], asType: PhotoCell.self)
    #expect(last.label.text == "Photo 0-199")
    #expect(last.superview === collection)
  }

  @Test func `one that has come into view goes when it leaves it`() {
    let last = collection.fetchCell(at: [0, 39])
    let bottom = collection.contentSize.height - 440

    for (offset, isThere) in [(0, true), (bottom, true), (0, false)] {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
      #expect((collection.indexPath(for: last) == [0, 39]) == isThere, "at \(offset)")
    }
  }

  @Test func `answers a cell that helpers leave alone where there is none`() {
    var cell: UICollectionViewCell?

    let reasons = failures { cell = collection.fetchCell(at: [0, 40]) }.reasons

    #expect(reasons == ["Collection view has no item 40 in section 0."])
    let later = failures { cell?.tap() }
    #expect(later.isEmpty)
    var photo: PhotoCell?
    #expect(failures { photo = collection.cell(at: [1, 0], as: PhotoCell.self) }.count == 1)
    #expect(photo == nil)
  }

  @Test func `says what class the cell is of`() {
    final class OtherCell: UICollectionViewCell {}

    let reasons = failures {
      #expect(collection.cell(at: [0, 0], as: OtherCell.self) == nil)
    }
    .reasons

    #expect(
      reasons == ["Cell at item 0 in section 0 is of type `PhotoCell` (wanted `OtherCell`)."])
  }

  @Test func `finds an item by its text`() {
    #expect(collection.indexPath(ofItemShowing: "Photo 0-33") == [0, 33])
    #expect(collection.indexPath(ofItemShowing: "Photo 7") == nil)
  }
}
