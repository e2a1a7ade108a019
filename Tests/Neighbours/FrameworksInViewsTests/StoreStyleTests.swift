import Fleet
import FleetTesting
import HeadlessStoreKit
import HeadlessStoreKitUI
import HeadlessSwiftUI
import Testing

/// A look of products of the app's own.
private struct Plate: ProductViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    switch configuration.state {
    case .success(let product):
      HStack {
        configuration.icon
        Button("Buy \(product.displayName)") { configuration.purchase() }
        if configuration.hasCurrentEntitlement { Text("Yours") }
      }
    case .unavailable: Text("No such bird")
    default: ProductView(configuration)
    }
  }
}

/// Shows what the shop has to say when the app wants it.
private struct Mailbox: View {
  @Environment(\.displayStoreKitMessage) private var display
  @State private var letters: [Message] = []

  var body: some View {
    Button("Read \(letters.count)") { for letter in letters { try? display(letter) } }
      .task { for await message in Message.messages { letters.append(message) } }
  }
}

private struct Settings: View {
  @State private var isManaging = false
  @State private var words = "asking"

  var body: some View {
    VStack {
      Button("Manage") { isManaging = true }
      Text(words)
    }
    .manageSubscriptionsSheet(isPresented: $isManaging, subscriptionGroupID: "club")
    .storeProductTask(for: "owl") { state in
      switch state {
      case .loading: words = "loading"
      case .unavailable: words = "unavailable"
      case .success(let product): words = "found \(product.displayName)"
      case .failure: words = "failed"
      }
    }
  }
}

@MainActor
@Suite("Looks of the shop", .freshApplication)
struct StoreStyleTests {
  init() {
    SimulatedStore.products = [
      SimulatedProduct("all", name: "All birds", price: 2.99),
      SimulatedProduct("owl", name: "The owl", price: 1),
      SimulatedProduct("month", name: "Monthly", price: 3, every: .monthly, group: "club"),
      SimulatedProduct("year", name: "Yearly", price: 20, every: .yearly, group: "club"),
    ]
  }

  private func show(_ view: some View) async {
    setAsAppRootWindow(UIHostingController(rootView: view))
    await Fleet.settle()
  }

  private var buttons: [String] { Fleet.screen.buttons.allElementsBoundByIndex.map(\.label) }

  private func text(_ label: String) -> Bool { Fleet.screen.staticTexts[label].exists }

  @Test func `a product has the app's look`() async {
    SimulatedStore.buyElsewhere("owl")
    await show(
      VStack {
        ProductView(id: "all")
        ProductView(id: "owl") { Text("A picture") }
        ProductView(id: "dodo")
      }
      .productViewStyle(Plate()))
    #expect(buttons == ["Buy All birds", "Buy The owl"])
    #expect(text("A picture"))
    #expect(text("Yours"))
    #expect(text("No such bird"))

    SimulatedStore.next = .buys
    Fleet.screen.buttons["Buy All birds"].tap()
    await Fleet.settle()
    #expect(SimulatedStore.purchased == ["owl", "all"])
  }

  @Test func `several products have the app's look, and the usual one`() async {
    await show(StoreView(ids: ["all", "owl"]).productViewStyle(Plate()))
    #expect(buttons == ["Buy All birds", "Buy The owl"])
    await show(StoreView(ids: ["all", "owl"]).productViewStyle(.compact))
    #expect(buttons == ["$2.99", "$1.00"])
    await show(
      StoreView(ids: ["all"]) { product in
        Text("Picture of \(product.displayName)")
      } placeholderIcon: {
        Text("Soon")
      })
    #expect(text("Picture of All birds"))
    #expect(!text("Soon"))
  }

  @Test func `without a network the usual look says so`() async {
    Fleet.networkConnection = .none
    await show(ProductView(id: "all").productViewStyle(Plate()))
    #expect(text("Product Unavailable"))
  }

  @Test func `the button of subscriptions says what the app wants`() async {
    let rows: [(label: SubscriptionStoreButtonLabel, words: String)] = [
      (.automatic, "Subscribe"), (.action, "Subscribe"), (.singleLine, "Subscribe"),
      (.displayName, "Monthly"), (.price, "$3.00/month"), (.price.multiline, "$3.00/month"),
      (.multiline, "Subscribe, $3.00/month"), (.displayName.multiline, "Monthly, $3.00/month"),
      (.multiline.displayName.singleLine, "Monthly"),
    ]
    for (label, words) in rows {
      await show(
        SubscriptionStoreView(groupID: "club") {
          Text("Join").containerBackground(for: .subscriptionStoreFullHeight) { Color.blue }
        }
        .subscriptionStoreButtonLabel(label)
        .subscriptionStorePickerItemBackground(.thickMaterial))
      #expect(buttons == ["Monthly, $3.00/month", "Yearly, $20.00/year", words])
    }
  }

  @Test func `messages are shown when the app wants it`() async {
    await show(Mailbox())
    SimulatedStore.send(.billingIssue)
    SimulatedStore.send(.generic)
    await Fleet.settle()
    #expect(SimulatedStore.screens.isEmpty)
    Fleet.screen.buttons["Read 2"].tap()
    #expect(SimulatedStore.screens == [.message(.billingIssue), .message(.generic)])
  }

  @Test func `subscriptions are managed, and a product is found`() async {
    await show(Settings())
    #expect(text("found The owl"))
    Fleet.screen.buttons["Manage"].tap()
    await Fleet.settle()
    Fleet.screen.buttons["Manage"].tap()
    await Fleet.settle()
    #expect(
      SimulatedStore.screens == [.subscriptions(group: "club"), .subscriptions(group: "club")])
  }
}
