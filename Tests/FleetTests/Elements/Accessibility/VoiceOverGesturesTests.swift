import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Fleet.voiceOver", .freshApplication)
struct VoiceOverGesturesTests {
  private final class Rating: UIView {
    var stars = 2
    override func accessibilityIncrement() { stars += 1 }
    override func accessibilityDecrement() { stars -= 1 }
  }

  private final class Player: UIViewController {
    let trace = Trace()
    var answers = true
    override func accessibilityPerformMagicTap() -> Bool {
      trace.add("magic tap")
      return answers
    }
    override func accessibilityPerformEscape() -> Bool {
      trace.add("escape")
      return answers
    }
  }

  private final class Card: UIView {
    let trace = Trace()
    var activates = true
    override func accessibilityActivate() -> Bool {
      trace.add("activate")
      return activates
    }
    override func accessibilityElementDidBecomeFocused() { trace.add("in") }
    override func accessibilityElementDidLoseFocus() { trace.add("out") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trace.add("touch") }
  }

  private let page = Player()

  private func add<View: UIView>(_ view: View, _ name: String, y: CGFloat) -> View {
    view.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    view.accessibilityLabel = name
    view.isAccessibilityElement = true
    page.view.addSubview(view)
    return view
  }

  private func showThree() {
    add(UIView(), "One", y: 100).accessibilityTraits = .header
    _ = add(UIButton(), "Two", y: 200)
    add(UIView(), "Three", y: 300).accessibilityTraits = .header
    setAsAppRootWindow(page)
  }

  // MARK: Moving

  @Test func `it goes from stop to stop, and stays at the ends`() {
    showThree()
    #expect(Fleet.voiceOver.focused?.label == "One")

    #expect(Fleet.voiceOver.next()?.label == "Two")
    #expect(Fleet.voiceOver.next()?.label == "Three")
    #expect(Fleet.voiceOver.next() == nil)
    #expect(Fleet.voiceOver.focused?.label == "Three")
    #expect(Fleet.voiceOver.previous()?.label == "Two")

    #expect(Fleet.voiceOver.spoken == ["Two, Button", "Three, Heading", "Two, Button"])
  }

  @Test func `a rotor goes to what is of its kind`() {
    showThree()

    #expect(Fleet.voiceOver.next(.headings)?.label == "Three")
    #expect(Fleet.voiceOver.previous(.controls)?.label == "Two")
    #expect(Fleet.voiceOver.previous(.headings)?.label == "One")
    #expect(Fleet.voiceOver.next(.links) == nil)
    #expect(Fleet.voiceOver.next(.adjustables) == nil)
    #expect(Fleet.voiceOver.focused?.label == "One")
  }

  @Test func `behind the last row that shows a table scrolls on`() {
    let birds = BirdTable([40])
    page.view.addSubview(birds.table)
    setAsAppRootWindow(page)
    var labels: [String] = []

    while let stop = Fleet.voiceOver.next(), labels.count < 60 { labels.append(stop.label) }

    #expect(labels == (0..<40).map { "Bird 0-\($0)" })
    labels = []
    while let stop = Fleet.voiceOver.previous(), labels.count < 60 { labels.append(stop.label) }
    #expect(labels == (0..<39).reversed().map { "Bird 0-\($0)" } + ["Birds"])
  }

  @Test func `it goes from section to section, and to the end of the last one`() {
    let birds = BirdTable([20, 20])
    page.view.addSubview(birds.table)
    setAsAppRootWindow(page)
    func section(_ section: Int) -> [String] { (0..<20).map { "Bird \(section)-\($0)" } }
    var labels: [String] = []

    while let stop = Fleet.voiceOver.next(), labels.count < 60 { labels.append(stop.label) }

    #expect(labels == section(0) + section(1) + ["That is all."])
    labels = []
    while let stop = Fleet.voiceOver.previous(), labels.count < 60 { labels.append(stop.label) }
    #expect(labels == section(1).reversed() + section(0).reversed() + ["Birds"])
  }

  @Test func `it goes to an element that is touched, or says where it stops`() {
    showThree()
    Fleet.voiceOver.move(to: Fleet.screen.buttons["Two"])
    #expect(Fleet.voiceOver.focused?.label == "Two")
  }

  // MARK: Using

