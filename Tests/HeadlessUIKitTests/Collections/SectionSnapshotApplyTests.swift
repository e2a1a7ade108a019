import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Section snapshots in a collection view", .ownApplication)
struct SectionSnapshotApplyTests {
  private let list = ListCollection()

  private func source() throws -> ListCollection.Source { try #require(list.source) }

  private func outline(_ items: String...) -> ListCollection.Outline {
    var outline = ListCollection.Outline()
    outline.append(items)
    return outline
  }

  @Test func `a section shows the visible items of its outline, and is made (behaviour 554)`()
    throws
  {
    list.showOutline()

    #expect(list.texts() == ["birds", "fish"])
    #expect(try source().snapshot().sectionIdentifiers == [0])
    #expect(try source().snapshot(for: 0).items.count == 6)
    #expect(list.cell(0)?.configurationState.isExpanded == false)
  }

  @Test func `what is expanded shows what is in it, indented (behaviour 543)`() throws {
    list.showOutline()
    var outline = try source().snapshot(for: 0)
    outline.expand(["fish", "cod"])

    try source().apply(outline, to: 0)

    #expect(list.texts() == ["birds", "fish", "cod", "young cod"])
    #expect((0..<4).map { list.cell($0)?.indentationLevel } == [0, 0, 1, 2])
    #expect(list.cell(1)?.configurationState.isExpanded == true)
    #expect(list.cell(3)?.configurationState.isExpanded == false)
  }

  @Test func `cells and the selection stay with their items`() throws {
    list.showOutline()
    list.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    let fish = list.cell(1)
    var outline = try source().snapshot(for: 0)
    outline.expand(["birds"])

    try source().apply(outline, to: 0)

    #expect(list.texts() == ["birds", "robin", "wren", "fish"])
    #expect(list.cell(3) === fish)
    #expect(list.collection.indexPathsForSelectedItems == [[0, 3]])
  }

  @Test func `sections have outlines of their own`() throws {
    list.show(["a"], ["b"])
    try source().apply(outline("x", "y"), to: 1)
    try source().apply(outline("z"), to: 2)

    #expect(list.texts(0) == ["a"])
    #expect(list.texts(1) == ["x", "y"])
    #expect(list.texts(2) == ["z"])
    #expect(try source().snapshot(for: 0).items == ["a"])
    #expect(try source().snapshot(for: 7).items == [])
  }

  @Test func `another snapshot of everything replaces an outline`() throws {
    list.showOutline()
    list.show(["a"])

    #expect(list.texts() == ["a"])
    #expect(try source().snapshot(for: 0).items == ["a"])
    #expect(list.collection.isExpanded(at: ItemPath(section: 0, row: 0)) == nil)
  }

  @Test func `the completion comes on a later turn`() throws {
    var calls: [String] = []
    try source().apply(outline("a"), to: 0) { calls.append("completed") }
    #expect(calls == [])

    list.collection.hostApplication.mainLoop.settle()

    #expect(calls == ["completed"])
  }

  // MARK: Acts of a user (behaviour 553)

  private func toggle(_ item: Int) -> Refusal<OutlineFault>? {
    list.collection.toggleOutline(at: ItemPath(section: 0, row: item))
  }

  @Test func `handlers are asked and told, and may provide what is in an item`() throws {
    list.showOutline()
    var log: [String] = []
    var handlers = try source().sectionSnapshotHandlers
    handlers.shouldExpandItem = {
      log.append("should expand \($0)"); return $0 != "fish"
    }
    handlers.willExpandItem = { log.append("will expand \($0)") }
    handlers.shouldCollapseItem = {
      log.append("should collapse \($0)"); return true
    }
    handlers.willCollapseItem = { log.append("will collapse \($0)") }
    handlers.snapshotForExpandingParent = { item, children in
      log.append("\(item) has \(children.items)")
      var own = ListCollection.Outline()
      own.append(["owl of \(item)"])
      return own
    }
    try source().sectionSnapshotHandlers = handlers

    #expect(toggle(0) == nil)
    #expect(list.texts() == ["birds", "owl of birds", "fish"])
    #expect(toggle(0) == nil)
    #expect(list.texts() == ["birds", "fish"])
    #expect(toggle(1)?.method == "shouldExpandItem")
    #expect(list.texts() == ["birds", "fish"])
    #expect(
      log == [
        "should expand birds", "will expand birds", "birds has [\"robin\", \"wren\"]",
        "should collapse birds", "will collapse birds", "should expand fish",
      ])
  }

  @Test func `what has nothing in it cannot be expanded`() throws {
    list.showOutline()
    #expect(toggle(0) == nil)

    let refusal = try #require(toggle(1))

    #expect(refusal.kind == .notExpandable)
    #expect(list.texts() == ["birds", "robin", "wren", "fish"])
  }
}
