import HeadlessUIKit
import TestSupport
import Testing

@Suite("Index paths of rows")
struct IndexPathRowTests {
  @Test func `name a row and a section`() {
    var path = IndexPath(row: 3, section: 1)

    #expect(path == [1, 3])
    #expect(path == IndexPath(item: 3, section: 1))
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path.section == 1)
    path.row = 5
    path.section = 2
    #expect(path == [2, 5])
    path.item = 6
    #expect(path == [2, 6])
  }

  @Test func `are asked in vain where they have another number of components than two`() {
    var path = IndexPath(index: 4)

    let received = failures {
      #expect(IndexPath().section == NSNotFound)
      #expect(IndexPath(index: 4).row == NSNotFound)
      #expect(IndexPath(indexes: [1, 2, 3]).row == 2)
      #expect(path.item == NSNotFound)
      path.row = 2
    }

    let words = "This index path must contain exactly two indices specifying the section and"
    let row = "Invalid index path for use with UITableView. \(words) row."
    #expect(
      received.reasons == [
        row, row, row, "Invalid index path for use with UICollectionView. \(words) item.", row,
      ])
    #expect(received.map(\.name) == Array(repeating: .internalInconsistency, count: 5))
    #expect(
      received.first?.details == "UIKit raises this exception in IndexPath.section. It is empty.")
    #expect(path == [4, 2])
  }

  @Test func `do the same as objects`() {
    let path = NSIndexPath(forRow: 3, inSection: 1)

    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path.section == 1)
    #expect(NSIndexPath(forItem: 3, inSection: 1) == path)
    #expect(NSIndexPath().row == NSNotFound)
    #expect(NSIndexPath().section == NSNotFound)
  }
}
