import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Fleet.audit", .freshApplication)
struct AuditTests {
  private final class Locked: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  private let page = UIViewController()

  init() { page.view.backgroundColor = .white }

  private func label(_ text: String, y: CGFloat, height: CGFloat = 40) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: height))
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .black
    page.view.addSubview(label)
    return label
  }

  private func button(_ title: String, y: CGFloat, x: CGFloat = 20) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: y, width: 100, height: 44))
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    page.view.addSubview(button)
    return button
  }

  private func found(_ rules: Set<AuditRule> = .all) -> [String] {
    if page.view.window == nil { setAsAppRootWindow(page) }
    return Fleet.auditIssues(rules).map(\.description)
  }

  @Test func `a screen without issues passes`() {
    _ = label("Birds", y: 100, height: 80)
    _ = button("Save", y: 300)
    setAsAppRootWindow(page)

    #expect(failures { Fleet.audit() }.isEmpty)
    #expect(Fleet.auditIssues().isEmpty)
  }

  // MARK: Rules of XCTest

  @Test func `a text that UIKit colors is not the app's to mend`() throws {
    final class Birds: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Birds"
      }
    }
    let birds = Birds()
    let table = UITableView(frame: page.view.bounds, style: .grouped)
    table.dataSource = birds
    page.view.addSubview(table)

    #expect(found([.contrast]) == [])
    let title = try #require(table.headerView(forSection: 0)?.textLabel)
    title.textColor = UIColor(white: 0.8, alpha: 1)
    #expect(found([.contrast]).count == 1)
  }

  @Test func `a text that stands out little`() {
    label("Price", y: 100).textColor = UIColor(white: 0.8, alpha: 1)

    #expect(
      found([.contrast]) == [
        "contrast: static text 'Price': Contrast failed for UILabel: The ratio is 1.6 to 1; "
          + "it needs 4.5 to 1."
      ])
  }

  @Test func `a text that is not read out`() {
    label("Price", y: 100).isAccessibilityElement = false
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    page.view.addSubview(box)
    let inner = label("Secret", y: 0)
    box.addSubview(inner)
    box.accessibilityElementsHidden = true
    let silent = "VoiceOver does not read this text."

    #expect(
      found([.elementDetection]) == [
        "elementDetection: static text 'Price': \(silent)",
        "elementDetection: static text 'Secret': \(silent)",
      ])

    box.accessibilityElementsHidden = false
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Box"
    page.view.subviews[0].isHidden = true
    #expect(found([.elementDetection]) == [])
  }

  @Test func `a button that is small, or has no name`() {
    let small = button("", y: 100)
    small.frame.size = CGSize(width: 20, height: 20)

    #expect(
      found([.hitRegion, .sufficientElementDescription]) == [
        "hitRegion: button: This element is 20.0 by 20.0 points.",
        "sufficientElementDescription: button: "
          + "This element is missing useful accessibility information.",
      ])
  }

  @Test func `a text that does not grow`() {
    label("Price", y: 100).adjustsFontForContentSizeCategory = false
    label("Name", y: 200).font = .systemFont(ofSize: 17)
    _ = label("Size", y: 300)
    let sentence = "User will not be able to change the font size of this UILabel"

    #expect(
      found([.dynamicType]) == [
        "dynamicType: static text 'Price': \(sentence)",
        "dynamicType: static text 'Name': \(sentence)",
      ])
  }

  @Test func `a text that is cut off, or will be at the largest size`() {
    label("A text that is wider than its label, which is not wide", y: 100).numberOfLines = 1
    _ = label("Fixed", y: 200, height: 24)
    let free = label("Free", y: 300)
    free.translatesAutoresizingMaskIntoConstraints = false
    let long = label("Notifications, sounds and badges", y: 400)
    long.frame.size.width = 350
    long.translatesAutoresizingMaskIntoConstraints = false

    let issues = found([.textClipped])

    #expect(
      issues.prefix(1) == [
        "textClipped: static text 'A text that is wider than its label, which is not wide': "
          + "Text of this UILabel is clipped."
      ])
    #expect(
      issues.contains(
        "textClipped: static text 'Fixed': "
          + "Text of this UILabel may be clipped at larger Dynamic Type sizes."))
    #expect(issues.contains { $0.contains("'Notifications, sounds and badges'") })
    #expect(!issues.contains { $0.contains("'Free'") })
  }

  @Test func `traits that contradict each other`() {
    button("Save", y: 100).accessibilityTraits = [.button, .link]

    #expect(
      found([.trait]) == ["trait: button 'Save': This element is both a button and a link."])
  }

  // MARK: Others

  @Test func `two elements of one name`() {
    _ = button("More", y: 100)
    _ = button("More", y: 200)
    button("More", y: 300).isHidden = true
    _ = label("More", y: 400)

    #expect(
      found([.duplicateName]) == [
        "duplicateName: button 'More': The button 'More' has the same name: "
          + "who cannot see them cannot tell which is which."
      ])
  }

  @Test func `names that say the kind, or end with a full stop`() {
    _ = button("Save button", y: 100)
    _ = button("Sichern Taste", y: 200)
    _ = button("Button", y: 300)
    _ = button("Delete.", y: 400)
    _ = button("More...", y: 500)
    _ = label("A sentence.", y: 600)

    #expect(
      found([.kindInName, .punctuation]) == [
        "kindInName: button 'Save button': VoiceOver says the kind itself: "
          + "the name need not end with 'button'.",
        "kindInName: button 'Sichern Taste': VoiceOver says the kind itself: "
          + "the name need not end with 'taste'.",
        "punctuation: button 'Delete.': VoiceOver makes the pause itself: a name is no sentence.",
      ])
  }

  @Test func `an order that jumps, and columns that do not`() {
    let (one, two, three) = (label("1", y: 100), label("2", y: 200), label("3", y: 300))
    page.view.accessibilityElements = [three, one, two]
    #expect(
      found([.readingOrder]) == [
        "readingOrder: static text '1': It is read after static text '3', which stands below it."
      ])

    two.frame = CGRect(x: 250, y: 300, width: 100, height: 40)
    page.view.accessibilityElements = [one, two, three]
    #expect(
      found([.readingOrder]) == [
        "readingOrder: static text '3': It is read after static text '2', which stands behind it."
      ])

    two.frame = CGRect(x: 250, y: 100, width: 100, height: 40)
    page.view.accessibilityElements = [one, three, two]
    #expect(found([.readingOrder]) == [])
  }

  @Test func `targets that lie over each other`() {
    _ = button("Save", y: 100)
    let other = button("Delete", y: 120, x: 60)
    #expect(
      found([.overlappingTargets]) == [
        "overlappingTargets: button 'Delete': It lies over button 'Save', or under it: "
          + "a finger may hit either."
      ])

    other.frame.origin.y = 144
    #expect(found([.overlappingTargets]) == [])
  }

  @Test func `a screen that does not turn`() {
    setAsAppRootWindow(Locked())

    #expect(
      Fleet.auditIssues([.orientation]).map(\.description) == [
        "orientation: element: Locked shows itself upright only, whichever way the device is mounted."
      ])
  }

  // MARK: Exceptions

  @Test func `what an exception lets be is no failure`() {
    label("Price", y: 100).textColor = UIColor(white: 0.8, alpha: 1)
    setAsAppRootWindow(page)

    let received = failures {
      Fleet.audit([.contrast], except: [.contrast("Price"): "brand color"])
      Fleet.audit([.hitRegion], except: [.contrast("Price"): "brand color"])
    }

    #expect(received.isEmpty)
  }
}
