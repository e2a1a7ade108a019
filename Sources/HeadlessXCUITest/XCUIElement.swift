import FailureReporting
public import Fleet
public import Foundation
public import HeadlessUIKit

/// An element of the app's interface, which is looked up when it is used.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
  /// The kind of an element.
  public typealias ElementType = ScreenElement.ElementType

  let screenElement: ScreenElement
  /// The element as XCUITest's texts name it, such as `"Save" Button`.
  let words: String

  /// The line that named the element, which reading an attribute fails at.
  private let site: CallSite?

  init(_ screenElement: ScreenElement, _ words: String, at site: CallSite? = nil) {
    self.screenElement = screenElement
    self.words = words
    self.site = site
    super.init()
  }

  // MARK: Finding elements within it

  /// Finds the elements of a kind within this one, however deep they are.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(screenElement.descendants(matching: type), type)
  }

  /// Finds the elements of a kind directly within this one.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(screenElement.children(matching: type), type)
  }

  /// The first element within this one.
  public var firstMatch: XCUIElement { descendants(matching: .any).firstMatch }

  // MARK: Whether it is there

  /// Whether the element is in the interface.
  public var exists: Bool { AutomationSession.ask { screenElement.exists } }

  /// Whether a finger could touch the element where it is.
  public var isHittable: Bool { AutomationSession.ask { screenElement.isHittable } }

  /// Waits in UIKit time until the element is there; answers whether it is.
  @discardableResult
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    AutomationSession.ask { screenElement.waitForExistence(timeout: timeout) }
  }

  /// Waits in UIKit time until the element is gone; answers whether it is.
  @discardableResult
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    AutomationSession.ask { screenElement.waitForNonExistence(timeout: timeout) }
  }

  /// Waits in UIKit time until the element is gone; answers whether it is.
  @discardableResult
  public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
    waitForNonExistence(timeout: timeout)
  }

  // MARK: What it is

  /// The name by which tests find the element.
  public var identifier: String { read("") { $0.identifier } }

  /// What the element is called.
  public var label: String { read("") { $0.label } }

  /// What the element holds.
  public var value: Any? { read(nil) { $0.value } }

  /// What stands in a field while it is empty.
  public var placeholderValue: String? { read(nil) { $0.placeholderValue } }

  /// The title, which elements of iOS do not have.
  public var title: String { read("") { _ in "" } }

  /// The kind of the element.
  public var elementType: ElementType { read(.any) { $0.elementType } }

  /// The element's rectangle on the screen.
  public var frame: CGRect { read(.zero) { $0.frame } }

  /// Whether the element can be used.
  public var isEnabled: Bool { read(false) { $0.isEnabled } }

  /// Whether the element is selected.
  public var isSelected: Bool { read(false) { $0.isSelected } }

  private func read<Value>(_ missing: Value, _ get: (ScreenElement) -> Value) -> Value {
    AutomationSession.read(
      "get matching snapshot of", words, at: site ?? AutomationSession.lastSite, or: missing
    ) { get(screenElement) }
  }

  // MARK: Gestures

  /// Taps the element; what is disabled is tapped in vain, with a note.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    AutomationSession.perform("tap", words, at: site) {
      guard screenElement.exists, !screenElement.isEnabled else {
        return screenElement.tap(fileID: fileID, filePath: filePath, line: line, column: column)
      }
      reportFailure(
        RecordedFailure(
          "\(words) is disabled: the tap does nothing.", name: .element, severity: .warning,
          site: site))
    }
  }

  /// Taps the element twice.
  public func doubleTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform("double tap", CallSite(fileID, filePath, line, column)) {
      $0.doubleTap(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Presses the element for some seconds of UIKit time.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform("press", CallSite(fileID, filePath, line, column)) {
      $0.press(
        forDuration: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Swipes up over the element.
  public func swipeUp(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform("swipe up", CallSite(fileID, filePath, line, column)) {
      $0.swipeUp(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Swipes down over the element.
  public func swipeDown(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform("swipe down", CallSite(fileID, filePath, line, column)) {
      $0.swipeDown(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Swipes left over the element.
  public func swipeLeft(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform("swipe left", CallSite(fileID, filePath, line, column)) {
      $0.swipeLeft(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Swipes right over the element.
  public func swipeRight(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform("swipe right", CallSite(fileID, filePath, line, column)) {
      $0.swipeRight(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Presses the keys of a text; the element, or one within it, must have the focus.
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform("type text into", CallSite(fileID, filePath, line, column)) {
      $0.typeText(text, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Slides a slider to a share of its range.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform("adjust", CallSite(fileID, filePath, line, column)) {
      $0.adjust(
        toNormalizedSliderPosition: position, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
  }

  /// Spins a wheel of a picker to a value.
  public func adjust(
    toPickerWheelValue value: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform("adjust", CallSite(fileID, filePath, line, column)) {
      $0.adjust(
        toPickerWheelValue: value, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  private func perform(
    _ verb: String, _ site: CallSite, _ act: (ScreenElement) -> Void
  ) {
    AutomationSession.perform(verb, words, at: site) { act(screenElement) }
  }

  // MARK: Coordinates

  /// A point on the screen by shares of the element's width and height.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalizedOffset, CGVector(dx: 0, dy: 0))
  }
}
