import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// A café's app: UIKit's navigation around three screens of SwiftUI's.
@MainActor
@Suite("Orders at a café", .freshApplication)
struct OrdersTests {
  private let flow = OrderFlow(order: Order(drinks: ["Tea", "Coffee"]))

  init() {
    setAsAppRootWindow(flow.navigationController)
    Fleet.settle()
  }

  private func orderTea() {
    Fleet.screen.buttons["Add Tea"].tap()
    Fleet.screen.buttons["Check out"].tap()
  }

  @Test func `a drink is added, and the sum follows`() {
    #expect(!Fleet.screen.buttons["Check out"].isEnabled)
    Fleet.screen.buttons["Add Tea"].tap()
    Fleet.screen.buttons["Add Tea"].tap()
    Fleet.screen.buttons["Add Coffee"].tap()

    #expect(Fleet.screen.staticTexts["2 × Tea"].exists)
    #expect(Fleet.screen.staticTexts["1 × Coffee"].exists)
    #expect(Fleet.screen.staticTexts["Total: 9 €"].exists)
    #expect(Fleet.screen.buttons["Check out"].isEnabled)
  }

  @Test func `checking out pushes a screen with a form, whose button waits for a name`() {
    orderTea()
    #expect(flow.navigationController.topViewController?.title == "Check-out")
    let pay = Fleet.screen.buttons["Pay 3 €"]
    #expect(!pay.isEnabled)

    Fleet.screen.textFields["Name"].enter("Ada")
    #expect(pay.isEnabled)

    Fleet.screen.switches["Tip"].switches.firstMatch.tap()
    #expect(Fleet.screen.buttons["Pay 4 €"].exists)
  }

  @Test func `a pay button that is tapped too early is refused in the app's words`() {
    orderTea()
    let texts = refusals { Fleet.screen.buttons["Pay 3 €"].tap() }.map {
      "\($0.reason)\n\($0.details)"
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("`Button(\"Pay 3 €\")` in `CheckoutView`") == true)
    #expect(flow.order.number == nil)
  }

  @Test func `a paid order has a number, and a rating by VoiceOver`() {
    orderTea()
    Fleet.screen.textFields["Name"].enter("Ada")
    Fleet.screen.segmentedControls.firstMatch.selectSegment(withTitle: "To go")
    Fleet.screen.buttons["Pay 3 €"].tap()

    #expect(flow.navigationController.topViewController?.title == "Order 1")
    #expect(Fleet.screen.staticTexts["Thank you, Ada"].exists)
    #expect(Fleet.screen.staticTexts["To go"].exists)
    Fleet.voiceOver.move(to: Fleet.screen.sliders["Rating"])
    Fleet.voiceOver.increment()
    Fleet.voiceOver.increment()
    #expect(flow.order.rating == 2)
    #expect(Fleet.screen.sliders["Rating"].value == "2 of 5")
  }

  @Test func `a new order begins at the menu, with nothing in it`() {
    orderTea()
    Fleet.screen.textFields["Name"].enter("Ada")
    Fleet.screen.buttons["Pay 3 €"].tap()
    Fleet.screen.buttons["New order"].tap()
    #expect(flow.navigationController.viewControllers.count == 1)
    #expect(Fleet.screen.staticTexts["Total: 0 €"].exists)
  }

  @Test func `what VoiceOver reads of the menu`() {
    Fleet.screen.buttons["Add Tea"].tap()
    let transcript = Fleet.voiceOver.transcript.joined(separator: "\n")
    #expect(transcript.contains("Add Tea, Button"))
    #expect(transcript.contains("1 × Tea"))
  }
}
