package import Foundation
package import HeadlessUIKit

/// A test's gesture on an element: its words, and its act once the element is found.
@MainActor
package struct ElementGesture {
  /// The verb of the gesture, such as `tap`.
  private let verb: String
  /// The kind that an element lacks for the gesture.
  private let lack: String
  private let act: (ElementNode) -> Act?

  init(
    _ verb: String, orElse lack: String = "", _ act: @escaping (ElementNode) -> Act?
  ) {
    self.verb = verb
    self.lack = lack
    self.act = act
  }

  /// Makes the gesture on the one element that a search finds, or returns the fault.
  func go(with search: ElementSearch, on occasion: Occasion) -> Fault? {
    let (found, fault) = search.lookUp(to: verb, on: occasion)
    guard let node = found else {
      UserAct.tell(.isAbout(.missing(ElementWords.words(search)), doing: verb))
      return fault
    }
    guard node.holder?.isInert != true else { return nil }
    UserAct.tell(.isAbout(.element(node), doing: verb))
    ElementScrolling.show(node, on: occasion)
    UserAct.tell(.uses(node, in: occasion.application))
    var failed =
      if let act = act(node) {
        act.go(on: occasion)
      } else {
        Fault(.element, ElementWords.unfit(verb, node, lack))
      }
    failed?.node = node
    return failed
  }

  // MARK: Tapping and pressing

  package static let tap = ElementGesture("tap") { $0.tapping }
  package static let doubleTap = ElementGesture("double tap") { $0.doubleTapping }

  /// Taps without a pause, with several fingers beside each other.
  package static func tap(count: Int, fingers: Int) -> ElementGesture {
    ElementGesture("tap") { node in
      node.moving("tap") { view, _ in view.userTap(count: count, fingers: fingers) }
    }
  }

  package static func press(forDuration duration: TimeInterval) -> ElementGesture {
    ElementGesture("press") { $0.pressing(for: Self.duration(duration)) }
  }

  /// Presses for as long as a long press takes.
  static let longPress = ElementGesture("press") { node in
    guard node.view != nil else { return node.pressing(for: .seconds(1)) }
    return node.moving("press") { view, _ in view.userLongPress() }
  }

  /// Scrolls until the element is in sight.
  static let scrollToVisible = ElementGesture("scroll to") { $0.showing }

  /// Presses for some time, and drags to the middle of another element.
  package static func drag(
    to other: ScreenElement, holding duration: TimeInterval
  ) -> ElementGesture {
    ElementGesture("drag") { node in
      Act(with: .application(.shared)) { occasion in
        let (target, fault) = other.search.lookUp(to: "drag to", on: occasion)
        guard let frame = target?.frame else { return fault }
        let end = CGPoint(x: frame.midX, y: frame.midY)
        return node.dragging(to: end, holding: Self.duration(duration)).go(on: occasion)
      }
    }
  }

  /// The longest that a finger presses, in seconds.
  private static let longestPress: TimeInterval = 60

  /// For how long a finger presses that is to do so for some seconds, which need not be a number.
  package static func duration(_ seconds: TimeInterval) -> Duration {
    .seconds(seconds.isFinite ? min(max(0, seconds), longestPress) : 0)
  }

  // MARK: Swiping and two fingers

  package static func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> ElementGesture {
    ElementGesture("swipe") { $0.swiping(direction) }
  }

  package static func pinch(scale: CGFloat) -> ElementGesture {
    ElementGesture("pinch") { $0.moving("pinch") { view, _ in view.userPinch(scale: scale) } }
  }

  package static func rotate(_ angle: CGFloat) -> ElementGesture {
    ElementGesture("rotate") { $0.moving("rotate") { view, _ in view.userRotate(by: angle) } }
  }

  // MARK: Keys

  /// Presses keys, where the element or one within it has the focus.
  package static func typeText(_ text: String) -> ElementGesture {
    ElementGesture("type text into") { $0.typing(text) }
  }

  /// Presses a key of a keyboard that is connected to the device.
  package static func press(
    key input: String, _ modifiers: UIKeyModifierFlags
  ) -> ElementGesture {
    ElementGesture("press key") { _ in
      Act(with: .application(.shared)) { occasion in
        occasion.application.userPress(key: input, modifiers)
          ? nil : Fault(.application, ApplicationWords.noScreen(to: "press key '\(input)'"))
      }
    }
  }
}
