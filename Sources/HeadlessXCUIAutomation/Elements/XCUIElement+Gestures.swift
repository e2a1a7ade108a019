import FailureReporting
import Fleet
public import Foundation
import HeadlessUIKit

extension XCUIElement {
  // MARK: Tapping

  /// Taps the element; what is disabled is tapped in vain, with a note.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    touch("tap", CallSite(fileID, filePath, line, column)) {
      $0.tap(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Taps the element twice.
  public func doubleTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    touch("double tap", CallSite(fileID, filePath, line, column)) {
      $0.doubleTap(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Taps the element with two fingers.
  public func twoFingerTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    touch("two finger tap", CallSite(fileID, filePath, line, column)) {
      $0.twoFingerTap(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Taps the element several times with several fingers.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    touch("tap", site) { $0.tap(count: numberOfTaps, fingers: numberOfTouches, site: site) }
  }

  // MARK: Pressing and dragging

  /// Presses the element for some seconds of UIKit time.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("press", CallSite(fileID, filePath, line, column)) {
      $0.press(
        forDuration: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Presses the element for some seconds, and drags it to another one.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    touch("press and drag", CallSite(fileID, filePath, line, column)) {
      $0.press(
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

  /// Swipes up over the element; how fast does not matter.
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("swipe up", CallSite(fileID, filePath, line, column)) {
      $0.swipeUp(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Swipes down over the element; how fast does not matter.
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("swipe down", CallSite(fileID, filePath, line, column)) {
      $0.swipeDown(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Swipes left over the element; how fast does not matter.
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("swipe left", CallSite(fileID, filePath, line, column)) {
      $0.swipeLeft(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Swipes right over the element; how fast does not matter.
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("swipe right", CallSite(fileID, filePath, line, column)) {
      $0.swipeRight(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

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
    touch("pinch", site) {
      $0.pinch(withScale: scale, fileID: fileID, filePath: filePath, line: line, column: column)
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
    touch("rotate", site) {
      $0.rotate(rotation, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  // MARK: Typing

  /// Presses the keys of a text; the element, or one within it, must have the focus.
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    // A suite may write the key as its own text has it.
    let text = text.replacing("\r", with: "\n").replacing("\u{3}", with: "\n")
    perform("type text into", CallSite(fileID, filePath, line, column)) {
      $0.typeText(text, fileID: fileID, filePath: filePath, line: line, column: column)
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
    perform("type key into", site) {
      $0.press(
        key: XCUIKeyboardKey(key).input, flags.ofKeyCommands, site: site)
    }
  }

  // MARK: Values

  /// Slides a slider to a share of its range.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    touch("adjust", CallSite(fileID, filePath, line, column)) {
      $0.adjust(
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
    touch("adjust", CallSite(fileID, filePath, line, column)) {
      $0.adjust(
        toPickerWheelValue: value, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  // MARK: Doing it

  /// Touches the element, unless it is disabled: that is no failure, and does nothing.
  private func touch(
    _ verb: String, _ site: CallSite, _ act: (ScreenElement) -> Void
  ) {
    perform(verb, site) { element in
      let nodes = element.nodes
      guard nodes.count == 1, nodes.first?.isEnabled == false else { return act(element) }
      reportFailure(
        RecordedFailure(
          "\(words) is disabled: the \(verb) does nothing.", name: .element, severity: .warning,
          site: site))
    }
  }

  private func perform(_ verb: String, _ site: CallSite, _ act: (ScreenElement) -> Void) {
    Interruptions.handle(before: self)
    AutomationSession.perform(verb, self, at: site) { act(screenElement) }
  }

  private func misuse(_ verb: String, _ sentence: String, _ site: CallSite) {
    guard !AutomationSession.isInert else { return }
    AutomationSession.fail("Failed to \(verb) \(words): \(sentence)", "", site)
  }
}
