import Fleet
import FleetTesting
import HeadlessStoreKit
import HeadlessStoreKitUI
import HeadlessSwiftUI
import Testing

/// A shop that tells what came of purchases.
private struct Shop: View {
  @Environment(\.requestReview) private var requestReview
  @State private var news = "nothing yet"

  var body: some View {
    VStack {
      StoreView(ids: ["all", "owl", "dodo"])
      Text(news)
      Button("Rate") { requestReview() }
    }
    .onInAppPurchaseCompletion { product, result in
      switch result {
      case .success(.success): news = "bought \(product.displayName)"
      case .success: news = "left \(product.displayName)"
      case .failure: news = "failed"
      }
    }
  }
}

private struct Status: View {
  @State private var words = "asking"

  var body: some View {
    VStack {
      SubscriptionStoreView(groupID: "club") { Text("Join the club") }
      Text(words)
    }
    .subscriptionStatusTask(for: "club") { state in
      words = state.value.map { $0.isEmpty ? "no member" : "member" } ?? "asking"
    }
  }
}

@MainActor
@Suite("Views of the shop", .freshApplication)
struct StoreViewTests {
  init() {
    SimulatedStore.products = [
      SimulatedProduct("all", name: "All birds", price: 2.99, description: "Every song"),
      SimulatedProduct("owl", name: "The owl", price: 1),
      SimulatedProduct("month", name: "Monthly", price: 3, every: .monthly, group: "club"),
      SimulatedProduct("year", name: "Yearly", price: 20, every: .yearly, group: "club"),
    ]
  }

  private func show(_ view: some View) async {
    setAsAppRootWindow(UIHostingController(rootView: view))
    await Fleet.settle()
  }

  private func text(_ label: String) -> Bool { Fleet.screen.staticTexts[label].exists }

  @Test func `behaviour 1272, 1273: products of the shop are bought`() async {
    await show(Shop())
    #expect(text("All birds"))
    #expect(text("Every song"))
    #expect(text("The owl"))
    let buttons = Fleet.screen.buttons.allElementsBoundByIndex.map(\.label)
    #expect(buttons == ["$2.99", "$1.00", "Rate"])

    SimulatedStore.next = .buys
    Fleet.screen.buttons["$2.99"].tap()
    await Fleet.settle()
    #expect(SimulatedStore.purchased == ["all"])
    #expect(text("bought All birds"))

    SimulatedStore.next = .cancels
    Fleet.screen.buttons["$1.00"].tap()
    await Fleet.settle()
    #expect(text("left The owl"))

    Fleet.screen.buttons["Rate"].tap()
    await Fleet.settle()
    #expect(SimulatedStore.reviewRequests == 1)
  }

  @Test func `behaviour 1272: what the shop does not have is said to be missing`() async {
    await show(ProductView(id: "dodo") { Image(systemName: "bird") })
    #expect(text("Product Unavailable"))
  }

  @Test func `behaviour 1274: one of a group's subscriptions is chosen and bought`() async {
    await show(Status())
    #expect(text("Join the club"))
    #expect(text("no member"))
    let yearly = Fleet.screen.buttons["Yearly, $20.00/year"]
    #expect(Fleet.screen.buttons["Monthly, $3.00/month"].isSelected)
    #expect(!yearly.isSelected)

    yearly.tap()
    #expect(yearly.isSelected)
    SimulatedStore.next = .buys
    Fleet.screen.buttons["Subscribe"].tap()
    await Fleet.settle()
    #expect(SimulatedStore.purchased == ["year"])
  }
}
