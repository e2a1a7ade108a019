import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The model's choices for lists in collection views where no source exists.
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

  @Test func `the buttons of a row have names, and that of an outline says what it does`() throws {
    let list = ListCollection()
    list.accessories = { _ in
      [
        .outlineDisclosure(), .detail(), .insert(displayed: .always), .delete(displayed: .always),
      ]
    }
    list.showOutline()
    let cell = try #require(list.cell(0))
    cell.layoutIfNeeded()
    var names: [String] { cell.tappableAccessories.map { ElementNode.view($0.view).label } }

    #expect(names == ["Delete", "Insert", "More Info", "Expand"])
    cell.tappableAccessories.last?.view.userTap()
    #expect(names.last == "Collapse")
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

  @Test func `an item that is moved in an outline goes to the level of the one that follows it`()
    throws
  {
    let list = ListCollection()
    list.showOutline()
    let source = try #require(list.source)
    var outline = source.snapshot(for: 0)
    outline.expand(["birds"])
    source.apply(outline, to: 0, animatingDifferences: false)
    // Shown: birds, robin, wren, fish.

    source.collectionView(list.collection, moveItemAt: [0, 3], to: [0, 2])

    let moved = source.snapshot(for: 0)
    #expect(moved.items == ["birds", "robin", "fish", "cod", "young cod", "wren"])
    #expect(moved.parent(of: "fish") == "birds")
    #expect(list.texts() == ["birds", "robin", "fish", "wren"])
  }

  @Test func `an item that is moved to the end of an outline goes behind the last one`() throws {
    let list = ListCollection()
    list.showOutline()
    let source = try #require(list.source)

    source.collectionView(list.collection, moveItemAt: [0, 0], to: [0, 1])

    let moved = source.snapshot(for: 0)
    #expect(moved.items == ["fish", "cod", "young cod", "birds", "robin", "wren"])
    #expect(list.texts() == ["fish", "birds"])
  }

  @Test func `an item cannot be moved into itself`() throws {
    let list = ListCollection()
    list.showOutline()
    let source = try #require(list.source)
    var outline = source.snapshot(for: 0)
    outline.expand(["birds"])
    outline.delete(["fish"])
    source.apply(outline, to: 0, animatingDifferences: false)

    source.collectionView(list.collection, moveItemAt: [0, 0], to: [0, 1])

    #expect(source.snapshot(for: 0).items == ["birds", "robin", "wren"])
    #expect(list.texts() == ["birds", "robin", "wren"])
  }

  @Test func `a transaction tells of the whole outline before and after a move (behaviour 555)`()
    throws
  {
    let list = ListCollection()
    list.showOutline()
    let source = try #require(list.source)
    var log: [String] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in
      for part in transaction.sectionTransactions {
        log.append(
          "\(part.sectionIdentifier): \(part.initialSnapshot.items) \(part.finalSnapshot.items)")
      }
      log.append("\(transaction.finalSnapshot.itemIdentifiers)")
    }

    #expect(list.collection.beginInteractiveMovementForItem(at: [0, 1]))
    list.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    list.collection.endInteractiveMovement()

    #expect(
      log == [
        #"0: ["birds", "robin", "wren", "fish", "cod", "young cod"] "#
          + #"["fish", "cod", "young cod", "birds", "robin", "wren"]"#,
        #"["fish", "birds"]"#,
      ])
    #expect(list.texts() == ["fish", "birds"])
  }

  @Test
  func `an item that is moved to another section goes to the level of the one that follows it`()
    throws
  {
    let list = ListCollection()
    list.showOutline()
    let source = try #require(list.source)
    var plants = ListCollection.Outline()
    plants.append(["plants"])
    plants.append(["ferns"], to: "plants")
    plants.expand(["plants"])
    source.apply(plants, to: 1, animatingDifferences: false)

    source.collectionView(list.collection, moveItemAt: [0, 0], to: [1, 1])
    source.collectionView(list.collection, moveItemAt: [0, 0], to: [1, 3])

    let entered = source.snapshot(for: 1)
    #expect(entered.parent(of: "birds") == "plants")
    #expect(entered.parent(of: "fish") == "plants")
    #expect(list.texts(1) == ["plants", "birds", "ferns", "fish"])
  }
}
