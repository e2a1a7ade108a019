import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What no source says of lists in collection views, as the model has chosen it.
@MainActor
@Suite("Unsourced choices about lists", .ownApplication)
struct ListUnsourcedChoicesTests {
  @Test func `sidebars have the margins of inset lists, and no list rounds`() throws {
    let list = ListCollection(UICollectionLayoutListConfiguration(appearance: .sidebar))
    list.show(["a"])

    let frame = try #require(list.cell(0)?.frame)
    #expect(frame.minX == 16 && frame.width == 361)
  }

  @Test func `accessories stand in one order at each edge (behaviour 541)`() throws {
    let list = ListCollection()
    list.accessories = { _ in
      [
        .reorder(displayed: .always), .disclosureIndicator(), .outlineDisclosure(), .checkmark(),
        .detail(), .label(text: "3"), .insert(displayed: .always), .delete(displayed: .always),
      ]
    }
    list.show(["a"])
    let cell = try #require(list.cell(0))
    cell.layoutIfNeeded()

    #expect(
      cell.tappableAccessories.map(\.kind) == [.delete, .insert, .detail, .outlineDisclosure])
    let text = try #require(cell.subviews.first { ($0 as? UILabel)?.text == "3" })
    #expect(cell.tappableAccessories[2].view.frame.minX == text.frame.maxX)
    #expect(cell.contentView.frame.maxX == text.frame.minX)
  }

  @Test func `an automatic arrow is a header's in the item that is its section's header`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let list = ListCollection(configuration)
    list.accessories = { _ in [.outlineDisclosure()] }
    list.showOutline()

    let cells = [try #require(list.cell(0)), try #require(list.cell(1))]
    #expect(cells.map(\.togglesOutline) == [true, false])
  }

  @Test func `items that are moved make an outline a plain section`() throws {
    let list = ListCollection()
    list.showOutline()
    let source = try #require(list.source)

    source.collectionView(list.collection, moveItemAt: [0, 0], to: [0, 1])

    #expect(source.snapshot(for: 0).items == ["fish", "birds"])
  }
}
