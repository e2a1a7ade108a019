import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("What failures of VoiceOver say", .freshApplication)
struct VoiceOverFailureTextsTests {
  private let page = UIViewController()

  private func showOne() {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    view.accessibilityLabel = "One"
    view.isAccessibilityElement = true
    view.accessibilityTraits = .header
    page.view.addSubview(view)
    setAsAppRootWindow(page)
  }

  @Test func `what is not adjustable says what is missing`() {
    showOne()

    expectText(
      """
      Fleet.ElementError: Cannot increment element 'One' with VoiceOver: It is not adjustable.
      VoiceOver says: One, Heading
      What is to be adjusted has the trait .adjustable, and implements accessibilityIncrement() and \
      accessibilityDecrement().
      """
    ) { Fleet.voiceOver.increment() }
    #expect(
      failures { Fleet.voiceOver.decrement() }.reasons
        == ["Cannot decrement element 'One' with VoiceOver: It is not adjustable."])
  }

  @Test func `where there is nothing, nothing can be done`() {
    expectText(
      """
      Fleet.ElementError: Cannot activate with VoiceOver: There is nothing that it reads.
      On screen: nothing
      """
    ) { Fleet.voiceOver.activate() }
  }

  @Test func `an element where it does not stop`() {
    showOne()
    let silent = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
    silent.accessibilityIdentifier = "silent"
    page.view.addSubview(silent)
    expectText(
      """
      Fleet.ElementError: Cannot move VoiceOver to element 'silent': It does not stop there.
      It stops at:
        One, Heading
      """
    ) { Fleet.voiceOver.move(to: silent.element) }
  }

  @Test func `a gesture that nobody answers`() {
    showOne()
    expectText(
      """
      Fleet.ElementError: Cannot escape with VoiceOver: Nothing on the screen answers to it.
      accessibilityPerformEscape() returned false, from the element that VoiceOver is at up to the \
      application.
      """
    ) { Fleet.voiceOver.escape() }
  }
}
