import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

private final class Basket: ObservableObject { @Published var count = 1 }

/// A screen with what suites of ViewInspector's ask about.
private struct Market: View {
  @EnvironmentObject private var basket: Basket
  @State private var name = ""
  @State private var isNew = false
  @State private var asks = false
  @State private var showsHelp = false
  @State private var fruits = ["Apple", "Pear"]
  @State private var news = "closed"

  var body: some View {
    NavigationStack {
      List {
        Text("Market").font(.title).accessibilityIdentifier("title")
        Text("\(basket.count) in the basket")
        Button("Add") { basket.count += 1 }
        TextField("Name", text: $name)
        Text("Hello \(name)")
        Toggle("Only new", isOn: $isNew)
        Button("Clear") { asks = true }.disabled(basket.count == 0)
        Button("Help") { showsHelp = true }
        NavigationLink("Prices") { Text("All cheap") }
        ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) }
        Text(news)
      }
      .alert("Clear all?", isPresented: $asks) {
        Button("Yes", role: .destructive) { basket.count = 0 }
      }
      .sheet(isPresented: $showsHelp) { Text("Just tap") }
      .onAppear { news = "open" }
    }
  }
}

/// What suites of ViewInspector's say, as Fleet says it; Docs/ViewInspector.md has both side by side.
@MainActor
@Suite("What ViewInspector's suites say", .freshApplication)
struct ViewInspectorTests {
  private let basket = Basket()

  init() { show(Market().environmentObject(basket)) }

  @Test func `a text is read`() { #expect(Fleet.screen.staticTexts["Market"].exists) }

  @Test func `a view is found by its identifier`() {
    #expect(Fleet.screen.staticTexts["title"].label == "Market")
  }

  @Test func `a button is tapped, and what it changes is seen`() {
    Fleet.screen.buttons["Add"].tap()
    #expect(Fleet.screen.staticTexts["2 in the basket"].exists)
  }

  @Test func `an object of the environment is changed from outside`() {
    basket.count = 5
    #expect(Fleet.screen.staticTexts["5 in the basket"].exists)
  }

  @Test func `a field is typed into`() {
    Fleet.screen.textFields["Name"].enter("Ann")
    #expect(Fleet.screen.staticTexts["Hello Ann"].exists)
  }

  @Test func `a switch is flipped`() {
    Fleet.screen.switches["Only new"].switches.firstMatch.tap()
    #expect(Fleet.screen.switches["Only new"].value == "1")
  }

  @Test func `a button is disabled`() {
    #expect(Fleet.screen.buttons["Clear"].isEnabled)
    basket.count = 0
    #expect(!Fleet.screen.buttons["Clear"].isEnabled)
  }

  @Test func `an alert is answered`() {
    Fleet.screen.buttons["Clear"].tap()
    Fleet.screen.alerts["Clear all?"].buttons["Yes"].tap()
    #expect(Fleet.screen.staticTexts["0 in the basket"].exists)
  }

  @Test func `a sheet is there`() {
    Fleet.screen.buttons["Help"].tap()
    #expect(Fleet.screen.staticTexts["Just tap"].exists)
  }

  @Test func `a link leads to its screen`() {
    Fleet.screen.buttons["Prices"].tap()
    #expect(Fleet.screen.staticTexts["All cheap"].exists)
  }

  @Test func `what happens as a view appears has happened`() {
    #expect(Fleet.screen.staticTexts["open"].exists)
  }
}
