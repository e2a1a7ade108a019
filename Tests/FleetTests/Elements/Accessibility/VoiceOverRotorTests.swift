import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

/// Rotors of the app's, which VoiceOver is turned to.
@MainActor
@Suite("Fleet.voiceOver's rotors", .freshApplication)
struct VoiceOverRotorTests {
  private let page = UIViewController()

  private func add(_ name: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 40))
    label.text = name
    page.view.addSubview(label)
    return label
  }

  /// A search through elements, which begins anew where the current one is not among them.
  private func search(_ elements: [UIView]) -> UIAccessibilityCustomRotor.Search {
    { predicate in
      let isForward = predicate.searchDirection == .next
      let current = elements.firstIndex { $0 === predicate.currentItem.targetElement }
      let next = current.map { $0 + (isForward ? 1 : -1) } ?? 0
      guard elements.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(
        targetElement: elements[next], targetRange: nil)
    }
  }

  private func showThree() -> [UILabel] {
    let labels = [add("One", y: 100), add("Two", y: 200), add("Three", y: 300)]
    setAsAppRootWindow(page)
    return labels
  }

  @Test func `a rotor of a view around goes through what it finds`() {
    let labels = showThree()
    let odd = UIAccessibilityCustomRotor(name: "Odd", itemSearch: search([labels[0], labels[2]]))
    page.view.accessibilityCustomRotors = [odd]

    #expect(Fleet.voiceOver.rotors == ["Odd"])
    #expect(Fleet.voiceOver.next(.custom("Odd"))?.label == "Three")
    #expect(Fleet.voiceOver.next(.custom("Odd")) == nil)
    #expect(Fleet.voiceOver.previous(.custom("Odd"))?.label == "One")
    #expect(Fleet.voiceOver.spoken == ["Three", "One"])
  }

  @Test func `a rotor can take the place of one of the system's`() {
    let labels = showThree()
    page.view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(systemType: .heading, itemSearch: search([labels[1]])),
      UIAccessibilityCustomRotor(systemType: .image, itemSearch: search([labels[2]])),
    ]

    #expect(Fleet.voiceOver.next(.headings)?.label == "Two")
    #expect(Fleet.voiceOver.next(.system(.image))?.label == "Three")
    #expect(Fleet.voiceOver.rotors.isEmpty)
  }

  @Test func `a part of a text is said alone`() throws {
    let field = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    field.text = "a wren and a robin"
    page.view.addSubview(field)
    setAsAppRootWindow(page)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let end = try #require(field.position(from: start, offset: 4))
    let range = field.textRange(from: start, to: end)
    field.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Birds") { _ in
        UIAccessibilityCustomRotorItemResult(targetElement: field, targetRange: range)
      }
    ]

    Fleet.voiceOver.next(.custom("Birds"))

    #expect(Fleet.voiceOver.spoken == ["wren"])
  }
}
