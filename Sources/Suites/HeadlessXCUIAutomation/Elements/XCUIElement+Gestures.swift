import FailureReporting
import Fleet
public import Foundation
import HeadlessUIKit

extension XCUIElement {
  // MARK: Tapping

  /// Taps the element; what is disabled is tapped in vain, with a note.
  public func tap() { touch("tap", .tap) }

  /// Taps the element twice.
  public func doubleTap() { touch("double tap", .doubleTap) }

  /// Taps the element with two fingers.
  public func twoFingerTap() { touch("two finger tap", .tap(count: 1, fingers: 2)) }

  /// Taps the element several times with several fingers.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch(
      "tap", .tap(count: numberOfTaps, fingers: numberOfTouches),
      CallSite(fileID, filePath, line, column))
  }

  // MARK: Pressing and dragging

  /// Presses the element for some seconds of UIKit time.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("press", .press(forDuration: duration), CallSite(fileID, filePath, line, column))
  }

  /// Presses the element for some seconds, and drags it to another one.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    touch(
      "press and drag", .drag(to: otherElement.screenElement, holding: duration),
      CallSite(fileID, filePath, line, column))
  }

  /// Presses the element for some seconds, and drags it to another one; how fast does not matter.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  // MARK: Swiping

  /// Swipes up over the element.
  public func swipeUp() { swipe(.up, nil) }

  /// Swipes up over the element; how fast does not matter.
  public func swipeUp(
    velocity: XCUIGestureVelocity, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { swipe(.up, CallSite(fileID, filePath, line, column)) }

  /// Swipes down over the element.
  public func swipeDown() { swipe(.down, nil) }

  /// Swipes down over the element; how fast does not matter.
  public func swipeDown(
    velocity: XCUIGestureVelocity, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { swipe(.down, CallSite(fileID, filePath, line, column)) }

  /// Swipes left over the element.
  public func swipeLeft() { swipe(.left, nil) }

  /// Swipes left over the element; how fast does not matter.
  public func swipeLeft(
    velocity: XCUIGestureVelocity, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { swipe(.left, CallSite(fileID, filePath, line, column)) }

  /// Swipes right over the element.
  public func swipeRight() { swipe(.right, nil) }

  /// Swipes right over the element; how fast does not matter.
  public func swipeRight(
    velocity: XCUIGestureVelocity, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { swipe(.right, CallSite(fileID, filePath, line, column)) }

  // MARK: Two fingers

  /// Pinches the element: a scale over 1 spreads the fingers, with a velocity over 0.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard scale > 0, (scale < 1) == (velocity < 0) else {
      return misuse("pinch", "A scale under 1 needs a velocity under 0, and one over 1 none.", site)
    }
    touch("pinch", .pinch(scale: scale), site)
  }

  /// Turns two fingers on the element by an angle in radians, with a velocity of the same sign.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard (rotation < 0) == (velocity < 0) else {
      return misuse("rotate", "Rotation and velocity must have the same sign.", site)
    }
    touch("rotate", .rotate(rotation), site)
  }

  // MARK: Typing

  /// Presses the keys of a text; the element, or one within it, must have the focus.
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    // A suite may write the return key as one of several characters.
    let text = text.replacing("\r", with: "\n").replacing("\u{3}", with: "\n")
    perform("type text into", .typeText(text), CallSite(fileID, filePath, line, column))
  }

  /// Presses a key of a hardware keyboard.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    typeKey(
      key.rawValue, modifierFlags: flags, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Presses a key of a hardware keyboard.
  ///
  /// A key command of the responders or of the main menu is performed; without one the key goes to
  /// whatever has the focus.
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      "type key into", .press(key: XCUIKeyboardKey(key).input, flags.ofKeyCommands),
      CallSite(fileID, filePath, line, column))
  }

  // MARK: Values

  /// Slides a slider to a share of its range.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("adjust", .slide(to: position), CallSite(fileID, filePath, line, column))
  }

  /// The share of its range that a slider is at, as its value says it.
  public var normalizedSliderPosition: CGFloat {
    let percent = (value as? String).flatMap { Double($0.replacing("%", with: "")) } ?? 0
    return CGFloat(percent / 100)
  }

  /// Spins a wheel of a picker to a value.
  public func adjust(
    toPickerWheelValue value: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("adjust", .spin(to: value), CallSite(fileID, filePath, line, column))
  }

  // MARK: Doing it

  private func swipe(_ direction: UISwipeGestureRecognizer.Direction, _ site: CallSite?) {
    let words =
      switch direction {
      case .up: "up"
      case .down: "down"
      case .left: "left"
      default: "right"
      }
    touch("swipe \(words)", .swipe(direction), site)
  }

  /// Touches the element; that it is disabled is no failure, and does nothing.
  private func touch(_ verb: String, _ gesture: ElementGesture, _ site: CallSite? = nil) {
    perform(verb, gesture, site, leavingOutDisabled: true)
  }

  private func perform(
    _ verb: String, _ gesture: ElementGesture, _ site: CallSite?,
    leavingOutDisabled: Bool = false
  ) {
    Interruptions.handle(before: self)
    AutomationSession.perform(verb, self, at: site) { near in
      var problem: Problem?
      screenElement.perform(gesture, scrolling: .byAccessibility, at: near) { fault in
        guard leavingOutDisabled, fault.node?.isEnabled == false else {
          problem = ElementTexts.problem(fault, in: verb, self)
          return
        }
        reportFailure(
          RecordedFailure(
            "\(words) is disabled: the \(verb) does nothing.", name: .element, kind: .refused,
            severity: .warning, site: site ?? CallerLine.find() ?? near))
      }
      if let problem { throw problem }
    }
  }

  private func misuse(_ verb: String, _ sentence: String, _ site: CallSite) {
    guard !AutomationSession.isInert else { return }
    AutomationSession.fail("Failed to \(verb) \(words): \(sentence)", "", site)
  }
}
