import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The screen as text", .freshApplication)
struct ScreenTextTests {
  private let page = UIViewController()

  private func add(_ view: UIView, y: CGFloat) {
    view.frame = CGRect(x: 20, y: y, width: 200, height: 30)
    page.view.addSubview(view)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func showForm() {
    page.title = "Profile"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    page.navigationItem.rightBarButtonItem?.isEnabled = false
    let navigation = setInAppWindowRootNavigation(page)
    navigation.navigationBar.layoutIfNeeded()
    let name = UITextField()
    name.placeholder = "Name"
    let email = UITextField()
    email.placeholder = "Email"
    email.text = "a@b.c"
    let news = UISwitch()
    news.accessibilityLabel = "Newsletter"
    let send = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in })
    send.accessibilityIdentifier = "send"
    add(send, y: 500)
    add(news, y: 400)
    add(email, y: 300)
    add(name, y: 200)
    add(label("日本語 → ünï"), y: 150)
    Fleet.settle()
  }

  @Test func `a form is read from top to bottom`() {
    showForm()

    #expect(
      Fleet.screen.description == """
        On screen: UINavigationController ▸ UIViewController "Profile"
          navigation bar #Profile
            static text "Profile"
            button "Save" (disabled)
          static text "日本語 → ünï"
          text field "Name"
          text field "Email" = "a@b.c"
          switch "Newsletter" = "0"
          button "Send" #send
        """)
    #expect(String(describing: Fleet.screen) == Fleet.screen.description)
  }

  @Test func `the focus and the keyboard are told`() {
    showForm()

    Fleet.screen.textFields["Name"].tap()

    let lines = Fleet.screen.description.split(separator: "\n").map(String.init)
    #expect(lines.contains(#"  text field "Name" ← focus"#))
    #expect(lines.last == #"  keyboard, return key "return""#)
  }

  @Test func `an alert is all that there is, and a table tells how many rows it has`() {
    let birds = BirdTable([100])
    page.view.addSubview(birds.table)
    setAsAppRootWindow(page)
    birds.table.selectRow(at: [0, 1])

    let lines = Fleet.screen.description.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(5) == [
        "On screen: UIViewController", "  table, 100 rows in 1 section",
        #"    element "Birds""#, #"      static text "Birds""#, #"    cell "Bird 0-0""#,
      ])
    #expect(lines.dropFirst(5).first == #"    cell "Bird 0-1" (selected)"#)
    let alert = UIAlertController(title: "Delete?", message: "All?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true)

    #expect(
      Fleet.screen.description == """
        On screen: UIViewController ▸ UIAlertController "Delete?"
          alert "Delete?"
            static text "Delete?"
            static text "All?"
            button "OK"
        """)
  }

  @Test func `a failure shows the screen once, and refers to it then`() {
    showForm()

    let received = failures {
      Fleet.screen.buttons["Sent"].tap()
      Fleet.screen.switches["News"].tap()
      page.title = "Changed"
      Fleet.screen.buttons["Sent"].tap()
    }

    let details = received.map(\.details)
    #expect(
      details.first == """
        Did you mean 'Send'? The buttons are 'Send', 'Save' (disabled).
        \(screenOfForm)
        """)
    #expect(
      details.dropFirst().first == """
        The switches are 'Newsletter'.
        On screen: the same as at ScreenTextTests.swift:\(#line - 12).
        """)
    #expect(details.last?.contains("navigation bar #Changed") == true)
  }

  @Test func `a failure shows the screen anew in another test, and after another launch`() {
    func screen() -> String {
      let details = failures { Fleet.screen.switches["News"].tap() }.first?.details ?? ""
      return details.split(separator: "\n").dropFirst().joined(separator: "\n")
    }
    let other = CallSite("Tests/OtherTests.swift", "Tests/OtherTests.swift", 7, 1)
    showForm()
    #expect(screen() == screenOfForm)
    UIApplication.shared.windowState.told?.site = other
    #expect(screen() == "On screen: the same as at OtherTests.swift:7.")

    UIApplication.shared.windowState.told?.test = other
    #expect(screen() == screenOfForm)

    UIApplication.shared.windowState.told?.site = other
    setAsAppRootWindow(page.navigationController ?? page)
    #expect(screen() == screenOfForm)
  }

  private let screenOfForm = """
    On screen: UINavigationController ▸ UIViewController "Profile"
      navigation bar #Profile
        static text "Profile"
        button "Save" (disabled)
      static text "日本語 → ünï"
      text field "Name"
      text field "Email" = "a@b.c"
      switch "Newsletter" = "0"
      button "Send" #send
    """

  @Test func `a failure has no more than forty lines of the screen`() {
    for index in 0..<50 { add(label("Line \(index)"), y: CGFloat(index) * 31) }
    setAsAppRootWindow(page)

    let received = failures { Fleet.screen.buttons["Save"].tap() }

    let lines = received.first?.details.split(separator: "\n").map(String.init) ?? []
    #expect(lines.count == 41)
    #expect(lines.last == "  … 12 more lines: Fleet.screen.description has them all.")
    #expect(Fleet.screen.description.split(separator: "\n").count == 51)
  }

  @Test func `an empty screen is told`() {
    #expect(Fleet.screen.description == "On screen: nothing")
  }
}
