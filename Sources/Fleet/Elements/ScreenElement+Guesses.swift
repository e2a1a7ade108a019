public import Foundation
import HeadlessUIKit

// Names from other tools, for which the compiler suggests the right one. They are implemented,
// though they cannot be called.

extension ScreenElement {
  /// Is called `tap()` here.
  @available(*, unavailable, renamed: "tap()")
  public func click() { tap() }

  /// Is called `tap()` here.
  @available(*, unavailable, renamed: "tap()")
  public func press() { tap() }

  /// Is called `doubleTap()` here.
  @available(*, unavailable, renamed: "doubleTap()")
  public func doubleClick() { doubleTap() }

  /// Is called `flip()` here.
  @available(*, unavailable, renamed: "flip()")
  public func toggle() { flip() }

  /// Is called `clearText()` here.
  @available(*, unavailable, renamed: "clearText()")
  public func clear() { clearText() }

  /// Is called `enter(_:)` here.
  @available(*, unavailable, renamed: "enter(_:)")
  public func fill(_ text: String) { enter(text) }

  /// Is called `enter(_:)` here.
  @available(*, unavailable, renamed: "enter(_:)")
  public func replaceText(_ text: String) { enter(text) }

  /// Is called `enter(_:)` here.
  @available(*, unavailable, renamed: "enter(_:)")
  public func setText(_ text: String) { enter(text) }

  /// Is called `exists` here.
  @available(*, unavailable, renamed: "exists")
  public var isVisible: Bool { exists }

  /// Is called `exists` here.
  @available(*, unavailable, renamed: "exists")
  public var isDisplayed: Bool { exists }

  /// Is called `hasKeyboardFocus` here.
  @available(*, unavailable, renamed: "hasKeyboardFocus")
  public var isFocused: Bool { hasKeyboardFocus }

  /// Is called `label` here.
  @available(*, unavailable, renamed: "label")
  public var text: String { label }

  /// Is called `label` here.
  @available(*, unavailable, renamed: "label")
  public var accessibilityLabel: String { label }

  /// Is called `identifier` here.
  @available(*, unavailable, renamed: "identifier")
  public var accessibilityIdentifier: String { identifier }

  /// Is called `waitForExistence(timeout:)` here.
  @available(*, unavailable, renamed: "waitForExistence(timeout:)")
  public func waitFor(timeout: Double = 1) -> Bool { waitForExistence(timeout: timeout) }

  /// Is called `scrollToVisible()` here.
  @available(*, unavailable, renamed: "scrollToVisible()")
  public func scrollTo() { scrollToVisible() }

  /// Is called `scrollToVisible()` here.
  @available(*, unavailable, renamed: "scrollToVisible()")
  public func scrollIntoView() { scrollToVisible() }

  /// Is called `chooseMenuItem(withTitle:)` here.
  @available(*, unavailable, renamed: "chooseMenuItem(withTitle:)")
  public func selectMenuItem(_ text: String) { chooseMenuItem(withTitle: text) }

  /// Is called `pinch(withScale:)` here.
  @available(*, unavailable, renamed: "pinch(withScale:)")
  public func pinch(scale: CGFloat) { pinch(withScale: scale) }

  /// Is called `swipeDown()` here: what stands in a sheet takes it along.
  @available(*, unavailable, renamed: "swipeDown()")
  public func dismissBySwipingDown() { swipeDown() }

  /// Is a word of view controllers.
  @available(*, unavailable, message: "call it on the view controller that is presented")
  public func dismissByTappingOutside() {}

  /// Is called `selectSegment(withTitle:)` here.
  @available(*, unavailable, renamed: "selectSegment(withTitle:)")
  public func selectSegment(_ text: String) { selectSegment(withTitle: text) }
}
