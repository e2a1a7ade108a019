import FailureReporting
public import Foundation
import HeadlessUIKit

extension ScreenElement {
  // MARK: Tapping and pressing

  /// Taps the element the way a finger would.
  ///
  /// Elements out of sight are scrolled to first; rows and items that do not exist yet are looked
  /// for by scrolling, where the query asks for cells or texts. A label or an image hands the touch
  /// on to its container. Records a failure, and sends nothing, when the element does not exist,
  /// when several match, or when a user could not reach it.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// let save = UIButton(primaryAction: UIAction(title: "Save") { _ in })
  /// save.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
  /// page.view.addSubview(save)
  /// setAsAppRootWindow(page)
  ///
  /// Fleet.screen.buttons["Save"].tap()
  /// ```
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.tap, at: CallSite(fileID, filePath, line, column)) }

  /// Taps the element twice, without a pause.
  ///
  /// ```swift
  /// let photo = UIImageView()
  /// photo.isUserInteractionEnabled = true
  /// photo.element.doubleTap()
  /// ```
  public func doubleTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.doubleTap, at: CallSite(fileID, filePath, line, column)) }

  /// Presses the element for some time, in seconds, and lets go; UIKit time moves on by that.
  ///
  /// Elements that act on the lifted finger do so: a segment, a tab, an action of an alert, an item
  /// of a menu, a key. The key that deletes and a stepper go on while they are held.
  ///
  /// ```swift
  /// let photo = UIImageView()
  /// photo.isUserInteractionEnabled = true
  /// photo.element.press(forDuration: 1)
  /// ```
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(.press(forDuration: duration), at: CallSite(fileID, filePath, line, column))
  }

  /// Presses the element for some time, in seconds, and drags it to the middle of another one.
  ///
  /// A row is moved by its handle, an item of a collection view by itself where it can be moved,
  /// and the view around the element scrolls where nothing else follows the finger.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.element.press(forDuration: 0.5, thenDragTo: card.element)
  /// ```
  public func press(
    forDuration duration: TimeInterval, thenDragTo other: ScreenElement,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.drag(to: other, holding: duration), at: CallSite(fileID, filePath, line, column))
  }

  /// Taps the element with two fingers.
  ///
  /// ```swift
  /// let map = UIView()
  /// map.element.twoFingerTap()
  /// ```
  public func twoFingerTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(.tap(count: 1, fingers: 2), at: CallSite(fileID, filePath, line, column))
  }

  // MARK: Swiping and pinching

  /// Swipes up over the element: scroll views show content further down.
  ///
  /// ```swift
  /// setAsAppRootWindow(UITableViewController())
  /// Fleet.screen.tables.firstMatch.swipeUp()
  /// ```
  public func swipeUp(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.swipe(.up), at: CallSite(fileID, filePath, line, column)) }

  /// Swipes down over the element: scroll views show content further up.
  ///
  /// ```swift
  /// setAsAppRootWindow(UITableViewController())
  /// Fleet.screen.tables.firstMatch.swipeDown()
  /// ```
  public func swipeDown(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.swipe(.down), at: CallSite(fileID, filePath, line, column)) }

  /// Swipes left over the element: a row of a table shows its actions at the far edge.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.element.swipeLeft()
  /// ```
  public func swipeLeft(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.swipe(.left), at: CallSite(fileID, filePath, line, column)) }

  /// Swipes right over the element: a row of a table shows its actions at the near edge.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.element.swipeRight()
  /// ```
  public func swipeRight(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.swipe(.right), at: CallSite(fileID, filePath, line, column)) }

  /// Swipes over the element in a direction, as `swipeUp()` and the others do in theirs.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.element.swipe(.left)
  /// ```
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.swipe(direction), at: CallSite(fileID, filePath, line, column)) }

  /// Pinches the element with two fingers: a scale over 1 spreads them.
  ///
  /// ```swift
  /// let map = UIView()
  /// map.element.pinch(withScale: 2)
  /// ```
  public func pinch(
    withScale scale: CGFloat, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.pinch(scale: scale), at: CallSite(fileID, filePath, line, column)) }

  /// Turns two fingers on the element by an angle in radians, clockwise where it is over 0.
  ///
  /// ```swift
  /// let map = UIView()
  /// map.element.rotate(.pi / 2)
  /// ```
  public func rotate(
    _ angle: CGFloat, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.rotate(angle), at: CallSite(fileID, filePath, line, column)) }

  // MARK: Typing

  /// Presses the keys of a text; the element, or one within it, must have the focus.
  ///
  /// The text goes in as by `UITextField.type(_:)`, at the caret and over the selection. A line
  /// break is the return key, and `\u{8}` deletes backward. On the screen's own element, the keys
  /// go to the first responder.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// page.view.addSubview(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
  /// setAsAppRootWindow(page)
  ///
  /// Fleet.screen.textFields.firstMatch.tap()
  /// Fleet.screen.textFields.firstMatch.typeText("Ada")
  /// ```
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.typeText(text), at: CallSite(fileID, filePath, line, column)) }

  /// Taps a field, types a text, and ends editing, as `UITextField.enter(_:)` does.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// page.view.addSubview(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
  /// setAsAppRootWindow(page)
  ///
  /// Fleet.screen.textFields.firstMatch.enter("Ada")
  /// ```
  public func enter(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit("enter text into", at: CallSite(fileID, filePath, line, column)) { $0.enter(text) }
  }

  // MARK: Custom actions

  /// Chooses a custom action of the element, as a user of VoiceOver does.
  ///
  /// Records a failure when there is no such action, or when it returns that it failed.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.accessibilityCustomActions = [
  ///   UIAccessibilityCustomAction(name: "Archive") { _ in true }
  /// ]
  /// card.element.chooseCustomAction(named: "Archive")
  /// ```
  public func chooseCustomAction(
    named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .choose(customActionNamed: name), at: CallSite(fileID, filePath, line, column))
  }

  // MARK: Values

  /// Flips a switch the way a finger would.
  ///
  /// Records a failure, and sends nothing, when the element is no switch or a user could not reach it.
  ///
  /// ```swift
  /// let newsletter = UISwitch()
  /// newsletter.element.flip()
  /// ```
  public func flip(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.flip, at: CallSite(fileID, filePath, line, column)) }

  /// Slides the thumb of a slider to a share of its range, from 0 to 1.
  ///
  /// ```swift
  /// let volume = UISlider()
  /// volume.element.adjust(toNormalizedSliderPosition: 0.75)
  /// ```
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.slide(to: position), at: CallSite(fileID, filePath, line, column)) }

  /// Spins a wheel of a picker until a value is in the middle.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// page.view.addSubview(UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216)))
  /// setAsAppRootWindow(page)
  /// swallowAnyErrors {
  ///   Fleet.screen.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Large")  // it has no wheels
  /// }
  /// ```
  public func adjust(
    toPickerWheelValue value: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.spin(to: value), at: CallSite(fileID, filePath, line, column)) }

  // MARK: Doing it

  /// Finds the element and makes a gesture on it, or records why not.
  func perform(_ gesture: ElementGesture, at site: CallSite) {
    perform(gesture, scrolling: .byFinger, at: site) { $0.report(at: site) }
  }

  /// Finds the element and makes a gesture on it.
  ///
  /// - Parameters:
  ///   - scrolling: How elements out of sight come into sight.
  ///   - fail: Called with the fault, before the application goes on.
  package func perform(
    _ gesture: ElementGesture, scrolling: Scrolling, at site: CallSite,
    orElse fail: (Fault) -> Void
  ) {
    guard !search.isInert else { return }
    Gesture.perform(in: search.application, at: site) { application in
      let occasion = Occasion(application: application, site: site, scrolling: scrolling)
      if let fault = gesture.go(with: search, on: occasion) { fail(fault) }
    }
  }
}
