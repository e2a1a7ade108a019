import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// What tests do wrongly on hosted views: each is refused in words of SwiftUI's, and nothing changes.
@MainActor
@Suite("Mistakes on hosted views", .freshApplication)
struct MistakeTests {
  /// No part of how the module is made is told.
  private static let inner = [
    "Hosted", "GestureView", "EffectView", "HostingView", "LeafNode", "ModifiedContent", "_View",
    "AnyView", "TupleView",
  ]

  /// Does each of some mistakes on a screen of its own, and looks at what was said.
  private func check(
    _ mistakes: [(does: String, says: [String], act: @MainActor () -> Void)],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for mistake in mistakes {
      let model = MistakeScreen.Model()
      show(MistakeScreen(model: model))
      let before = model.state
      let found = failures { mistake.act() }
      let text = found.map { "\($0.reason)\n\($0.details)" }.joined(separator: "\n")
      #expect(found.count == 1, "\(mistake.does): \(text)", sourceLocation: location)
      for word in mistake.says {
        #expect(text.contains(word), "\(mistake.does): \(text)", sourceLocation: location)
      }
      for word in Self.inner {
        #expect(!text.contains(word), "\(mistake.does): \(text)", sourceLocation: location)
      }
      #expect(model.state == before, "\(mistake.does)", sourceLocation: location)
    }
  }

  @Test func `behaviour 1231: a name that nothing has`() {
    check([
      ("a button", ["Pya", "Pay"], { Fleet.screen.buttons["Pya"].tap() }),
      ("a text", ["Wrods", "Words"], { Fleet.screen.staticTexts["Wrods"].tap() }),
      ("a switch", ["Sound"], { Fleet.screen.switches["Sound"].flip() }),
      ("a slider", ["Volumes"], { Fleet.screen.sliders["Volumes"].slide(to: 1) }),
      ("a stepper", ["Guest"], { Fleet.screen.steppers["Guest"].increment() }),
      ("a field", ["Nmae"], { Fleet.screen.textFields["Nmae"].enter("x") }),
      ("a secure field", ["Word"], { Fleet.screen.secureTextFields["Word"].enter("x") }),
      ("an editor", ["Notes"], { Fleet.screen.textViews["Notes"].enter("x") }),
      ("a link", ["Term"], { Fleet.screen.links["Term"].tap() }),
      ("a picture", ["cart"], { Fleet.screen.images["cart"].tap() }),
      ("a date", ["Day"], { Fleet.screen.datePickers["Day"].pick(Date(timeIntervalSince1970: 9)) }),
      ("a row", ["Row 9"], { Fleet.screen.cells["Row 9"].tap() }),
      ("an alert", ["Sure?"], { Fleet.screen.alerts["Sure?"].buttons["OK"].tap() }),
      ("a bar", ["Till"], { Fleet.screen.navigationBars["Till"].buttons["Back"].tap() }),
      ("a tab", ["Home"], { Fleet.screen.tabBars.buttons["Home"].tap() }),
      ("a wheel", ["picker wheel"], { Fleet.screen.pickerWheels.firstMatch.tap() }),
    ])
  }

  @Test func `behaviour 1231: a control that is disabled`() {
    check([
      (
        "a button", ["`Button(\"Closed\")` in `Locked`", "not enabled"],
        {
          Fleet.screen.buttons["Closed"].tap()
        }
      ),
      (
        "two taps", ["`Button(\"Closed\")` in `Locked`"],
        {
          Fleet.screen.buttons["Closed"].doubleTap()
        }
      ),
      ("a link", ["Terms"], { Fleet.screen.links["Terms"].tap() }),
      ("a switch", ["Locked switch"], { Fleet.screen.switches["Locked switch"].flip() }),
      ("a slider", ["Locked volume"], { Fleet.screen.sliders["Locked volume"].slide(to: 1) }),
      ("a stepper", ["Locked guests"], { Fleet.screen.steppers["Locked guests"].increment() }),
      (
        "a stepper's button", ["Locked guests"],
        {
          Fleet.screen.steppers["Locked guests"].buttons["Increment"].tap()
        }
      ),
      ("a field", ["Locked name"], { Fleet.screen.textFields["Locked name"].enter("x") }),
      ("a field's touch", ["Locked name"], { Fleet.screen.textFields["Locked name"].tap() }),
      (
        "a secure field", ["Locked word"],
        {
          Fleet.screen.secureTextFields["Locked word"].enter("x")
        }
      ),
      ("a segment", ["Locked choice"], { Fleet.screen.buttons["locked two"].tap() }),
      ("a group", ["Locked details"], { Fleet.screen.buttons["Locked details"].tap() }),
    ])
  }

