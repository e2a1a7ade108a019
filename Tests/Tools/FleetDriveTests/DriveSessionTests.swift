import FleetDrive
import FleetTesting
import HeadlessNetworking
import TestSupport
import Testing

@MainActor
@Suite("DriveSession")
struct DriveSessionTests {
  /// The list of birds, as an answer has the whole screen.
  private static let birds = """
    On screen: UINavigationController ▸ BirdListScreen "Birds"
      navigation bar #Birds
        static text "Birds"
        button "Cart"
      table, 2 rows in 1 section
        cell
          button "Buy"
          static text "Robin"
        cell
          button "Buy"
          static text "Wren"
    """

  @Test func `a session tells of each step what it changed, and what the app did`() async {
    let shop = Transcript()
    #expect(
      await shop.session.launch().text == """
        ok launch
        \(Self.birds)
        """)
    #expect(
      await shop.text(
        #"tap "Buy" in Wren"#, "tap Cart", "enter Ada in Name", #"flip "As a gift""#, "tap Help",
        "tap Pay", #"answer "Pay now""#, "wait until Paid", "back", "turn landscape", "world dark")
          == """
          > tap "Buy" in Wren
          ok tap button "Buy" in cell with "Wren"
            announced "Wren is in the cart"
            logged shop cart: bought Wren
          > tap Cart
          ok tap button "Cart"
            pushed CartScreen "Cart"
          On screen: UINavigationController ▸ CartScreen "Cart"
            navigation bar #Cart
              button "Birds" #BackButton
              static text "Cart"
            text field "Name"
            static text "As a gift"
            switch = "0"
            segmented control
              button "Small"
              button "Big"
            static text "2 birds"
            button "Pay" (disabled)
            button "Help"
          > enter Ada in Name
          ok enter "Ada" in text field "Name"
          -   text field "Name"
          +   text field "Name" = "Ada"
          -   button "Pay" (disabled)
          +   button "Pay"
          > flip "As a gift"
          ok flip switch
          -   switch = "0"
          +   switch = "1"
          > tap Help
          ok tap button "Help"
            opened https://shop.example/help
          > tap Pay
          ok tap button "Pay"
            presented UIAlertController "Pay?"
          On screen: UINavigationController ▸ UIAlertController "Pay?"
            alert "Pay?"
              static text "Pay?"
              button "Cancel"
              button "Pay now"
          > answer "Pay now"
          ok answer "Pay now"
            dismissed UIAlertController "Pay?"
          On screen: UINavigationController ▸ CartScreen "Cart"
            navigation bar #Cart
              button "Birds" #BackButton
              static text "Cart"
            text field "Name" = "Ada"
            static text "As a gift"
            switch = "1"
            segmented control
              button "Small"
              button "Big"
            static text "Paying …"
            button "Pay"
            button "Help"
            still to come: UIView.animate completion, in 2.00 s
          > wait until Paid
          ok wait until static text "Paid" (2 s)
          -   static text "Paying …"
          +   static text "Paid"
          > back
          ok back
            popped CartScreen "Cart"
          \(Self.birds)
          > turn landscape
          ok turn landscape left
            is in the world iPhone 14, landscape left
          > world dark
          ok world dark
            is in the world iPhone 14, landscape left, dark
          """)
  }

  @Test func `what cannot be done says why, and what was meant`() async {
    let shop = await Transcript().launched()
    #expect(
      await shop.text("tap Buy", "tap Crat") == """
        > tap Buy
        FAILED Cannot tap button 'Buy': 2 elements match.
          Say which one:
            button "Buy" in cell with "Robin"
            button "Buy" in cell with "Wren"
        > tap Crat
        FAILED Cannot tap element 'Crat': It is not on the screen.
          Did you mean 'Cart'? The elements are 'Robin', 'Buy', 'Wren', 'Birds', 'Cart'.
        """)
    _ = await shop.text("tap Cart")
    #expect(
      await shop.text("tap Pay", "flip Help") == """
        > tap Pay
        FAILED Cannot tap UIButton: Control is not enabled.
          <UIButton "Pay">.isEnabled is false. What enables it has to come first.
        > flip Help
        FAILED Cannot flip button 'Help': It is no switch.
        """)
    _ = await shop.text("enter Ada in Name", "tap Pay")
    #expect(
      await shop.text("tap Help", "dismiss", "dismiss outside", "answer Maybe") == """
        > tap Help
        FAILED Cannot tap element 'Help': It is not on the screen.
          The elements are 'Pay?', 'Cancel', 'Pay now'.
          There is a button 'Help' that does not show: <UIAlertController "Pay?"> is presented over it.
          <UIAlertController "Pay?"> is presented in front.
        > dismiss
        FAILED Cannot swipe <UIAlertController "Pay?"> down: It cannot be dismissed in this way.
          An alert stays until an action is tapped.
        > dismiss outside
        FAILED Cannot dismiss <UIAlertController "Pay?"> by a tap outside of it: It cannot be \
        dismissed in this way.
          An alert stays until an action is tapped.
        > answer Maybe
        FAILED No action with title 'Maybe' found on alert.
          The actions of <UIAlertController "Pay?"> are 'Cancel', 'Pay now'.
        """)
    #expect(shop.session.steps.count == 3)
  }

  @Test func `a step is taken back on a fresh application`() async {
    let shop = await Transcript().launched()
    _ = await shop.text("tap Cart", "enter Ada in Name", "choose Big in segmented control")
    #expect(
      await shop.text("undo", "steps", "undo 2", "steps", "undo") == """
        > undo
        ok undo
          took back choose "Big" in segmented control
            segmented control
        -     button "Big" (selected)
        +     button "Big"
        > steps
        ok steps
        1. tap button "Cart"
        2. enter "Ada" in text field "Name"
        > undo 2
        ok undo 2
          took back enter "Ada" in text field "Name"
          took back tap button "Cart"
        \(Self.birds)
        > steps
        ok steps
        No step has been taken.
        > undo
        FAILED There is no step to undo.
        """)
    _ = await shop.text("tap Cart")
    let again = await shop.text("restart", "steps")
    #expect(again.hasPrefix("> restart\nok restart\nOn screen: UINavigationController ▸ Bird"))
    #expect(again.hasSuffix("No step has been taken."))
  }

  @Test func `an app that is another one when it is shown again is told of`() async {
    var launches = 0
    let shop = await Transcript {
      launches += 1
      if launches == 1 { Shop.show() } else { setAsAppRootWindow(CartScreen()) }
    }.launched()
    _ = await shop.text("tap Cart", "back")
    #expect(
      await shop.text("undo", "steps").hasPrefix(
        """
        > undo
        FAILED Step 1, tap button "Cart", could not be taken again; it waits with the steps behind \
        it.
          and: Cannot tap button 'Cart': It is not on the screen.
        """))
    #expect(shop.session.steps.isEmpty)
    #expect(await shop.text("steps") == "> steps\nok steps\n1. tap button \"Cart\" (waits)")
    #expect(
      await shop.session.mend(with: "screen").failures.map(\.reason) == [
        "'screen' is no step of a test."
      ])
    #expect(shop.session.waiting.count == 1)
    #expect(await shop.session.mend(with: nil).ok)
    #expect(shop.session.waiting.isEmpty)
  }

  @Test func `what is expected stands in the test where it holds`() async {
    let shop = await Transcript().launched()
    _ = await shop.text("tap Cart", "enter Ada in Name")
    for line in [
      #"expect text field "Name" has value "Ada""#, "expect Pay", "expect Pay is enabled",
      "expect no alert", #"expect "2 birds" is unselected"#, #"expect picture "cart""#,
      "expect screen",
    ] {
      #expect(await shop.session.answer(to: line).ok, "\(line)")
    }
    let rows = [
      (#"expect Name has value "Bob""#, #"The value of text field "Name" is "Ada"."#),
      ("expect Pay is disabled", #"button "Pay" is not disabled."#),
      ("expect no Pay", #"There is button "Pay" on the screen."#),
      ("expect Fee", #"There is no "Fee" on the screen."#),
      (#"expect Pay has label "Buy""#, #"The label of button "Pay" is "Pay"."#),
      (#"expect screen "a""#, "Line 1 of the screen is another one now: navigation bar #Cart"),
    ]
    for (line, reason) in rows {
      #expect(await shop.session.answer(to: line).failures.first?.reason == reason, "\(line)")
    }
    let tests = [
      "test": [
        #"  #expect(Fleet.screen.textFields["Name"].value == "Ada")"#,
        #"  #expect(Fleet.screen.buttons["Pay"].exists)"#,
        #"  #expect(Fleet.screen.buttons["Pay"].isEnabled)"#,
        "  #expect(!Fleet.screen.alerts.element.exists)",
        #"  #expect(!Fleet.screen.staticTexts["2 birds"].isSelected)"#,
        #"  Fleet.expectPicture(of: Fleet.screen, named: "cart")"#, "  Fleet.expectScreen(",
      ],
      "test xctest": [
        "  override func invokeTest() { withFreshApplication { super.invokeTest() } }",
        #"    XCTAssertEqual(Fleet.screen.textFields["Name"].value, "Ada")"#,
        "    XCTAssertFalse(Fleet.screen.alerts.element.exists)",
      ],
      "test xcuitest": [
        #"    XCTAssertEqual(app.textFields["Name"].value as? String, "Ada")"#,
        #"    XCTAssertTrue(app.buttons["Pay"].exists)"#,
        "    // XCUITest has no words for: expect screen",
        #"    // XCUITest has no words for: expect picture "cart""#,
      ],
    ]
    for (command, wanted) in tests {
      let lines = await shop.session.answer(to: command).lines
      for line in wanted { #expect(lines.contains(line), "\(lines)") }
      #expect(lines.filter { $0.contains("expectScreen(") }.count <= 1)
    }
    #expect(await shop.session.answer(to: "permission photos limited").ok)
    #expect(
      await shop.session.answer(to: "test").lines.contains(
        "  Fleet.permissions[.photos] = .limited"))
    let steps = shop.session.steps
    #expect(await shop.session.take(steps).ok)
    #expect(shop.session.steps == steps)
  }

  @Test func `a session is printed as a test`() async {
    let shop = await Transcript().launched()
    _ = await shop.text(#"tap "Buy" in Robin"#, "tap Cart", "tap Pay", "enter Ada in Name")
    #expect(
      await shop.text("test", "test xcuitest") == #"""
        > test
        ok test
        @testable import Shop
        import Fleet
        import FleetTesting
        import Testing

        @MainActor @Test(.freshApplication) func `what the user did`() {
          Shop.show()
          Fleet.screen.cells.containing(.staticText, identifier: "Robin").buttons["Buy"].tap()
          Fleet.screen.buttons["Cart"].tap()
          Fleet.screen.textFields["Name"].enter("Ada")
          Fleet.expectScreen(
            """
            navigation bar #Cart
              button "Birds" #BackButton
              static text "Cart"
            text field "Name" = "Ada"
            static text "As a gift"
            switch = "0"
            segmented control
              button "Small"
              button "Big"
            static text "2 birds"
            button "Pay"
            button "Help"
            """)
        }
        > test xcuitest
        ok test xcuitest
        import XCTest

        final class WhatTheUserDidUITests: XCTestCase {
          @MainActor func testWhatTheUserDid() {
            let app = XCUIApplication()
            app.launch()
            app.cells.containing(.staticText, identifier: "Robin").buttons["Buy"].tap()
            app.buttons["Cart"].tap()
            app.textFields["Name"].tap()
            app.textFields["Name"].typeText("Ada")
          }
        }
        """#)
  }

  @Test func `the screen is looked at in several ways, which are no steps`() async {
    await withTemporaryFile { await lookAround(picture: "\($0).svg") }
  }

  private func lookAround(picture path: String) async {
    let shop = await Transcript().launched()
    _ = await shop.text("tap Cart")
    #expect(
      await shop.text(
        "screen under segmented control", #"screen under "Small""#, "screen under Carts", "why Pay",
        "why Help", "why Carts", "speak", "picture \(path)", "picture /dev/null/a.png")
          == """
          > screen under segmented control
          ok screen under segmented control
          segmented control
            button "Small"
            button "Big"
          > screen under "Small"
          ok screen under button "Small"
          button "Small"
          > screen under Carts
          FAILED There is no "Carts" on the screen.
            Did you mean 'Cart'? The elements are 'Name', 'As a gift', '0', 'Small', 'Big', '2 birds', \
          'Pay' (disabled), 'Help', 'Cart', 'Birds'.
          > why Pay
          ok why button "Pay"
          Control is not enabled.
          > why Help
          ok why button "Help"
          Nothing stops a user from using button "Help".
          > why Carts
          FAILED There is no "Carts" on the screen.
            Did you mean 'Cart'? The elements are 'Name', 'As a gift', '0', 'Small', 'Big', '2 birds', \
          'Pay' (disabled), 'Help', 'Cart', 'Birds'.
          > speak
          ok speak
          Birds, Back Button
          Cart, Heading
          Name, Text Field, Double tap to edit.
          As a gift
          Switch Button, Off, Double tap to toggle setting.
          Small, Button, 1 of 2
          Big, Button, 2 of 2
          2 birds
          Pay, Dimmed, Button
          Help, Button
          > picture \(path)
          ok picture \(path)
          \(path): <ScreenPicture 390 × 844, @2x>
          > picture /dev/null/a.png
          FAILED Cannot write '/dev/null/a.png'.
            The operation could not be completed. A file with the same name already exists.
          """)
    #expect(shop.session.steps.count == 1)
    _ = await shop.text("back")
    #expect(
      await shop.text("why Buy", "screen under Buy") == """
        > why Buy
        FAILED There are 2 elements button "Buy" on the screen.
          Say which one:
            button "Buy" in cell with "Robin"
            button "Buy" in cell with "Wren"
        > screen under Buy
        FAILED There are 2 elements button "Buy" on the screen.
          Say which one:
            button "Buy" in cell with "Robin"
            button "Buy" in cell with "Wren"
        """)
    _ = await shop.text("tap Cart")
    let audit = await shop.session.answer(to: "audit")
    #expect(audit.lines.contains { $0.hasPrefix("hitRegion: button 'Pay': ") })
    #expect(await shop.text("screen").contains("  button \"Help\""))
    #expect(await shop.session.answer(to: "help").lines.contains("Answers"))
    #expect(await shop.session.answer(to: "quit").isLast)
  }

  @Test func `requests, warnings and failures of the app's are told with the step`() async {
    let page = await Transcript {
      let page = UIViewController()
      let load = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      load.setTitle("Load", for: .normal)
      load.addAction(
        UIAction { _ in
          guard let url = URL(string: "https://birds.example/list") else { return }
          URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
          load.widthAnchor.constraint(equalToConstant: 10).isActive = true
          load.widthAnchor.constraint(equalToConstant: 20).isActive = true
          load.translatesAutoresizingMaskIntoConstraints = false
        }, for: .touchUpInside)
      let break_ = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
      break_.setTitle("Break", for: .normal)
      break_.addAction(
        UIAction { _ in
          page.present(page, animated: true)
          UINotificationFeedbackGenerator().notificationOccurred(.error)
        }, for: .touchUpInside)
      page.view.addSubview(load)
      page.view.addSubview(break_)
      setAsAppRootWindow(page)
      Fleet.respond(to: "https://birds.example/list", with: .json("[]"))
    }.launched()
    #expect(
      await page.text("tap Load", "tap Break") == """
        > tap Load
        ok tap button "Load"
          warning: Unable to simultaneously satisfy constraints. <NSLayoutConstraint \
        UIButton'Load'.width == 20   (active)>
          requested GET https://birds.example/list
        > tap Break
        FAILED Application tried to present modally an active controller <UIViewController>.
          UIKit raises this exception in UIViewController.present(_:animated:completion:).
          gave haptic feedback
        """)
  }

  /// An app that asks a server at its launch, and again for a button.
  private func askingApp() -> Transcript {
    Transcript {
      let page = UIViewController()
      let label = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
      func ask(_ path: String) {
        guard let url = URL(string: "https://birds.example/\(path)") else { return }
        URLSession.shared.dataTask(with: url) { _, _, error in
          let text = error?.localizedDescription
          MainActor.assumeIsolated { label.text = text }
        }.resume()
      }
      let load = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      load.setTitle("Load", for: .normal)
      load.addAction(UIAction { _ in ask("map") }, for: .touchUpInside)
      page.view.addSubview(label)
      page.view.addSubview(load)
      setAsAppRootWindow(page)
      ask("list")
    }
  }

  @Test func `requests that get no answer end as without a network, which one line says`() async {
    let app = askingApp()
    #expect(
      await app.session.launch().text == """
        ok launch
          warning: Nobody answers GET https://birds.example/list, which ends as without a network: \
        no more is said of such requests.
        On screen: UIViewController
          static text "The Internet connection appears to be offline."
          button "Load"
        """)
    #expect(
      await app.text("tap Load", "undo") == """
        > tap Load
        ok tap button "Load"
          requested GET https://birds.example/map
        > undo
        ok undo
          took back tap button "Load"
        """)
    #expect(await app.text("monkey 5 seed 1").hasPrefix("> monkey 5 seed 1\nok monkey"))

    let status = await DriveCommandLine(
      askingApp().session, output: DriveOutput { _ in }, isTerminal: false
    ).run(["screen"])
    #expect(status == .success)
  }

  @Test func `users who try everything find what raises, and print it as a test`() async {
    let page = await Transcript {
      let page = UIViewController()
      let broken = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
      broken.setTitle("Break", for: .normal)
      broken.addAction(
        UIAction { _ in page.present(page, animated: true) }, for: .touchUpInside)
      page.view.addSubview(broken)
      setAsAppRootWindow(page)
    }.launched()
    #expect(
      await page.text("monkey 40 seed 3", "steps") == """
        > monkey 40 seed 3
        FAILED NSInvalidArgumentException: Application tried to present modally an active controller \
        <UIViewController>.
          (tap button "Break" twice, quickly)

        import Fleet
        import FleetTesting
        import Testing

        @MainActor @Test(.freshApplication) func `found with seed 3`() {
          // Show the app's first screen here.
          Fleet.screen.buttons["Break"].tap()
          Fleet.screen.buttons["Break"].tap()
          Fleet.advance(by: .seconds(30))
          print(Fleet.screen.description)
        }
        > steps
        ok steps
        No step has been taken.
        """)
    let quiet = await Transcript { setAsAppRootWindow(UIViewController()) }.launched()
    #expect(
      await quiet.text("monkey 40 seed 3").hasPrefix(
        """
        > monkey 40 seed 3
        ok monkey 40 seed 3
        Nothing was found in 40 steps with seed 3.
        UIViewController: 
        """))
  }

  @Test func `of an empty screen there is little to say, and of a long one not all`() async {
    let page = await Transcript { setAsAppRootWindow(UIViewController()) }.launched()
    #expect(
      await page.text("audit", "speak") == """
        > audit
        ok audit
        The audit has found nothing.
        > speak
        ok speak
        VoiceOver stops at nothing.
        """)
    let list = await Transcript {
      let page = UIViewController()
      let more = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
      more.setTitle("More", for: .normal)
      more.addAction(
        UIAction { _ in
          for index in 0..<50 {
            let label = UILabel(frame: CGRect(x: 0, y: 100 + 10 * index, width: 100, height: 10))
            label.text = "Line \(index)"
            page.view.addSubview(label)
          }
        }, for: .touchUpInside)
      page.view.addSubview(more)
      setAsAppRootWindow(page)
    }.launched()
    let answer = await list.session.answer(to: "tap More")
    #expect(answer.text.hasSuffix("\n  … 12 more lines: `screen` has them all."))
    #expect(answer.text.split(separator: "\n").count == 42)
  }

  @Test func `what a step tells of a screen of twelve elements is short`() async {
    let shop = await Transcript().launched()
    for command in [
      "tap Buy", "tap Cart", "tap Pay", "enter Ada in Name", "tap Pay", "tap Help",
      "answer \"Pay now\"",
      "wait until Paid", "tap Nothing", "back",
    ] {
      let answer = await shop.session.answer(to: command)
      #expect(answer.text.count <= 1_200)
    }
  }
}
