import HeadlessUIKit
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

  @Test func `name none where they are too short, and become long enough when they are set`() {
    var path = IndexPath()
    #expect(path.section == NSNotFound)
    #expect(path.row == NSNotFound)
    #expect(IndexPath(index: 4).section == 4)
    #expect(IndexPath(index: 4).row == NSNotFound)

    path.section = 4
    #expect(path == [4, 0])
    path = IndexPath(index: 4)
    path.row = 2
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
