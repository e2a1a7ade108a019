import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// What a user does to the rows of a list.
@MainActor
@Suite("Selecting and editing rows of SwiftUI's lists", .freshApplication)
struct ListEditTests {
  private let log = Log()

  // MARK: Taps

  private struct Buttons: View {
    let log: Log

    var body: some View {
      List {
        HStack {
          Text("both")
          Button("one") { log.add("one") }
          Button("two") { log.add("two") }
        }
        HStack {
          Text("apart")
          Button("three") { log.add("three") }.buttonStyle(.borderless)
          Button("four") { log.add("four") }.buttonStyle(.plain)
        }
        Text("text")
        Button("row") { log.add("row") }
        Button("off") { log.add("off") }.disabled(true)
      }
    }
  }

  @Test func `behaviour 1119: a tap anywhere in a row is one on all of its buttons`() {
    show(Buttons(log: log))
    let rows = [
      ("both", ["one", "two"]), ("apart", []), ("text", []),
    ]
    for (name, done) in rows {
      Fleet.screen.staticTexts[name].tap()
      #expect(log.take() == done, Comment(rawValue: name))
    }
    let buttons = [
      ("one", ["one", "two"]), ("three", ["three"]), ("four", ["four"]), ("row", ["row"]),
    ]
    for (name, done) in buttons {
      tap(name)
      #expect(log.take() == done, Comment(rawValue: name))
    }
    Fleet.screen.cells.allElementsBoundByIndex[3].tap()
    #expect(log.take() == ["row"])
    Fleet.screen.cells.allElementsBoundByIndex[4].tap()
    #expect(log.take() == [])
  }

  // MARK: Selecting

  private struct One: View {
    @State private var selection: Int?

    var body: some View {
      VStack {
        Text("selected \(selection ?? 0)")
        Push("code") { selection = 3 }
        List(selection: $selection) {
          ForEach([1, 2, 3], id: \.self) { Text("row \($0)") }
          Text("tagged").tag(7)
          Text("never").tag(8).selectionDisabled()
          Text("untagged")
        }
      }
    }
  }

  @Test func `behaviour 1120: a tap selects a row by its tag or its identity`() throws {
    let list = try #require(show(One()).view.list)
    let rows = [("row 2", 2), ("tagged", 7), ("never", 7), ("untagged", 7), ("row 1", 1)]
    for (name, value) in rows {
      Fleet.screen.staticTexts[name].tap()
      #expect(Fleet.screen.staticTexts["selected \(value)"].exists, Comment(rawValue: name))
    }
    tap("code")
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(list.rows.map(\.isSelected) == [false, false, true, false, false, false])
    list.selectItem(at: IndexPath(item: 1, section: 0))
    #expect(Fleet.screen.staticTexts["selected 2"].exists)
  }

  private struct Many: View {
    @State private var selection: Set<Int> = []

    var body: some View {
      VStack {
        EditButton()
        Text("selected \(selection.sorted().map(String.init).joined(separator: " "))")
        List([1, 2, 3], id: \.self, selection: $selection) { Text("row \($0)") }
      }
    }
  }

  @Test func `behaviours 1121 and 1122: several rows are selected while rows are edited`() {
    show(Many())
    let rows: [(button: String?, row: String, selected: String)] = [
      (nil, "row 1", ""), ("Edit", "row 1", "1"), (nil, "row 3", "1 3"), (nil, "row 1", "3"),
      ("Done", "row 2", "3"),
    ]
    for (button, row, selected) in rows {
      if let button { tap(button) }
      Fleet.screen.staticTexts[row].tap()
      let text = "selected \(selected)"
      #expect(texts.contains(text), "\(row): \(texts)")
    }
  }

  // MARK: Deleting and moving

  private struct Editable: View {
    let log: Log
    @State private var items = (1...4).map { Item($0) }
    @State private var mode = EditMode.inactive