  @Test func `it asks the element to act, and taps where that does not`() {
    let card = add(Card(), "Wren", y: 200)
    setAsAppRootWindow(page)

    Fleet.voiceOver.activate()
    #expect(card.trace.lines == ["activate"])
    card.activates = false
    Fleet.voiceOver.activate()
    #expect(card.trace.lines == ["activate", "activate", "touch"])
  }

  @Test func `a row is selected, and a disabled button is refused`() {
    let birds = BirdTable([3])
    page.view.addSubview(birds.table)
    setAsAppRootWindow(page)
    Fleet.voiceOver.next()
    Fleet.voiceOver.activate()
    #expect(birds.calls == ["didSelect 0-0"])

    let button = UIButton(frame: CGRect(x: 0, y: 600, width: 100, height: 44))
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    page.view.addSubview(button)
    Fleet.voiceOver.move(to: button.element)
    #expect(
      failures { Fleet.voiceOver.activate() }.reasons
        == ["Cannot tap UIButton: Control is not enabled."])
  }

  @Test func `values go up and down`() {
    let rating = add(Rating(), "Stars", y: 100)
    rating.accessibilityTraits = .adjustable
    let slider = add(UISlider(), "Volume", y: 200)
    slider.value = 0.95
    let pages = add(UIPageControl(), "Pages", y: 300)
    pages.numberOfPages = 2
    let trace = Trace()
    for control in [slider, pages] {
      control.addAction(UIAction { _ in trace.add("changed") }, for: .valueChanged)
    }
    setAsAppRootWindow(page)

    Fleet.voiceOver.increment()
    Fleet.voiceOver.next()
    Fleet.voiceOver.increment()
    Fleet.voiceOver.increment()
    Fleet.voiceOver.next()
    Fleet.voiceOver.increment()
    Fleet.voiceOver.increment()

    #expect(rating.stars == 3)
    #expect(slider.value == 1)
    #expect(pages.currentPage == 1)
    #expect(trace.lines == ["changed", "changed"])
    Fleet.voiceOver.decrement()
    #expect(pages.currentPage == 0)
  }

  @Test func `an action of the element is chosen by its name`() {
    let card = add(Card(), "Wren", y: 200)
    card.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in
        card.trace.add("archive")
        return true
      }
    ]
    setAsAppRootWindow(page)

    Fleet.voiceOver.chooseAction(named: "Archive")
    #expect(card.trace.lines == ["archive"])
    let received = failures { Fleet.voiceOver.chooseAction(named: "Delete") }
    #expect(
      received.reasons == [
        "Cannot choose action 'Delete' of element 'Wren': There is no such action."
      ])
  }

  // MARK: The whole screen

  @Test func `escape and magic tap go up to whoever answers`() {
    showThree()

    Fleet.voiceOver.escape()
    Fleet.voiceOver.magicTap()
    #expect(page.trace.lines == ["escape", "magic tap"])

    page.answers = false
    #expect(
      failures { Fleet.voiceOver.escape() }.reasons
        == ["Cannot escape with VoiceOver: Nothing on the screen answers to it."])
    #expect(
      failures { Fleet.voiceOver.magicTap() }.reasons
        == ["Cannot make a magic tap with VoiceOver: Nothing on the screen answers to it."])
  }

  // MARK: Where the app sends it

  @Test func `it follows what the app posts`() {
    showThree()
    let three = page.view.subviews.last
    Fleet.voiceOver.next()

    UIAccessibility.post(notification: .layoutChanged, argument: three)
    #expect(Fleet.voiceOver.focused?.label == "Three")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(Fleet.voiceOver.focused?.label == "Three")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(Fleet.voiceOver.focused?.label == "One")
    UIAccessibility.post(notification: .announcement, argument: "Saved")

    #expect(
      Fleet.voiceOver.spoken == ["Two, Button", "Three, Heading", "One, Heading", "Saved"])
  }

  @Test func `elements and observers hear where it is`() {
    let one = add(Card(), "One", y: 100)
    let two = add(Card(), "Two", y: 200)
    setAsAppRootWindow(page)
    let trace = Trace()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: UIApplication.shared, queue: nil
    ) { post in
      let element = post.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView
      MainActor.assumeIsolated { trace.add(element?.accessibilityLabel ?? "") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }

    Fleet.voiceOver.next()
    Fleet.voiceOver.previous()

    #expect(two.trace.lines == ["in", "out"])
    #expect(one.trace.lines == ["in"])
    #expect(one.accessibilityElementIsFocused())
    #expect(trace.lines == ["Two", "One"])
  }
}
