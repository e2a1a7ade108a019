import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Fleet.expectScreen", .freshApplication)
struct ExpectScreenTests {
  private let page = UIViewController()

  init() {
    page.title = "Birds"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    setInAppWindowRootNavigation(page)
    for (index, text) in ["Wren", "Owl\u{2028}of the\r\nbarn", "21 birds"].enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 200 + 40 * index, width: 200, height: 30))
      label.text = text
      page.view.addSubview(label)
    }
  }

  @Test func `holds where the screen is as the text says`() {
    let received = failures {
      Fleet.expectScreen(
        """
        navigation bar #Birds
          static text "Birds"
          button "Edit"
        static text "Wren"
        static text "Owl⏎of the⏎barn"
        static text "21 birds"
        """)
      Fleet.expectScreen(
        #"""
        …
          button "…"
        static text "Wr…"
        …
        static text "/\d+ birds/"
        """#)
      Fleet.expectScreen(Fleet.screen.description)
      Fleet.expectScreen("On screen: …\n…")
    }

    #expect(received.isEmpty)
  }

  @Test func `tells what is missing, and what is too much`() {
    expectText(
      """
      Fleet.SnapshotError: The screen is not as expected: 2 lines are missing, 1 line is too much.
      - is missing, + is too much:
        navigation bar #Birds
          static text "Birds"
      -   button "Done"
      +   button "Edit"
        static text "Wren"
        static text "Owl⏎of the⏎barn"
        static text "21 birds"
      - button "Add"
      Should it be so from now on: FLEET_RECORD=failed swift test
      """
    ) {
      Fleet.expectScreen(
        """
        navigation bar #Birds
          static text "Birds"
          button "Done"
        static text "Wren"
        static text "Owl⏎of the⏎barn"
        static text "21 birds"
        button "Add"
        """)
    }
  }

  @Test func `tells of a pattern that is none`() {
    let received = failures { Fleet.expectScreen("/(/") }

    #expect(received.reasons == ["The text that is expected of the screen has a wrong pattern."])
    #expect(received.first?.details.hasPrefix("/(/ is no regular expression: ") == true)
  }

  @Test func `a text that is missing is shown`() {
    expectText(
      """
      Fleet.SnapshotError: Nothing is expected of the screen yet.
      It is:
        navigation bar #Birds
          static text "Birds"
          button "Edit"
        static text "Wren"
        static text "Owl⏎of the⏎barn"
        static text "21 birds"
      To have it written here: FLEET_RECORD=missing swift test
      """
    ) { Fleet.expectScreen() }
  }

  @Test func `sees what is due, and reports at the line that asks`() {
    page.navigationController?.pushViewController(UIViewController(), animated: true)

    let received = failures { Fleet.expectScreen("nothing", line: 7, column: 3) }

    #expect(received.map(\.site.line) == [7])
    #expect(received.first?.details.contains("+   button \"Birds\"") == true)
  }

  @Test func `an untitled screen is not named by its class, whatever surrounds that`() {
    final class Local: UIViewController {}
    setInAppWindowRootNavigation(Local())

    Fleet.expectScreen("navigation bar")
    #expect(
      Fleet.screen.description == """
        On screen: UINavigationController ▸ Local
          navigation bar #FleetElementsTests.ExpectScreenTests.Local
        """)
  }

  @Test func `an empty screen is nothing`() {
    withFreshApplication { Fleet.expectScreen("nothing") }
  }
}
