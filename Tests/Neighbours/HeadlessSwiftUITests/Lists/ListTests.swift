import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// Which rows a list has, and when they are made.
@MainActor
@Suite("Lists of SwiftUI", .freshApplication)
struct ListTests {
  private let log = Log()

  private struct Mixed: View {
    @State private var isLong = false

    var body: some View {
      List {
        Text("first")
        Group {
          Text("in a group")
          if isLong { Text("sometimes") }
        }
        ForEach(0..<2) { Text("number \($0)") }
        Section("Section") { Text("in a section") }
        Button("longer") { isLong.toggle() }
      }
    }
  }

  @Test func `behaviours 1110 and 1111: views are rows, and sections stand by themselves`() throws {
    let list = try #require(show(Mixed()).view.list)
    #expect(list.rows.allSatisfy { $0 is UICollectionViewListCell })
    #expect((0..<list.numberOfSections).map(list.numberOfItems) == [4, 1, 1])
    #expect(
      list.rowTexts == ["first", "in a group", "number 0", "number 1", "in a section", "longer"])
    #expect(Fleet.screen.cells.count == 6)
    tap("longer")
    #expect(list.rowTexts[2] == "sometimes")
    #expect((0..<list.numberOfSections).map(list.numberOfItems) == [5, 1, 1])
  }

  @MainActor @Observable
  final class Model {
    var items = (0..<10_000).map { Item($0) }
  }

  private struct Row: View {
    let item: Item
    let log: Log
    @State private var taps = 0

    var body: some View {
      log.add("\(item.id)")
      return HStack {
        Text(item.name)
        Text("taps \(taps)").accessibilityIdentifier("taps \(item.id)").onTapGesture { taps += 1 }
      }
      .onAppear { log.add("+\(item.id)") }
      .onDisappear { log.add("-\(item.id)") }
    }
  }

  private struct Rows: View {
    let model: Model
    let log: Log

    var body: some View {
      ScrollViewReader { proxy in
        List(model.items) { Row(item: $0, log: log) }
          .overlay(alignment: .bottom) {
            Push("to 5000") { proxy.scrollTo(5000, anchor: .top) }.fixedSize()
          }
      }
    }
  }

  @Test func `behaviours 1113 to 1116: rows are made as they come into view, and keep their state`()
    throws
  {
    let model = Model()
    let list = try #require(show(Rows(model: model, log: log)).view.list)
    #expect(list.numberOfItems(inSection: 0) == 10_000)
    let shown = list.rows.count
    #expect(shown < 40)
    let lines = log.take()
    #expect(lines.filter { !$0.hasPrefix("+") }.count <= shown + 1)
    #expect(lines.filter { $0.hasPrefix("+") }.prefix(3) == ["+0", "+1", "+2"])

    // One element changes: its row alone is evaluated.
    model.items[3].name = "changed"
    Fleet.settle()
    #expect(log.take() == ["3"])
    #expect(list.rowTexts[3] == "changed")

    // What does not show is not evaluated before it does.
    model.items[9_000].name = "far"
    Fleet.settle()
    #expect(log.take() == [])

    Fleet.screen.staticTexts["taps 1"].tap()
    #expect(Fleet.screen.staticTexts["taps 1"].label == "taps 1")
    _ = log.take()
    list.contentOffset.y = 2000
    Fleet.settle()
    let scrolled = log.take()
    #expect(scrolled.contains("-1"))
    #expect(scrolled.contains("+50"))
    #expect(!scrolled.contains("-50"))
    list.contentOffset.y = 0
    Fleet.settle()
    #expect(log.take().contains("+1"))
    #expect(Fleet.screen.staticTexts["taps 1"].label == "taps 1")

    tap("to 5000")
    #expect(list.rowTexts.contains("item 5000"))
  }

  @Test func `behaviour 1117: rows come, go and move, and the others keep their cells`() throws {
    let model = Model()
    model.items = (0..<60).map { Item($0) }
    let list = try #require(show(Rows(model: model, log: log)).view.list)
    list.contentOffset.y = 440
    Fleet.settle()
    let kept = try #require(list.rows.first { $0.rowText == "item 14" })
    let changes: [(String, (inout [Item]) -> Void, [Int])] = [
      ("one goes below", { $0.remove(at: 20) }, [12, 13, 14]),
      ("one comes below", { $0.insert(Item(100), at: 16) }, [14, 15, 100]),
      ("two change places", { $0.swapAt(14, 15) }, [13, 15, 14]),
      ("all but a few go", { $0.removeAll { $0.id > 18 && $0.id < 100 } }, [15, 14, 100]),
    ]
    for (name, change, order) in changes {
      change(&model.items)
      Fleet.settle()
      let rows = list.rowTexts
      let first = rows.firstIndex(of: "item \(order[0])") ?? 0
      #expect(
        rows[first...].prefix(3).map { $0 } == order.map { "item \($0)" }, Comment(rawValue: name))
      #expect(list.rows.contains { $0 === kept && $0.rowText == "item 14" })
    }
  }

  @Test func `an identity that occurs twice has one row`() throws {
    let notes = logged {
      let view = show(List([1, 2, 1], id: \.self) { Text("\($0)") }).view
      #expect(view?.list?.rowTexts == ["1", "2"])
    }
    .notes.reasons
    #expect(notes.count == 1)
    #expect(notes[0].contains("the ID 1 occurs multiple times within the collection"))
  }

  private struct Bound: View {
    @State private var items = [Item(1), Item(2)]

    var body: some View {
      List {
        ForEach($items) { $item in TextField("Name", text: $item.name) }
        Text(items.map(\.name).joined(separator: " and "))
      }
    }
  }

  @Test func `rows of bindings write to their elements`() {
    show(Bound())
    let field = Fleet.screen.textFields.allElementsBoundByIndex[1]
    field.tap()
    field.typeText("!")
    #expect(Fleet.screen.staticTexts["item 1 and item 2!"].exists)
  }

  private struct Stops: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      VStack {
        Push("toggle") { isShown.toggle() }
        List {
          if isShown { Text("here").onDisappear { log.add("gone") }.onAppear { log.add("here") } }
          Text("always").task { log.add("task") }
        }
      }
    }
  }

  @Test func `what happens as rows come and go, happens once`() async {
    show(Stops(log: log))
    await Fleet.eventually { log.lines.contains("task") }
    #expect(log.take().sorted() == ["here", "task"])
    tap("toggle")
    #expect(log.take() == ["gone"])
    tap("toggle")
    #expect(log.take() == ["here"])
  }

  private struct Swapped: View {
    @State private var isFirst = true
    @State private var chosen: Int?

    var body: some View {
      VStack {
        Push("swap") { isFirst.toggle() }
        List(selection: $chosen) {
          if isFirst { Text("first").tag(1) } else { Text("second").tag(2) }
        }
      }
    }
  }

  @Test func `a row with a tag gives way to another one`() throws {
    let list = try #require(show(Swapped()).view.list)
    #expect(list.rowTexts == ["first"])
    tap("swap")
    #expect(list.rowTexts == ["second"])
    tap("swap")
    #expect(list.rowTexts == ["first"])
  }
}