    var body: some View {
      VStack {
        EditButton()
        List {
          ForEach(items) { item in
            Text(item.name).deleteDisabled(item.id == 2).moveDisabled(item.id == 3)
          }
          .onDelete { offsets in
            log.add("delete \(offsets.map(String.init).joined())")
            items.remove(atOffsets: offsets)
          }
          .onMove { sources, target in
            log.add("move \(sources.map(String.init).joined()) \(target)")
            items.move(fromOffsets: sources, toOffset: target)
          }
          Text("last")
        }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test func `behaviour 1123: a swipe offers to delete a row`() throws {
    let list = try #require(show(Editable(log: log)).view.list)
    Fleet.screen.staticTexts["item 1"].swipeLeft()
    tap("Delete")
    #expect(log.take() == ["delete 0"])
    #expect(list.rowTexts == ["item 2", "item 3", "item 4", "last"])
    Fleet.screen.staticTexts["item 2"].swipeLeft()
    #expect(!Fleet.screen.buttons["Delete"].exists)
    list.selectCellAction(withTitle: "Delete", at: IndexPath(item: 2, section: 0))
    #expect(log.take() == ["delete 2"])

    tap("Edit")
    list.tapAccessory(.delete, at: IndexPath(item: 1, section: 0))
    Fleet.screen.buttons.matching(identifier: "Delete").allElementsBoundByIndex.last?.tap()
    #expect(log.take() == ["delete 1"])
    #expect(list.rowTexts == ["item 2", "last"])
  }

  @Test func `behaviour 1124: a row is moved to where it is dropped`() throws {
    let list = try #require(show(Editable(log: log)).view.list)
    tap("Edit")
    let rows: [(from: Int, to: Int, line: String, order: [Int])] = [
      (0, 2, "move 0 3", [2, 3, 1, 4]), (3, 0, "move 3 0", [4, 2, 3, 1]),
    ]
    for (from, to, line, order) in rows {
      list.dragItem(
        from: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
      #expect(log.take() == [line])
      #expect(list.rowTexts == order.map { "item \($0)" } + ["last"])
    }
  }

  private struct Refusing: View {
    let log: Log

    var body: some View {
      List {
        ForEach(0..<3) { Text("row \($0)") }.onMove { _, _ in log.add("refused") }
      }
    }
  }

  @Test func `a move that the app does not make goes back`() throws {
    let list = try #require(show(Refusing(log: log)).view.list)
    list.dragItem(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    #expect(log.take() == ["refused"])
    #expect(list.rowTexts == ["row 0", "row 1", "row 2"])
  }

  private struct Automatic: View {
    @State private var items = (1...3).map { Item($0) }

    var body: some View {
      List($items, editActions: .all) { $item in Text(item.name) }
    }
  }

  @Test func `behaviour 1125: a list edits a binding by itself`() throws {
    let list = try #require(show(Automatic()).view.list)
    list.dragItem(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    #expect(list.rowTexts == ["item 2", "item 1", "item 3"])
    list.selectCellAction(withTitle: "Delete", at: IndexPath(item: 1, section: 0))
    #expect(list.rowTexts == ["item 2", "item 3"])
  }

  // MARK: Swipes

  private struct Swipes: View {
    let log: Log
    @State private var items = [1, 2]

    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          Text("row \(item)")
            .swipeActions {
              Button("Archive") { log.add("archive \(item)") }.tint(.indigo)
              Button(role: .destructive) {
                items.removeAll { $0 == item }
              } label: {
                Label("Remove", systemImage: "trash")
              }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Pin") { log.add("pin \(item)") }
            }
        }
        .onDelete { _ in log.add("deleted") }
      }
    }
  }

  @Test func `behaviour 1126: swipes offer actions at both sides`() throws {
    let list = try #require(show(Swipes(log: log)).view.list)
    Fleet.screen.staticTexts["row 1"].swipeLeft()
    #expect(Fleet.screen.buttons["Archive"].exists)
    #expect(!Fleet.screen.buttons["Delete"].exists)
    tap("Archive")
    #expect(log.take() == ["archive 1"])
    Fleet.screen.staticTexts["row 2"].swipeRight()
    tap("Pin")
    #expect(log.take() == ["pin 2"])
    list.selectCellAction(withTitle: "Remove", at: IndexPath(item: 0, section: 0))
    #expect(list.rowTexts == ["row 2"])
  }

  // MARK: Refreshing

  private struct News: View {
    @State private var count = 1

    var body: some View {
      List(0..<1) { _ in Text("news \(count)") }.refreshable { count += 1 }
    }
  }

  @Test func `behaviour 1127: pulling a list down loads it anew`() async throws {
    let list = try #require(show(News()).view.list)
    list.pullToRefresh()
    #expect(list.refreshControl?.isRefreshing == true)
    await Fleet.eventually { list.refreshControl?.isRefreshing == false }
    #expect(Fleet.screen.staticTexts["news 2"].exists)
  }
}
