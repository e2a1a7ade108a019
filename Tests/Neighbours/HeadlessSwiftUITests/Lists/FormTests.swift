import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// What stands in forms and outlines.
@MainActor
@Suite("Forms and outlines of SwiftUI", .freshApplication)
struct FormTests {
  private struct Settings: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var size = "small"
    @State private var color = 1
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
      Form {
        Toggle("Sounds", isOn: $isOn)
        TextField("Name", text: $name)
        Picker("Size", selection: $size) {
          Text("Small").tag("small")
          Text("Large").tag("large")
        }
        Picker("Color", selection: $color) {
          Text("Red").tag(1)
          Text("Blue").tag(2)
        }
        .pickerStyle(.inline)
        DatePicker("Birthday", selection: $date, displayedComponents: .date)
        LabeledContent("Summary", value: "\(isOn) \(name) \(size) \(color)")
      }
    }
  }

  @Test func `behaviours 1130 and 1131: controls in a form`() throws {
    let list = try #require(show(Settings()).view.list)
    #expect(list.rows.count == 7)
    Fleet.screen.switches["Sounds"].switches.firstMatch.tap()
    let field = Fleet.screen.textFields.firstMatch
    field.tap()
    field.typeText("Ada")
    // A tap anywhere in the row of a picker opens it.
    Fleet.screen.staticTexts["Size"].tap()
    tap("Large")
    tap("Blue")
    #expect(Fleet.screen.buttons["Size, Large"].exists)
    #expect(Fleet.screen.buttons["Blue"].isSelected)
    #expect(!Fleet.screen.buttons["Red"].isSelected)
    #expect(Fleet.screen.staticTexts["true Ada large 2"].exists)
    #expect(Fleet.screen.datePickers.count == 1)
  }

  /// Objects around a picker are there on the screen of its choices, too.
  private final class Shop: ObservableObject { let largest = "Large" }

  private struct Largest: View {
    @EnvironmentObject private var shop: Shop
    var body: some View { Text(shop.largest) }
  }

  private struct Leading: View {
    @State private var size = "small"

    var body: some View {
      Form {
        Picker("Size", selection: $size) {
          Text("Small").tag("small")
          Largest().tag("large")
        }
        .pickerStyle(.navigationLink)
      }
    }
  }

  @Test func `behaviour 1130: a picker that leads to its choices`() {
    let navigation = UINavigationController(
      rootViewController: UIHostingController(rootView: Leading().environmentObject(Shop())))
    setAsAppRootWindow(navigation)
    Fleet.settle()
    tap("Size, Small")
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.title == "Size")
    tap("Large")
    #expect(navigation.viewControllers.count == 1)
    #expect(Fleet.screen.buttons["Size, Large"].exists)
  }

  private struct Folder: Identifiable {
    let id: String
    var within: [Folder]?
  }

  private static let folders = [
    Folder(
      id: "a", within: [Folder(id: "a1"), Folder(id: "a2", within: [Folder(id: "deep")])]),
    Folder(id: "b"),
  ]

  @Test func `behaviour 1128: rows of a tree open and close`() throws {
    let list = try #require(
      show(List(Self.folders, children: \.within) { Text($0.id) }).view.list)
    let taps: [(String, [String])] = [
      ("a", ["a", "a1", "a2", "b"]), ("a2", ["a", "a1", "a2", "deep", "b"]), ("a", ["a", "b"]),
    ]
    #expect(list.rowTexts == ["a", "b"])
    for (row, rows) in taps {
      tap(row)
      #expect(list.rowTexts == rows, Comment(rawValue: row))
    }
  }

  private struct Groups: View {
    @State private var isExpanded = true

    var body: some View {
      List {
        DisclosureGroup("More", isExpanded: $isExpanded) {
          Text("one")
          Text("two")
        }
      }
    }
  }

  @Test func `behaviour 1128: what a group discloses are rows`() throws {
    let view = try #require(show(Groups()).view)
    let list = try #require(view.list)
    #expect(list.rowTexts == ["More", "one", "two"])
    let (outer, inner) = (view.place("More")?.minX ?? 0, view.place("one")?.minX ?? 0)
    #expect(inner == outer + 20)
    tap("More")
    #expect(list.rowTexts == ["More"])
  }

  private struct Sidebar: View {
    @State private var isExpanded = true

    var body: some View {
      List {
        Section("Library", isExpanded: $isExpanded) { Text("Songs") }
      }
      .listStyle(.sidebar)
    }
  }

  @Test func `behaviour 1129: a section at the side of a tablet hides its rows`() throws {
    let list = try #require(show(Sidebar()).view.list)
    #expect(list.rowTexts == ["Songs"])
    tap("Collapse")
    #expect(list.rowTexts == [])
    tap("Expand")
    #expect(list.rowTexts == ["Songs"])
  }

  @Test func `behaviour 1132: elsewhere a section is its views`() {
    show(
      VStack {
        Section {
          Text("row")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
      })
    #expect(texts == ["header", "row", "footer"])
  }
}
