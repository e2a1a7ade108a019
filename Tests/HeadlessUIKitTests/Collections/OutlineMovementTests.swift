import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Moving items between sections of outlines", .ownApplication)
struct OutlineMovementTests {
  private let list = ListCollection()
  private let source: ListCollection.Source

  /// Shows birds (with robin, wren) and fish (with cod, with young cod) in section 0; and plants,
  /// with ferns in them, in section 1.
  init() throws {
    list.showOutline()
    source = try #require(list.source)
    var plants = ListCollection.Outline()
    plants.append(["plants"])
    plants.append(["ferns"], to: "plants")
    plants.expand(["plants"])
    source.apply(plants, to: 1, animatingDifferences: false)
    source.reorderingHandlers.canReorderItem = { _ in true }
  }

  private func expand(_ items: String..., in section: Int = 0) {
    var outline = source.snapshot(for: section)
    outline.expand(items)
    source.apply(outline, to: section, animatingDifferences: false)
  }

  private func show(_ items: [String], in section: Int) {
    var snapshot = source.snapshot()
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
    source.apply(snapshot, animatingDifferences: false)
  }

  /// Drags an item to another place.
  private func move(_ path: IndexPath, to place: IndexPath) throws {
    let from = try #require(ItemPath(path))
    let to = try #require(ItemPath(place))
    list.collection.layoutIfNeeded()
    _ = list.collection.userMove(from, to: to)
  }

  private func expanded(_ section: Int) -> [Bool?] {
    (0..<list.collection.numberOfItems(inSection: section)).map {
      list.collection.isExpanded(at: ItemPath(section: section, row: $0))
    }
  }

  @Test func `what is in an item goes along, shown or not (behaviour 555)`() throws {
    expand("fish")

    try move([0, 1], to: [1, 0])

    let (left, entered) = (source.snapshot(for: 0), source.snapshot(for: 1))
    #expect(left.items == ["birds", "robin", "wren"])
    #expect(entered.items == ["fish", "cod", "young cod", "plants", "ferns"])
    #expect(entered.parent(of: "young cod") == "cod")
    #expect(entered.parent(of: "cod") == "fish")
    #expect(entered.parent(of: "fish") == nil)
    #expect(list.texts(0) == ["birds"])
    #expect(list.texts(1) == ["fish", "cod", "plants", "ferns"])
    #expect(source.snapshot().itemIdentifiers == ["birds", "fish", "cod", "plants", "ferns"])
  }

  @Test func `what was expanded stays expanded, and cells know their levels`() throws {
    expand("fish")

    try move([0, 1], to: [1, 1])

    #expect(list.texts(1) == ["plants", "fish", "cod", "ferns"])
    #expect((0..<4).map { list.cell($0, 1)?.indentationLevel } == [0, 1, 2, 1])
    #expect(expanded(1) == [true, true, false, nil])
    #expect(expanded(0) == [false])
  }

  @Test func `an item in another leaves its parent`() throws {
    expand("birds")

    try move([0, 1], to: [1, 0])

    #expect(source.snapshot(for: 0).items == ["birds", "wren", "fish", "cod", "young cod"])
    #expect(source.snapshot(for: 1).items == ["robin", "plants", "ferns"])
    #expect(source.snapshot(for: 1).level(of: "robin") == 0)
    #expect(list.texts(0) == ["birds", "wren", "fish"])
  }

  @Test func `the last item in another leaves one that cannot be expanded any more`() throws {
    try move([1, 1], to: [0, 0])

    #expect(source.snapshot(for: 1).items == ["plants"])
    #expect(expanded(1) == [nil])
    #expect(list.texts(0) == ["ferns", "birds", "fish"])
  }

