import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("VoiceOver: choices without a source", .freshApplication)
struct VoiceOverUnsourcedChoicesTests {
  private let page = UIViewController()

  private func button(_ title: String, y: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: y, width: 200, height: 44))
    button.setTitle(title, for: .normal)
    return button
  }

  @Test func `German users hear German words`() {
    Fleet.languages = ["de"]
    let send = button("Senden", y: 300)
    send.isEnabled = false
    page.view.addSubview(send)
    let news = UISwitch(frame: CGRect(x: 20, y: 350, width: 60, height: 30))
    news.accessibilityLabel = "Rundbrief"
    news.isOn = true
    page.view.addSubview(news)
    setAsAppRootWindow(page)

    #expect(
      Fleet.voiceOver.transcript == [
        "Senden, Grau dargestellt, Taste",
        "Rundbrief, Umschalttaste, Ein, Zum Umschalten doppeltippen.",
      ])
  }

  @Test func `a row is one stop, and what can be used in it are others`() {
    let birds = BirdTable([3], frame: CGRect(x: 0, y: 0, width: 300, height: 700))
    birds.prepares = { cell, path in
      cell.accessoryType = path.row == 0 ? .checkmark : .disclosureIndicator
      guard path.row == 1 else { return }
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Seen"
      cell.accessoryView = toggle
    }
    page.view.addSubview(birds.table)
    setAsAppRootWindow(page)

    #expect(
      Fleet.voiceOver.transcript == [
        "Birds, Heading", "Selected, Bird 0-0", "Bird 0-1",
        "Seen, Switch Button, Off, Double tap to toggle setting.", "Bird 0-2",
      ])
  }

  @Test func `the end of a section is no heading`() {
    let birds = BirdTable([0, 1], frame: CGRect(x: 0, y: 0, width: 300, height: 700))
    page.view.addSubview(birds.table)
    setAsAppRootWindow(page)

    #expect(Fleet.voiceOver.transcript == ["Birds, Heading", "Bird 1-0", "That is all."])
  }

  @Test func `escape goes back, dismisses and cancels where the app says nothing`() {
    let list = UIViewController()
    list.title = "List"
    let navigation = setInAppWindowRootNavigation(list)
    navigation.pushViewController(page, animated: true)
    Fleet.voiceOver.escape()
    #expect(navigation.topViewController === list)

    let form = UIViewController()
    list.present(form, animated: true)
    Fleet.voiceOver.escape()
    #expect(list.presentedViewController == nil)

    let trace = Trace()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in trace.add("kept") })
    list.present(alert, animated: true)
    Fleet.voiceOver.escape()
    #expect(trace.lines == ["kept"])
  }

  @Test func `it goes to the first stop of another screen`() {
    page.view.addSubview(button("One", y: 100))
    page.view.addSubview(button("Two", y: 200))
    setAsAppRootWindow(page)
    Fleet.voiceOver.next()
    let sheet = UIViewController()
    let title = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    title.text = "Hello"
    sheet.view.addSubview(title)

    page.present(sheet, animated: true)

    #expect(Fleet.voiceOver.focused?.label == "Hello")
    #expect(Fleet.voiceOver.spoken == ["Two, Button", "Hello"])
  }
}
