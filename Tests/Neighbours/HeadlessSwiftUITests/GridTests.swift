import FleetTesting
import HeadlessSwiftUI
import Testing

/// Rows and columns, and frames that are parts of the container around.
@MainActor
@Suite("Grids of SwiftUI", .freshApplication)
struct GridTests {
  private let room = CGSize(width: 300, height: 200)

  @Test func `behaviour 1107: a column is as wide as its widest cell, a row as high`() {
    let frames = layOut(
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Block("a", 20, 10)
          Block("b", 60, 30)
        }
        GridRow {
          Block("c", 40, 20)
          Block("d", 10, 10)
        }
      }, in: CGSize(width: 300, height: 205))
    // 40 + 10 + 60 wide and 30 + 5 + 20 high, in the middle of the room; cells in the middle of theirs.
    #expect(frames["a"] == CGRect(x: 105, y: 85, width: 20, height: 10))
    #expect(frames["b"] == CGRect(x: 145, y: 75, width: 60, height: 30))
    #expect(frames["c"] == CGRect(x: 95, y: 110, width: 40, height: 20))
    #expect(frames["d"] == CGRect(x: 170, y: 115, width: 10, height: 10))
  }

  @Test func `behaviour 1107: columns that can be wider share what is left, equally`() {
    let frames = layOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("fixed", 60, 20)
          Block("one")
          Block("two")
        }
      }, in: room)
    #expect(frames["fixed"]?.width == 60)
    #expect(frames["one"] == CGRect(x: 60, y: 0, width: 120, height: 200))
    #expect(frames["two"] == CGRect(x: 180, y: 0, width: 120, height: 200))
  }

  @Test func `behaviour 1107: what is no row goes over all columns`() {
    let frames = layOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 40, 20)
          Block("b", 60, 20)
        }
        Block("line", least: CGSize(width: 0, height: 2), most: CGSize(width: 1000, height: 2))
          .gridCellUnsizedAxes(.horizontal)
      }, in: room)
    #expect(frames["line"]?.width == 100)
    #expect(frames["a"]?.minX == 100)
  }

  @Test func `behaviour 1108: cells over several columns, and where cells stand`() {
    let frames = layOut(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Block("a", 40, 20)
          Block("b", 60, 40).gridColumnAlignment(.trailing)
        }
        GridRow(alignment: .bottom) {
          Block("wide", 110, 10).gridCellColumns(2)
        }
        GridRow {
          Block("c", 20, 20).gridCellAnchor(UnitPoint(x: 1, y: 1))
          Block("d", 20, 40)
        }
      }, in: room)
    #expect(frames["a"] == CGRect(x: 95, y: 55, width: 40, height: 20))
    #expect(frames["wide"] == CGRect(x: 95, y: 95, width: 110, height: 10))
    #expect(frames["c"] == CGRect(x: 115, y: 125, width: 20, height: 20))
    #expect(frames["d"] == CGRect(x: 185, y: 105, width: 20, height: 40))
  }

  private struct Changing: View {
    @State private var rows = 1
    var body: some View {
      VStack {
        Grid { ForEach(0..<rows, id: \.self) { row in GridRow { Text("row \(row)") } } }
        Push("More") { rows += 1 }
      }
    }
  }

  @Test func `behaviour 1107: rows come with what they are of`() {
    show(Changing())
    #expect(texts == ["row 0"])
    tap("More")
    #expect(texts == ["row 0", "row 1"])
  }

  @Test func `behaviour 1229: a part of the screen, and of a scroll view`() {
    let whole = layOut(
      Block("a").containerRelativeFrame(.horizontal, count: 3, spacing: 30)
        .frame(height: 10), in: room)
    #expect(whole["a"]?.width == 80)
    let inner = layOut(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Block("page").frame(height: 20).containerRelativeFrame(.horizontal)
          Block("half").frame(height: 20).containerRelativeFrame(.horizontal) { length, _ in
            length / 2
          }
        }
      }
      .frame(width: 200), in: room)
    #expect(inner["page"]?.width == 200)
    #expect(inner["half"]?.width == 100)
  }
}
