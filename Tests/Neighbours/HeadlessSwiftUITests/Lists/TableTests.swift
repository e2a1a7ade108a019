import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Tables: what they show in how much room, and what a user does to their order and rows.
@MainActor
@Suite("Tables of SwiftUI", .freshApplication)
struct TableTests {
  private struct Bird: Identifiable {
    let id: Int
    let name: String
    let eggs: Int
    var mate: Int?
    var young: [Bird]?

    static let all = [
      Bird(id: 1, name: "wren", eggs: 6), Bird(id: 2, name: "owl", eggs: 2, mate: 7),
    ]
  }

  private struct Aviary: View {
    @State private var birds = Bird.all
    @State private var order = [KeyPathComparator(\Bird.name)]
    @State private var selected: Int?

    var body: some View {
      VStack {
        Text("selected \(selected ?? 0)")
        Table(birds.sorted(using: order), selection: $selected, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Eggs", value: \.eggs) { Text("\($0.eggs) eggs") }.width(120)
          TableColumn("Place") { Text("nest \($0.id)") }.width(min: 200, max: 300)
        }
      }
    }
  }

  @Test func `behaviour 1134: in little room there is the first column, without its title`() throws
  {
    let list = try #require(show(Aviary()).view.list)
    #expect(list.rowTexts == ["owl", "wren"])
    #expect(!Fleet.screen.staticTexts["6 eggs"].exists)
    #expect(!Fleet.screen.buttons["Name"].exists)
    Fleet.screen.staticTexts["wren"].tap()
    #expect(texts.contains("selected 1"))
  }

  @Test
  func `behaviours 1135 and 1136: in more room there are all, and titles that order the rows`()
    throws
  {
    Fleet.world.device = .iPadPro11
    let screen = show(Aviary())
    let list = try #require(screen.view.list)
    #expect(list.rowTexts == ["owl", "wren"])
    #expect(Fleet.screen.staticTexts["6 eggs"].exists)
    #expect(Fleet.screen.staticTexts["nest 2"].exists)
    #expect(!Fleet.screen.buttons["Place"].exists)
    let (title, text) = try (
      #require(screen.view.place("Eggs")), #require(screen.view.place("6 eggs"))
    )
    #expect(abs(title.minX - text.minX) < 1)
    let (eggs, place) = try (
      #require(screen.view.place("2 eggs")), #require(screen.view.place("nest 2"))
    )
    #expect(abs(place.minX - eggs.minX - 136) < 1)

    tap("Name")
    #expect(list.rowTexts == ["wren", "owl"])
    tap("Eggs")
    #expect(list.rowTexts == ["owl", "wren"])
    tap("Eggs")
    #expect(list.rowTexts == ["wren", "owl"])
    Fleet.screen.staticTexts["nest 2"].tap()
    #expect(texts.contains("selected 2"))
  }

  private struct Rows: View {
    @State private var isOpen = true

    var body: some View {
      Table(of: Bird.self) {
        TableColumn("Name") { bird in
          HStack {
            Text(bird.name)
            Button("hide") { isOpen = false }
          }
        }
        if isOpen { TableColumn("Eggs") { Text("\($0.eggs)") } }
      } rows: {
        TableRow(Bird(id: 3, name: "tit", eggs: 9))
          .contextMenu { Button("Feed") {} }
        Section("Birds") { ForEach(Bird.all) { TableRow($0) } }
        if isOpen { TableRow(Bird(id: 4, name: "swift", eggs: 3)) }
      }
    }
  }

  @Test func `behaviour 1137: rows stand in sections, for elements and under conditions`() throws {
    let list = try #require(show(Rows()).view.list)
    #expect(list.rowTexts == ["tit", "wren", "owl", "swift"])
    #expect((0..<list.numberOfSections).map(list.numberOfItems) == [1, 2, 1])
    #expect(Fleet.screen.staticTexts["Birds"].exists)
    Fleet.screen.buttons.matching(identifier: "hide").element(boundBy: 0).tap()
    #expect(list.rowTexts == ["tit", "wren", "owl"])
  }

  private struct Compiled: View {
    @State private var order = [KeyPathComparator(\Bird.eggs, order: .reverse)]
    @State private var selected: Set<Int> = [2]
    private let family = [
      Bird(id: 5, name: "hen", eggs: 1, young: [Bird(id: 6, name: "chick", eggs: 0)])
    ]

    var body: some View {
      Table(Bird.all) { TableColumn("Name", value: \.name) }
      Table(Bird.all, selection: $selected) { TableColumn("Name", value: \.name) }
      Table(family, children: \.young) { TableColumn("Name", value: \.name) }
      Table(Bird.all, sortOrder: $order) {
        TableColumn("Mate", value: \.mate) { Text("mate \($0.mate ?? 0)") }
        TableColumn("Eggs", sortUsing: KeyPathComparator(\.eggs)) { Text("\($0.eggs)") }
        TableColumn(verbatim, value: \.name).alignment(.numeric)
      }
      .tableStyle(.inset)
      .tableColumnHeaders(.hidden)
      Table(of: Bird.self, selection: $selected, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        Group { TableColumn("Eggs", value: \Bird.eggs) { (bird: Bird) in Text("\(bird.eggs)") } }
      } rows: {
        DisclosureTableRow(family[0], isExpanded: .constant(true)) {
          ForEach(family[0].young ?? [], id: \.name) { TableRow($0) }
        }
      }
    }

    private var verbatim: String { "Name" }
  }

  @Test func `behaviour 1138: tables have trees, and any of their forms`() throws {
    let screen = show(Compiled())
    let tables = Fleet.screen.collectionViews
    #expect(tables.count == 5)
    #expect(screen.view.list?.rowTexts == ["wren", "owl"])
    #expect(tables.element(boundBy: 2).staticTexts["hen"].exists)
    #expect(!tables.element(boundBy: 2).staticTexts["chick"].exists)
    #expect(tables.element(boundBy: 3).staticTexts["mate 7"].exists)
    #expect(tables.element(boundBy: 4).staticTexts["chick"].exists)
  }
}