  @Test func `a transaction tells of both outlines, and of what shows (behaviour 555)`() throws {
    var told: [String] = []
    source.reorderingHandlers.willReorder = { [source] _ in
      told.append("will \(source.snapshot(for: 0).items)")
    }
    source.reorderingHandlers.didReorder = { [source] transaction in
      for part in transaction.sectionTransactions {
        let (before, after) = (part.initialSnapshot, part.finalSnapshot)
        told.append("\(part.sectionIdentifier): \(before.items) \(after.items)")
      }
      told.append("from \(transaction.initialSnapshot.itemIdentifiers)")
      told.append("to \(transaction.finalSnapshot.itemIdentifiers)")
      told.append("did \(source.snapshot(for: 0).items)")
    }

    try move([0, 0], to: [1, 0])

    #expect(
      told == [
        #"will ["birds", "robin", "wren", "fish", "cod", "young cod"]"#,
        #"0: ["birds", "robin", "wren", "fish", "cod", "young cod"] ["fish", "cod", "young cod"]"#,
        #"1: ["plants", "ferns"] ["birds", "robin", "wren", "plants", "ferns"]"#,
        #"from ["birds", "fish", "plants", "ferns"]"#, #"to ["fish", "birds", "plants", "ferns"]"#,
        #"did ["fish", "cod", "young cod"]"#,
      ])
  }

  @Test func `a section without an outline becomes one by what comes into it`() throws {
    show(["a", "b"], in: 2)

    try move([0, 0], to: [2, 1])
    #expect(list.texts(2) == ["a", "birds", "b"])
    #expect(expanded(2) == [nil, false, nil])
    let refusal = list.collection.toggleOutline(at: ItemPath(section: 2, row: 1))

    #expect(refusal == nil)
    #expect(list.texts(2) == ["a", "birds", "robin", "wren", "b"])
  }

  @Test func `an item that comes into a section without an outline is not indented any more`()
    throws
  {
    show(["a"], in: 2)

    try move([1, 1], to: [2, 0])

    #expect(list.texts(2) == ["ferns", "a"])
    #expect(list.cell(0, 2)?.indentationLevel == 0)
    #expect(expanded(2) == [nil, nil])
  }

  @Test func `an item without anything in it comes into an outline`() throws {
    show(["a", "b"], in: 2)

    try move([2, 0], to: [1, 1])

    #expect(source.snapshot(for: 1).items == ["plants", "a", "ferns"])
    #expect(source.snapshot(for: 1).parent(of: "a") == "plants")
    #expect(source.snapshot(for: 2).items == ["b"])
    #expect(list.cell(1, 1)?.indentationLevel == 1)
  }

  @Test func `an empty section takes an item with all that is in it`() throws {
    show([], in: 2)

    try move([0, 1], to: [2, 0])

    #expect(source.snapshot(for: 2).items == ["fish", "cod", "young cod"])
    #expect(list.texts(0) == ["birds"])
    #expect(list.texts(2) == ["fish"])
  }

  @Test func `cells and the selection go along`() throws {
    list.collection.layoutIfNeeded()
    list.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    let fish = list.cell(1)

    try move([0, 1], to: [1, 0])

    #expect(list.cell(0, 1) === fish)
    #expect(list.collection.indexPathsForSelectedItems == [[1, 0]])
  }

  @Test func `what is in both sections, hidden, is UIKit's error, and nothing moves`() throws {
    var plants = source.snapshot(for: 1)
    plants.append(["wren"], to: "ferns")
    source.apply(plants, to: 1, animatingDifferences: false)

    let reasons = try failures { try move([0, 0], to: [1, 0]) }.reasons

    #expect(
      reasons == [
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
          + "{(\n    wren\n)}"
      ])
    #expect(list.texts(0) == ["birds", "fish"])
    #expect(list.texts(1) == ["plants", "ferns"])
    #expect(source.snapshot(for: 0).items.count == 6)
  }

  @Test func `sections without outlines keep none`() throws {
    list.show(["a", "b"], ["c"])

    try move([0, 0], to: [1, 1])

    #expect(list.texts(0) == ["b"])
    #expect(list.texts(1) == ["c", "a"])
    #expect(list.collection.isExpanded(at: ItemPath(section: 1, row: 1)) == nil)
  }
}
