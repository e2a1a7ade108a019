import FleetTesting
import Testing

@MainActor
@Suite("FLEET_SCREENS", .freshApplication)
struct ScreenWatchTests {
  private func birds() -> UIViewController {
    let birds = Page("Birds") { page in
      page.label("3 birds")
      page.button("Open") { [weak page] in page?.push(DetailPage { _ in }) }
      page.button("Delete") { [weak page] in page?.alert("Delete?", "OK", "No") }
      page.add(UISwitch())
      page.field("Name")
    }
    birds.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in })
    return birds.inStack
  }

  @Test func `tells what was used, looked at, and neither, screen by screen`() {
    let coverage = ScreenWatch.watch {
      setAsAppRootWindow(birds())
      Fleet.screen.buttons["Open"].tap()
      Fleet.screen.topmostViewController?.navigationController?.tapBackButton()
      Fleet.screen.textFields["Name"].enter("Ada")
      _ = Fleet.screen.staticTexts["3 birds"].exists
      Fleet.screen.buttons["Delete"].tap()
      Fleet.screen.tapAlertAction(withTitle: "No")
    }

    #expect(
      coverage.text == """
        3 screens, of which 0 were neither used nor looked at
        11 elements, of which 5 were neither used nor looked at
        not seen: dark, large texts, right to left, landscape, tablet

        Page: 4 of 6
          never      switch
          never      button 'Edit'
          looked at  static text '3 birds'
          used       button 'Open'
          used       button 'Delete'
          used       text field 'Name'

        Page ▸ DetailPage: 1 of 2
          never      static text 'Troglodytes'
          used       button 'Birds'

        Page ▸ alert "Delete?": 1 of 3
          never      static text 'Delete?'
          never      button 'OK'
          used       button 'No'

        """)
    #expect(coverage.svg.contains(">4 of 6</text>"))
  }

  @Test func `knows views, items and whole screens, and the worlds around`() {
    let coverage = ScreenWatch.watch {
      Fleet.world.appearance = .dark
      let list = ListPage("Birds", ["Robin", "Wren"])
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", primaryAction: UIAction { _ in })
      setAsAppRootWindow(list.inStack)
      list.navigationItem.rightBarButtonItem?.tap()
      list.tableView.selectRow(at: [0, 1])
      withFreshApplication {
        setAsAppRootWindow(Page("Cart") { $0.label("Nothing") })
        Fleet.expectScreen("…")
      }
    }

    #expect(
      coverage.text == """
        2 screens, of which 0 were neither used nor looked at
        3 elements, of which 0 were neither used nor looked at
        not seen: large texts, right to left, landscape, tablet

        ListPage: 2 of 2
          used       rows of a table
          used       button 'Edit'

        Page: 1 of 1
          looked at  static text 'Nothing'

        """)
  }

  @Test func `does not count the steps of an exploration`() {
    let coverage = ScreenWatch.watch {
      Fleet.explore(steps: 20, oracles: .failures) { Page("Birds") { $0.label("Robin") } }
    }

    #expect(coverage.text.hasPrefix("0 screens"))
  }
}
