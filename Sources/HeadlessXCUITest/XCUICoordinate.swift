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
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, share,
      CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Taps whatever is at the point.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    AutomationSession.perform("tap", "coordinate in \(referencedElement.words)", at: site) {
      Fleet.screen.tap(at: screenPoint, site: site)
    }
  }
}
