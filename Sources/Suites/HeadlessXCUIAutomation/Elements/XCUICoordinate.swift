import FailureReporting
import Fleet
public import Foundation
public import HeadlessUIKit

/// A point on the screen, by its place in an element.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
  /// The element that the point is told by.
  public let referencedElement: XCUIElement
  private let share: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, _ share: CGVector, _ offset: CGVector) {
    referencedElement = element
    self.share = share
    self.offset = offset
    super.init()
  }

  /// The point on the screen.
  public var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * share.dx + offset.dx,
      y: frame.minY + frame.height * share.dy + offset.dy)
  }

  /// A point so many points away.
  @discardableResult
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, share,
      CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  // MARK: Tapping

  /// Taps whatever is at the point.
  public func tap() {
    perform("tap") { point, site in
      Fleet.screen.tap(at: point, site: site)
    }
  }

  /// Taps whatever is at the point twice.
  public func doubleTap() {
    perform("double tap") { point, site in
      Fleet.screen.tap(at: point, count: 2, site: site)
    }
  }

  // MARK: Pressing and dragging

  /// Presses whatever is at the point for some seconds of UIKit time.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform("press", CallSite(fileID, filePath, line, column)) { point, site in
      Fleet.screen.press(at: point, for: ElementGesture.duration(duration), site: site)
    }
  }

  /// Presses whatever is at the point for some seconds, and drags it to another point.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform("press and drag", CallSite(fileID, filePath, line, column)) { point, site in
      Fleet.screen.drag(
        from: point, to: otherCoordinate.screenPoint, holding: ElementGesture.duration(duration),
        site: site)
    }
  }

  /// Presses whatever is at the point, and drags it to another point; how fast does not matter.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  // MARK: Swiping

  /// The length of a swipe, in points.
  private static let swipeLength: CGFloat = 300

  /// Swipes up from the point.
  public func swipeUp() { swipe(0, -Self.swipeLength, "swipe up", nil) }

  /// Swipes up from the point; how fast does not matter.
  public func swipeUp(
    velocity: XCUIGestureVelocity, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { swipe(0, -Self.swipeLength, "swipe up", CallSite(fileID, filePath, line, column)) }

  /// Swipes down from the point.
  public func swipeDown() { swipe(0, Self.swipeLength, "swipe down", nil) }

  /// Swipes down from the point; how fast does not matter.
  public func swipeDown(
    velocity: XCUIGestureVelocity, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { swipe(0, Self.swipeLength, "swipe down", CallSite(fileID, filePath, line, column)) }

  /// Swipes left from the point.
  public func swipeLeft() { swipe(-Self.swipeLength, 0, "swipe left", nil) }

  /// Swipes left from the point; how fast does not matter.
  public func swipeLeft(
    velocity: XCUIGestureVelocity, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { swipe(-Self.swipeLength, 0, "swipe left", CallSite(fileID, filePath, line, column)) }

  /// Swipes right from the point.
  public func swipeRight() { swipe(Self.swipeLength, 0, "swipe right", nil) }

  /// Swipes right from the point; how fast does not matter.
  public func swipeRight(
    velocity: XCUIGestureVelocity, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { swipe(Self.swipeLength, 0, "swipe right", CallSite(fileID, filePath, line, column)) }

  private func swipe(_ x: CGFloat, _ y: CGFloat, _ verb: String, _ site: CallSite?) {
    perform(verb, site) { point, site in
      Fleet.screen.drag(
        from: point, to: CGPoint(x: point.x + x, y: point.y + y), holding: .zero, site: site)
    }
  }

  // MARK: Doing it

  private func perform(
    _ verb: String, _ site: CallSite? = nil, _ act: (CGPoint, CallSite) -> Void
  ) {
    Interruptions.handle(before: referencedElement)
    AutomationSession.perform(verb, referencedElement, at: site) { act(screenPoint, $0) }
  }
}
