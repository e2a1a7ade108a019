import FailureReporting
import Fleet
public import Foundation
import HeadlessUIKit

extension XCUIElement {
  // MARK: Tapping

  /// Taps the element; what is disabled is tapped in vain, with a note.
  public func tap() { touch("tap") { $0.tap(at: $1) } }

  /// Taps the element twice.
  public func doubleTap() { touch("double tap") { $0.doubleTap(at: $1) } }

  /// Taps the element with two fingers.
  public func twoFingerTap() { touch("two finger tap") { $0.tap(count: 1, fingers: 2, site: $1) } }

  /// Taps the element several times with several fingers.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    touch("tap", site) { $0.tap(count: numberOfTaps, fingers: numberOfTouches, site: $1) }
  }

  // MARK: Pressing and dragging

  /// Presses the element for some seconds of UIKit time.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("press", CallSite(fileID, filePath, line, column)) { element, _ in
      element.press(
        forDuration: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Presses the element for some seconds, and drags it to another one.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    touch("press and drag", CallSite(fileID, filePath, line, column)) { element, _ in
      element.press(
        forDuration: duration, thenDragTo: otherElement.screenElement, fileID: fileID,
        filePath: filePath, line: line, column: column)
    }
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
    touch("pinch", site) { element, _ in
      element.pinch(
        withScale: scale, fileID: fileID, filePath: filePath, line: line, column: column)
    }
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
    touch("rotate", site) { element, _ in
      element.rotate(rotation, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  // MARK: Typing

  /// Presses the keys of a text; the element, or one within it, must have the focus.
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    // A suite may write the return key as one of several characters.
    let text = text.replacing("\r", with: "\n").replacing("\u{3}", with: "\n")
    perform("type text into", CallSite(fileID, filePath, line, column)) { element, _ in
      element.typeText(text, fileID: fileID, filePath: filePath, line: line, column: column)
    }
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
    let site = CallSite(fileID, filePath, line, column)
    perform("type key into", site) { element, _ in
      element.press(
        key: XCUIKeyboardKey(key).input, flags.ofKeyCommands, site: site)
    }
  }

  // MARK: Values

  /// Slides a slider to a share of its range.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("adjust", CallSite(fileID, filePath, line, column)) { element, _ in
      element.adjust(
        toNormalizedSliderPosition: position, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
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
    touch("adjust", CallSite(fileID, filePath, line, column)) { element, _ in
      element.adjust(
        toPickerWheelValue: value, fileID: fileID, filePath: filePath, line: line, column: column)
    }
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
    touch("swipe \(words)", site) { $0.swipe(direction, at: $1) }
  }

  /// Touches the element, unless it is disabled: that is no failure, and does nothing.
  private func touch(
    _ verb: String, _ site: CallSite? = nil, _ act: (ScreenElement, CallSite) -> Void
  ) {
    perform(verb, site) { element, near in
      let nodes = element.nodes
      guard nodes.count == 1, nodes.first?.isEnabled == false else { return act(element, near) }
      reportFailure(
        RecordedFailure(
          "\(words) is disabled: the \(verb) does nothing.", name: .element, severity: .warning,
          site: site ?? CallerLine.find() ?? near))
    }
  }

  private func perform(
    _ verb: String, _ site: CallSite?, _ act: (ScreenElement, CallSite) -> Void
  ) {
    Interruptions.handle(before: self)
    AutomationSession.perform(verb, self, at: site) { act(screenElement, $0) }
  }

  private func misuse(_ verb: String, _ sentence: String, _ site: CallSite) {
    guard !AutomationSession.isInert else { return }
    AutomationSession.fail("Failed to \(verb) \(words): \(sentence)", "", site)
  }
}