  @Test func `behaviour 1231: something that lies behind something else`() {
    check([
      ("a button", ["`Button(\"Under\")` in `Covered`"], { Fleet.screen.buttons["Under"].tap() }),
      ("two taps", ["Under"], { Fleet.screen.buttons["Under"].doubleTap() }),
      ("a long press", ["Under"], { Fleet.screen.buttons["Under"].longPress() }),
      ("a switch", ["Under switch"], { Fleet.screen.switches["Under switch"].flip() }),
      ("a field", ["Under name"], { Fleet.screen.textFields["Under name"].tap() }),
      ("typing", ["Under name"], { Fleet.screen.textFields["Under name"].enter("x") }),
    ])
  }

  @Test func `behaviour 1231: something that is not to be met`() {
    check([
      ("no opacity", ["Ghost"], { Fleet.screen.buttons["Ghost"].tap() }),
      ("hidden", ["Hidden"], { Fleet.screen.buttons["Hidden"].tap() }),
      ("unspoken", ["Unspoken"], { Fleet.screen.buttons["Unspoken"].tap() }),
      ("without touches", ["Numb"], { Fleet.screen.buttons["Numb"].tap() }),
      ("off screen", ["Away"], { Fleet.screen.buttons["Away"].tap() }),
      ("off screen, two taps", ["Away"], { Fleet.screen.buttons["Away"].doubleTap() }),
      ("off screen, long", ["Away"], { Fleet.screen.buttons["Away"].longPress() }),
      ("off screen, a swipe", ["Away"], { Fleet.screen.buttons["Away"].swipeLeft() }),
      ("closed", ["inside"], { Fleet.screen.staticTexts["inside"].tap() }),
    ])
  }

  @Test func `behaviour 1231: what the element cannot do`() {
    check([
      ("flip a button", ["Pay"], { Fleet.screen.buttons["Pay"].flip() }),
      ("slide a button", ["Pay"], { Fleet.screen.buttons["Pay"].slide(to: 1) }),
      ("type into a button", ["Pay"], { Fleet.screen.buttons["Pay"].enter("x") }),
      ("type into a text", ["Words"], { Fleet.screen.staticTexts["Words"].enter("x") }),
      ("increment a text", ["Words"], { Fleet.screen.staticTexts["Words"].increment() }),
      (
        "a menu of a button", ["Pay"],
        {
          Fleet.screen.buttons["Pay"].chooseMenuItem(withTitle: "x")
        }
      ),
      (
        "no such item", ["By size"],
        {
          Fleet.screen.buttons["Sort"].chooseMenuItem(withTitle: "By size")
        }
      ),
      (
        "a disabled item", ["By date"],
        {
          Fleet.screen.buttons["Sort"].chooseMenuItem(withTitle: "By date")
        }
      ),
      (
        "a segment of a disabled control", ["Locked choice"],
        {
          Fleet.screen.segmentedControls.firstMatch.selectSegment(withTitle: "three")
        }
      ),
      (
        "beyond the end of a stepper", ["Guests"],
        {
          Fleet.screen.steppers["Guests"].increment()
        }
      ),
      (
        "its button", ["Guests"],
        {
          Fleet.screen.steppers["Guests"].buttons["Increment"].tap()
        }
      ),
      ("beyond a slider", ["Volume"], { Fleet.screen.sliders["Volume"].slide(to: 2) }),
      (
        "a date of a slider", ["Volume"],
        {
          Fleet.screen.sliders["Volume"].pick(Date(timeIntervalSince1970: 9))
        }
      ),
      ("one of two", ["Twin"], { Fleet.screen.buttons["Twin"].tap() }),
      (
        "a third of two", ["Twin"],
        {
          Fleet.screen.buttons.matching(identifier: "Twin").element(boundBy: 2).tap()
        }
      ),
      (
        "an action that it has not", ["Archive"],
        {
          Fleet.screen.buttons["Pay"].chooseCustomAction(named: "Archive")
        }
      ),
      ("typing without a focus", ["Name"], { Fleet.screen.textFields["Name"].type("x") }),
      ("clearing without a focus", ["Words"], { Fleet.screen.staticTexts["Words"].clearText() }),
    ])
  }

  @Test func `behaviour 1231: views of UIKit's names, and views that stand in others`() {
    struct Row: View {
      let name: String
      var body: some View {
        HStack {
          Text(name)
          Button("Remove") {}.disabled(true)
        }
      }
    }
    struct Cart: View {
      var body: some View { VStack { Row(name: "Tea") }.padding().frame(maxWidth: 300) }
    }
    let controller = show(Cart().opacity(1).padding())
    let text = failures { Fleet.screen.buttons["Remove"].tap() }.map {
      "\($0.reason)\n\($0.details)"
    }
    #expect(text.count == 1)
    #expect(text.joined().contains("`Button(\"Remove\")` in `Row`"))
    controller.title = "Cart"
    #expect(objectName(controller) == "<UIHostingController<Cart> \"Cart\">")
    #expect(objectName(controller.view).contains("UIHostingController<Cart>"))
  }
}
