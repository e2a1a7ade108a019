import Fleet
import FleetTesting
import Testing

@MainActor
@Suite("What steps that cannot be taken say", .freshApplication)
struct StepFailureTextsTests {
  private func mistake(_ text: String) -> String {
    do {
      return try UserStep.parsed(text).description
    } catch {
      return error.sentence
    }
  }

  @Test func `what is no step says what would be one`() {
    let verbs =
      "tap, double tap, press, drag, swipe, scroll, enter, type, clear, flip, set, slide, "
      + "increment, decrement, choose, refresh, back, dismiss outside, dismiss, answer, "
      + "voiceover, wait until no, wait until, wait, turn, background, foreground, memory warning, shake, "
      + "open, world."
    let rows = [
      ("", "There is no command."),
      (
        "tab Pay",
        "There is no command 'tab'. Did you mean 'tap'? The commands of a user are \(verbs)"
      ),
      ("tap", "What follows is missing: an element."),
      ("enter", "What follows is missing: a text in quotes."),
      ("enter Ada", "What follows is missing: `in` and a field."),
      ("drag Pay", "What follows is missing: `to` and another element."),
      ("scroll", "What follows is missing: `to` and an element."),
      ("slide Volume", "What follows is missing: `to` and a share such as 75%."),
      ("choose Big", "What follows is missing: `in` and what to choose it in."),
      ("choose", "What follows is missing: a value in quotes."),
      ("set News", "What follows is missing: `on` or `off`."),
      ("swipe around", "What follows is missing: a direction: up, down, left or right."),
      ("wait", "What follows is missing: a time such as 2s."),
      ("wait long", "'long' is not a time such as 2s."),
      ("wait -1s", "'-1.0' is not a time such as 2s."),
      ("wait 1e308 min", "'inf' is not a time such as 2s."),
      ("slide Volume to loud", "'loud' is not a share such as 75%."),
      ("answer", "What follows is missing: an action's title."),
      ("tap cell with", "What follows is missing: what stands in it."),
      (
        "turn around",
        "What follows is missing: how the device is held: portrait, upside down, landscape left, "
          + "landscape right."
      ),
      (
        "voiceover",
        "What follows is missing: next, previous, activate, increment or decrement."
      ),
      (
        "voiceover next heading",
        "There is no rotor 'heading'. Did you mean 'headings'? The rotors are elements, headings, "
          + "links, controls, adjustables, and the app's own in quotes."
      ),
      ("open", "What follows is missing: a URL."),
      ("open wren", "'wren' is no URL with a scheme, such as birds://wren."),
      (
        "world",
        "What follows is missing: words such as iPhoneSE, iOS17, dark, accessibility3, rightToLeft "
          + "or language:de."
      ),
      (
        "world drak",
        "There is no world 'drak'. Did you mean 'dark'? Worlds are told by words such as iPhoneSE, "
          + "iOS17, dark, accessibility3, rightToLeft or language:de."
      ),
      (
        "tap Sign up",
        "Nothing more was expected from here on: up. A name of several words stands in quotes."
      ),
      ("tap \"Pay", "The quote before 'Pay' is not closed."),
      (#"tap "\u{zz}""#, #"A character by its number is written \u{1F426}."#),
      ("tap Pay #0", "#0 is no place among several: they are counted from 1."),
    ]
    for (text, sentence) in rows { #expect(mistake(text) == sentence) }
  }

  @Test func `waits that end in vain say what is there`() throws {
    let page = UIViewController()
    page.title = "Cart"
    Fleet.setInAppWindowRootNavigation(page)
    func text(_ step: String) throws -> [String] {
      try UserStep.parsed(step).perform(at: CallSite()).failures.map {
        "\($0.name.rawValue): \($0.reason)|\($0.details)"
      }
    }
    #expect(
      try text(#"wait until button "Pay""#) == [
        "Fleet.ElementError: button 'Pay' has not come within 10 seconds.|"
          + "There are no buttons on the screen."
      ])
    UIView.animate(withDuration: 0, delay: 30, animations: {}) { _ in page.title = "" }
    #expect(
      try text("wait until no Cart") == [
        "Fleet.ElementError: navigation bar 'Cart' has not gone within 10 seconds.|"
          + "Still to come: 1 delayed block, the first in 20.00 s: UIView.animate completion."
      ])
    #expect(
      try text("refresh") == [
        "Fleet.ElementError: Cannot pull down screen: Nothing on it is refreshed so.|"
          + "No scroll view on it has a refreshControl."
      ])
    #expect(
      try text("voiceover next links") == [
        "Fleet.ElementError: Cannot go on with VoiceOver: No more links follow.|"
          + "VoiceOver is at: \(Fleet.voiceOver.focused?.description ?? "")"
      ])
    #expect(
      try text("voiceover previous") == [
        "Fleet.ElementError: Cannot go back with VoiceOver: No elements come before.|"
          + "VoiceOver is at: \(Fleet.voiceOver.focused?.description ?? "")"
      ])
    #expect(
      try text(#"voiceover next "Late""#) == [
        "Fleet.ElementError: Cannot turn VoiceOver's rotor to 'Late': The element has no such rotor.|"
          + "The element and the views around it have these in accessibilityCustomRotors. "
          + "They have no rotors."
      ])
    page.view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Odd") { _ in nil }]
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    label.text = "Wren"
    page.view.addSubview(label)
    Fleet.voiceOver.next()
    #expect(try text(#"voiceover next "Late""#).first?.hasSuffix("There are: Odd") == true)
    #expect(
      try text(#"voiceover next "Odd""#) == [
        "Fleet.ElementError: Cannot go on with VoiceOver: No more \"Odd\" follow.|"
          + "VoiceOver is at: Wren"
      ])
  }
}
