import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIView.longPress(), swipe(_:), pinch(scale:) and their kin", .freshApplication)
struct UIViewGestureHelperTests {
  /// A card that writes down what its recognizers see.
  final class Card: UIView {
    var seen: [String] = []

    override class var objectiveCMembers: [Selector.Method] {
      [
        .method("press:", Card.press), .method("swipe:", Card.swipe),
        .method("pinch:", Card.pinch), .method("rotate:", Card.rotate), .method("tap:", Card.tap),
      ]
    }

    func press(_ recognizer: UILongPressGestureRecognizer) {
      seen.append("press \(recognizer.state == .began ? "began" : "went on")")
    }

    func swipe(_ recognizer: UISwipeGestureRecognizer) { seen.append("swiped") }

    func rotate(_ recognizer: UIRotationGestureRecognizer) {
      if recognizer.state == .ended { seen.append("turned by \(recognizer.rotation.rounded())") }
    }

    func tap(_ recognizer: UITapGestureRecognizer) {
      seen.append("tapped by \(recognizer.numberOfTouches)")
    }

    func pinch(_ recognizer: UIPinchGestureRecognizer) {
      if recognizer.state == .ended { seen.append("pinched to \(recognizer.scale)") }
    }
  }

  private let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `a long press begins and ends, and time goes on by as much (behaviour 221)`() {
    card.addGestureRecognizer(UILongPressGestureRecognizer(target: card, action: "press:"))
    let before = UIApplication.shared.mainLoop.now

    #expect(failures { card.longPress() }.isEmpty)

    #expect(card.seen == ["press began", "press went on"])
    #expect(UIApplication.shared.mainLoop.now - before >= .milliseconds(500))
  }

  @Test(arguments: [1e30, .infinity, .nan, -1] as [TimeInterval])
  func `a press of no length that there is lasts a minute at most`(seconds: TimeInterval) {
    card.addGestureRecognizer(UILongPressGestureRecognizer(target: card, action: "press:"))
    let before = UIApplication.shared.mainLoop.now

    #expect(failures { card.press(forDuration: seconds) }.isEmpty)

    #expect(UIApplication.shared.mainLoop.now - before <= .seconds(61))
  }

  @Test func `a swipe is seen in its direction only`() {
    let left = UISwipeGestureRecognizer(target: card, action: "swipe:")
    left.direction = .left
    card.addGestureRecognizer(left)

    card.swipe(.right)
    #expect(card.seen.isEmpty)
    card.swipe(.left)

    #expect(card.seen == ["swiped"])
  }

  @Test func `a pinch scales as far as it was asked to`() {
    card.addGestureRecognizer(UIPinchGestureRecognizer(target: card, action: "pinch:"))

    card.pinch(scale: 2)

    #expect(card.seen == ["pinched to 2.0"])
  }

  @Test func `a swipe in a direction has a word of its own`() {
    for direction in [.up, .down, .left, .right] as [UISwipeGestureRecognizer.Direction] {
      let recognizer = UISwipeGestureRecognizer(target: card, action: "swipe:")
      recognizer.direction = direction
      card.gestureRecognizers = [recognizer]
      card.seen = []
      let swipes = [card.swipeUp, card.swipeDown, card.swipeLeft, card.swipeRight]
      for swipe in swipes { swipe(#fileID, #filePath, #line, #column) }

      #expect(card.seen == ["swiped"])
    }
  }

  @Test func `two fingers turn and tap`() {
    let tap = UITapGestureRecognizer(target: card, action: "tap:")
    tap.numberOfTouchesRequired = 2
    card.addGestureRecognizer(tap)
    card.twoFingerTap()
    card.removeGestureRecognizer(tap)
    card.addGestureRecognizer(UIRotationGestureRecognizer(target: card, action: "rotate:"))
    card.rotate(1)

    #expect(card.seen == ["tapped by 2", "turned by 1.0"])
  }

  @Test func `each says what stops the user, and sends nothing`() {
    card.addGestureRecognizer(UILongPressGestureRecognizer(target: card, action: "press:"))
    card.addGestureRecognizer(UIPinchGestureRecognizer(target: card, action: "pinch:"))
    card.isHidden = true

    let received = failures {
      card.longPress()
      card.swipe(.left)
      card.pinch(scale: 2)
      card.swipeLeft()
      card.rotate(1)
      card.twoFingerTap()
    }

    #expect(
      received.reasons == [
        "Cannot press Card: Control is not visible.",
        "Cannot swipe Card: Control is not visible.",
        "Cannot pinch Card: Control is not visible.",
        "Cannot swipe Card: Control is not visible.",
        "Cannot rotate Card: Control is not visible.",
        "Cannot tap Card: Control is not visible.",
      ])
    #expect(card.seen.isEmpty)
  }

  @Test func `each is still a gesture where nothing listens`() {
    let received = failures {
      card.longPress()
      card.swipe(.up)
      card.pinch(scale: 0.5)
    }

    #expect(received.isEmpty)
  }
}
